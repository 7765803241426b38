import { brand } from '@stratomate/brand'
import { control, link } from '../../../block-factories.ts'
import type { Guide } from '../../../guides/guides.ts'
import { texts as window } from '../window/shell.data.ts'
import { appSetupSteps } from './app-setup-steps.ts'
import { downloadMt5Steps } from './download-mt5-steps.ts'
import { mt5ChartSetupSteps } from './mt5-chart-setup-steps.ts'
import { mt5FavoritesSteps } from './mt5-favorites-steps.ts'

/** In the order in which a new person follows them. */
export const guides: readonly Guide[] = [
  {
    slug: 'download-mt5',
    path: '/how-to/download-mt5',
    title: 'Baixe o MetaTrader 5',
    summary: 'Instale o terminal de gráficos e abra uma conta demo por causa dos preços.',
    minutes: 10,
    prerequisites: ['Um computador com Windows 10 ou superior', '500 MB livres no disco e conexão com a internet'],
    steps: downloadMt5Steps,
    doneWhen: [
      'Você terminou quando o ',
      control('Market Watch'),
      ' mostra preços que se movem e o canto inferior direito mostra uma conexão.',
    ],
  },
  {
    slug: 'mt5-chart-setup',
    path: '/how-to/mt5-chart-setup',
    title: 'Prepare os seus gráficos',
    summary: 'Abra os gráficos que você quer operar, com o EABiBOT para símbolos OTC.',
    minutes: 15,
    prerequisites: [
      ['MetaTrader 5 com uma conta demo: ', link('Baixe o MetaTrader 5', '/how-to/download-mt5')],
      'Só para gráficos OTC: EABiBOT, um expert advisor de terceiros. A demo dele dá 4 gráficos OTC por 3 dias',
    ],
    steps: mt5ChartSetupSteps,
    doneWhen:
      'Você terminou quando cada gráfico que quer operar está aberto, tem o seu período e mostra preços que se movem.',
  },
  {
    slug: 'stratomate-setup',
    path: '/how-to/stratomate-setup',
    title: `Configure a ${brand.name}`,
    summary: `Instale o ${brand.desktopName}, entre com um código, instale os indicadores e adicione o expert advisor aos seus gráficos.`,
    minutes: 10,
    prerequisites: [
      ['Uma conta com o e-mail verificado: ', link('criar conta', '/sign-up')],
      ['Um teste grátis, um plano ou uma chave de licença: ', link('preços', '/pricing')],
      [
        'MetaTrader 5 com os gráficos que você quer operar: ',
        link('Prepare os seus gráficos', '/how-to/mt5-chart-setup'),
      ],
    ],
    steps: appSetupSteps,
    doneWhen:
      'Você terminou quando o aplicativo mostra o seu gráfico na lista e o painel diz que o computador e o terminal estão conectados.',
  },
  {
    slug: 'mt5-favorites',
    path: '/how-to/mt5-favorites',
    title: 'Configure os seus favoritos',
    summary: 'Marque os gráficos com a estrela, defina o valor, comece na demo e leia o que acontece.',
    minutes: 5,
    prerequisites: [
      [`${brand.desktopName}, com a sua conta: `, link(`Configure a ${brand.name}`, '/how-to/stratomate-setup')],
      ['Pelo menos um gráfico na lista do aplicativo: ', link('Adicione o expert advisor', '/how-to/stratomate-setup')],
    ],
    steps: mt5FavoritesSteps,
    doneWhen: [
      'Você terminou quando ',
      control(window['Alerts Log']),
      ' mostra um primeiro sinal com a sua decisão e ',
      control(window["Today's Trades"]),
      ' contou a primeira operação.',
    ],
  },
]
