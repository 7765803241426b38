import type { texts as spanish } from '../es/guides.data.ts'
import { guides } from './guides/guides.ts'

export const content = { guides }

/** The list of the guides, and the page of one. */
export const texts = {
  'Four guides in order, from the download of MetaTrader 5 to the first signal on a demo account.':
    'Quatro guias em ordem, do download do MetaTrader 5 ao primeiro sinal em uma conta demo.',
  'Four guides, best done in this order. Each one is a single task with a clear end.':
    'Quatro guias, de preferência nesta ordem. Cada um é uma única tarefa com um fim claro.',
  'Something is different on your screen?': 'Algo está diferente na sua tela?',
  Done: 'Feito',
  '{minutes}\u00A0min': '{minutes}\u00A0min',
  'From nothing to the first signal in about {minutes}\u00A0min':
    'Do zero ao primeiro sinal em cerca de {minutes}\u00A0min',
  'Start with guide {number}': 'Começar pelo guia {number}',
  'Open guide': 'Abrir o guia',
  'You need': 'Você precisa de',
  '{done} of {all} done': '{done} de {all} feitos',
  '{done} of {all} steps done': '{done} de {all} passos feitos',
  'Step {number}:': 'Passo {number}:',
  'There is no guide at this address.': 'Não há nenhum guia neste endereço.',
  'Before you start': 'Antes de começar',
  'About {minutes}\u00A0min': 'Cerca de {minutes}\u00A0min',
  'News, plans and help are on the site of the product: <site>{site}</site>':
    'Novidades, planos e ajuda estão no site do produto: <site>{site}</site>',
  Guides: 'Guias',
  Previous: 'Anterior',
  Next: 'Próximo',
} as const satisfies Record<keyof typeof spanish, string>
