import type { TranslatedContent } from '../../translated-content.ts'
import { gettingStarted } from './getting-started.ts'
import { platformIntegration } from './platform-integration.ts'
import { tradingStrategies } from './trading-strategies.ts'
import { troubleshooting } from './troubleshooting.ts'
import { userInterfaceGuide } from './user-interface-guide.ts'

export const documentation: TranslatedContent['documentation'] = {
  sections: [gettingStarted, userInterfaceGuide, tradingStrategies, platformIntegration, troubleshooting],
  cards: [
    {
      id: 'guides',
      title: 'Guías de uso',
      text: 'Cuatro guías en orden, desde la instalación de MetaTrader 5 hasta tu primer gráfico favorito.',
      to: '/how-to',
      label: 'Abrir las guías',
    },
    {
      id: 'api',
      title: 'Documentación de la API',
      text: 'Cada llamada del servicio con lo que toma, lo que responde y quién puede hacerla. En inglés.',
      to: '/developers',
      label: 'Abrir la referencia de la API',
    },
    {
      id: 'practices',
      title: 'Buenas prácticas',
      text: 'Nueve hábitos que mantienen comprensible una configuración automática y pequeñas sus pérdidas.',
      to: '/documentation#best-practices',
      label: 'Leer las buenas prácticas',
    },
  ],
}
