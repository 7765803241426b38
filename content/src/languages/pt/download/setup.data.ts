import type { texts as spanish } from '../../es/download/setup.data.ts'
import { texts as previewedBrokers } from './previewed-brokers.data.ts'

/** What the home page, the download, the status and the library say alike. */
export const texts = {
  'Set up MetaTrader 5': 'Prepare o MetaTrader 5',
  ...previewedBrokers,
  Buy: 'Compra',
  Sell: 'Venda',
  'Upper band': 'Banda superior',
  'Lower band': 'Banda inferior',
} as const satisfies Record<keyof typeof spanish, string>
