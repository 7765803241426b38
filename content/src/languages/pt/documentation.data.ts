import type { texts as spanish } from '../es/documentation.data.ts'
import { documentation } from './documentation/documentation.ts'
import { searchTerms } from './documentation/search-terms.ts'

export const content = { documentation, searchTerms }

/** The page of the documentation, with its search. */
export const texts = {
  'Install, connect and use the desktop client: system requirements, screens, strategy rules, platforms and troubleshooting.':
    'Instale, conecte e use o aplicativo para desktop: requisitos do sistema, telas, regras de estratégias, plataformas e solução de problemas.',
  'From the first installation to the meaning of every code in the Alerts Log.':
    'Da primeira instalação ao significado de cada código da aba Alertas.',
  'More help': 'Mais ajuda',
  'On this page': 'Nesta página',
  'Jump to': 'Ir para',
  'Expand all': 'Abrir tudo',
  'Collapse all': 'Fechar tudo',
  'Search guides, questions and error codes': 'Busque guias, perguntas e códigos de erro',
  'The search could not be loaded.': 'Não foi possível carregar a busca.',
  'No results for ‘{query}’. Try the <guides>how-to guides</guides>, the <codes>list of codes</codes> or <support>support</support>.':
    'Nenhum resultado para “{query}”. Tente os <guides>guias passo a passo</guides>, a <codes>lista de códigos</codes> ou o <support>suporte</support>.',
  'Search results': 'Resultados da busca',
  'No results': 'Nenhum resultado',
  '{count} result': '{count} resultado',
  '{count} results': '{count} resultados',
  Guide: 'Guia',
  Question: 'Pergunta',
  'Error page': 'Página de erro',
} as const satisfies Record<keyof typeof spanish, string>
