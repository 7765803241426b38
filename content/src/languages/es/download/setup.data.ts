import { texts as previewedBrokers } from './previewed-brokers.data.ts'

/** What the home page, the download, the status and the library say alike. */
export const texts = {
  'Set up MetaTrader 5': 'Prepara MetaTrader 5',
  ...previewedBrokers,
  Buy: 'Compra',
  Sell: 'Venta',
  'Upper band': 'Banda superior',
  'Lower band': 'Banda inferior',
} as const
