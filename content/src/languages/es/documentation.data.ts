import { documentation } from './documentation/documentation.ts'
import { searchTerms } from './documentation/search-terms.ts'

export const content = { documentation, searchTerms }

/** The page of the documentation, with its search. */
export const texts = {
  'Install, connect and use the desktop client: system requirements, screens, strategy rules, platforms and troubleshooting.':
    'Instala, conecta y usa la aplicación de escritorio: requisitos del sistema, pantallas, reglas de estrategias, plataformas y solución de problemas.',
  'From the first installation to the meaning of every code in the Alerts Log.':
    'Desde la primera instalación hasta el significado de cada código de la pestaña Alertas.',
  'More help': 'Más ayuda',
  'On this page': 'En esta página',
  'Jump to': 'Ir a',
  'Expand all': 'Abrir todo',
  'Collapse all': 'Cerrar todo',
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
