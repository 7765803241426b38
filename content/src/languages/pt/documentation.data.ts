import type { texts as spanish } from '../es/documentation.data.ts'
import { documentation } from './documentation/documentation.ts'
import { searchTerms } from './documentation/search-terms.ts'

export const content = { documentation, searchTerms }

/** The page of the documentation; the words of its search are with the frame of the site. */
export const texts = {
  'Install, connect and use the desktop client: system requirements, screens, strategy rules, platforms and troubleshooting.':
    'Instale, conecte e use o aplicativo para desktop: requisitos do sistema, telas, regras de estratégias, plataformas e solução de problemas.',
  'From the first installation to the meaning of every code in the Alerts Log.':
    'Da primeira instalação ao significado de cada código da aba Alertas.',
  'More help': 'Mais ajuda',
  'On this page': 'Nesta página',
  'Jump to': 'Ir para',
  Next: 'Próximo',
  'Expand all': 'Abrir tudo',
  'Collapse all': 'Fechar tudo',
} as const satisfies Record<keyof typeof spanish, string>
