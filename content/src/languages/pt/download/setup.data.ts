import type { previewedBrokers as spanishBrokers, texts as spanish } from '../../es/download/setup.data.ts'

/** What is said of the brokers, on screens and in written content. */
export const previewedBrokers = {
  '{broker} is a preview: the connection is built from {basis} and has never run against the real service.':
    'A conexão com a {broker} é uma prévia: foi construída a partir de {basis} e nunca foi testada com o serviço real.',
  'public knowledge of its web client': 'informações públicas sobre o cliente web dela',
  'the documentation of its public interface': 'documentação da interface pública dela',
  'candles of your own charts': 'velas dos seus próprios gráficos',
} as const satisfies Record<keyof typeof spanishBrokers, string>

/** What the home page, the download, the status and the library say alike. */
export const texts = {
  'Set up MetaTrader 5': 'Prepare o MetaTrader 5',
  ...previewedBrokers,
  Buy: 'Compra',
  Sell: 'Venda',
  'Upper band': 'Banda superior',
  'Lower band': 'Banda inferior',
} as const satisfies Record<keyof typeof spanish, string>
