import type { texts as spanish } from '../es/search.data.ts'

export const texts = {
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
