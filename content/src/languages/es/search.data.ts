/** The search over all written content, on the pages that have its field. */
export const texts = {
  'Search guides, questions and error codes': 'Busca guías, preguntas y códigos de error',
  'The search could not be loaded.': 'No se ha podido cargar la búsqueda.',
  'No results for ‘{query}’. Try the <guides>how-to guides</guides>, the <codes>list of codes</codes> or <support>support</support>.':
    'No hay resultados para «{query}». Prueba con las <guides>guías paso a paso</guides>, la <codes>lista de códigos</codes> o <support>soporte</support>.',
  'Search results': 'Resultados de la búsqueda',
  'No results': 'No hay resultados',
  '{count} result': '{count} resultado',
  '{count} results': '{count} resultados',
  Guide: 'Guía',
  Question: 'Pregunta',
  'Error page': 'Página de error',
} as const
