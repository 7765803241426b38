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
      title: 'Guias de uso',
      text: 'Quatro guias em ordem, da instalação do MetaTrader 5 ao seu primeiro gráfico favorito.',
      to: '/how-to',
      label: 'Abrir os guias',
    },
    {
      id: 'api',
      title: 'Documentação da API',
      text: 'Cada chamada do serviço com o que recebe, o que responde e quem pode fazê-la. Em inglês.',
      to: '/developers',
      label: 'Abrir a referência da API',
    },
    {
      id: 'practices',
      title: 'Boas práticas',
      text: 'Nove hábitos que mantêm uma configuração automática compreensível e as perdas pequenas.',
      to: '/documentation#best-practices',
      label: 'Ler as boas práticas',
    },
  ],
}
