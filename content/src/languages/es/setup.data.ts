/** What the home page and the download say alike. */
export const texts = {
  'Set up MetaTrader 5': 'Prepara MetaTrader 5',
} as const
