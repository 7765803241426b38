import type { texts as spanish } from '../es/setup.data.ts'

/** What the home page and the download say alike. */
export const texts = {
  'Set up MetaTrader 5': 'Prepare o MetaTrader 5',
} as const satisfies Record<keyof typeof spanish, string>
