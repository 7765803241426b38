import type { texts as spanish } from '../es/setup.data.ts'
import { texts as previewedBrokers } from './previewed-brokers.data.ts'

/** What the home page, the download and the status say alike. */
export const texts = {
  'Set up MetaTrader 5': 'Prepare o MetaTrader 5',
  ...previewedBrokers,
} as const satisfies Record<keyof typeof spanish, string>
