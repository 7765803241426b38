import { documentation } from './documentation/documentation.ts'
import { searchTerms } from './documentation/search-terms.ts'

export const content = { documentation, searchTerms }

/** The page of the documentation; the words of its search are with the frame of the site. */
export const texts = {
  'Install, connect and use the desktop client: system requirements, screens, strategy rules, platforms and troubleshooting.':
    'Instala, conecta y usa la aplicación de escritorio: requisitos del sistema, pantallas, reglas de estrategias, plataformas y solución de problemas.',
  'From the first installation to the meaning of every code in the Alerts Log.':
    'Desde la primera instalación hasta el significado de cada código de la pestaña Alertas.',
  'More help': 'Más ayuda',
  'On this page': 'En esta página',
  'Jump to': 'Ir a',
  Next: 'Siguiente',
  'Expand all': 'Abrir todo',
  'Collapse all': 'Cerrar todo',
} as const
