import type { texts as spanish } from '../../es/download/previewed-brokers.data.ts'

/** What is said of the brokers, on screens and in written content. */
export const texts = {
  '{broker} is a preview: the connection is built from {basis} and has never run against the real service.':
    'A conexão com a {broker} é uma prévia: foi construída a partir de {basis} e nunca foi testada com o serviço real.',
  'public knowledge of its web client': 'informações públicas sobre o cliente web dela',
  'the documentation of its public interface': 'documentação da interface pública dela',
  'candles of your own charts': 'velas dos seus próprios gráficos',
} as const satisfies Record<keyof typeof spanish, string>
