import { texts as previewedBrokers } from './previewed-brokers.data.ts'

/** What the home page, the download and the status say alike. */
export const texts = {
  'Set up MetaTrader 5': 'Prepara MetaTrader 5',
  ...previewedBrokers,
} as const
