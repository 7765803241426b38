import { brand } from '@stratomate/brand'
import { appSetupSteps } from './app-setup-steps.ts'
import { control, link } from '../block-factories.ts'
import type { Step, Text } from '../blocks.ts'
import { downloadMt5Steps } from './download-mt5-steps.ts'
import { mt5ChartSetupSteps } from './mt5-chart-setup-steps.ts'
import { mt5FavoritesSteps } from './mt5-favorites-steps.ts'

export type GuideSlug = 'download-mt5' | 'mt5-chart-setup' | 'stratomate-setup' | 'mt5-favorites'

export type Guide = {
  slug: GuideSlug
  path: `/how-to/${GuideSlug}`
  title: string
  summary: string
  minutes: number
  prerequisites: readonly Text[]
  steps: readonly Step[]
  doneWhen: Text
}

/** In the order in which a new person follows them. */
export const guides: readonly Guide[] = [
  {
    slug: 'download-mt5',
    path: '/how-to/download-mt5',
    title: 'Download MetaTrader 5',
    summary: 'Install the chart terminal and open a demo account for its prices.',
    minutes: 10,
    prerequisites: ['A computer with Windows 10 or higher', '500MB of free disk and an internet connection'],
    steps: downloadMt5Steps,
    doneWhen: [
      'You are done when ',
      control('Market Watch'),
      ' shows prices that move and the lower right corner shows a connection.',
    ],
  },
  {
    slug: 'mt5-chart-setup',
    path: '/how-to/mt5-chart-setup',
    title: 'Set Up Your Charts',
    summary: 'Open the charts that you want to trade, with EABiBOT for OTC symbols.',
    minutes: 15,
    prerequisites: [
      ['MetaTrader 5 with a demo account: ', link('Download MetaTrader 5', '/how-to/download-mt5')],
      'For OTC charts only: EABiBOT, a third-party expert advisor. Its demo gives 4 OTC charts for 3 days',
    ],
    steps: mt5ChartSetupSteps,
    doneWhen:
      'You are done when each chart that you want to trade is open, is set to its timeframe and shows moving prices.',
  },
  {
    slug: 'stratomate-setup',
    path: '/how-to/stratomate-setup',
    title: `Set Up ${brand.name}`,
    summary: `Install ${brand.desktopName}, sign in by code, install the indicators and attach the expert advisor to your charts.`,
    minutes: 10,
    prerequisites: [
      ['An account with a verified email: ', link('sign up', '/sign-up')],
      ['A free trial, a plan or a license key: ', link('pricing', '/pricing')],
      ['MetaTrader 5 with the charts that you want to trade: ', link('Set Up Your Charts', '/how-to/mt5-chart-setup')],
    ],
    steps: appSetupSteps,
    doneWhen:
      'You are done when the app lists your chart and the dashboard says that computer and terminal are connected.',
  },
  {
    slug: 'mt5-favorites',
    path: '/how-to/mt5-favorites',
    title: 'Set Up Your Favorites',
    summary: 'Star the charts, set the trade amount, start on Demo and read what happens.',
    minutes: 5,
    prerequisites: [
      [`${brand.desktopName}, signed in: `, link(`Set Up ${brand.name}`, '/how-to/stratomate-setup')],
      ['At least one chart that the app lists: ', link('Attach the expert advisor', '/how-to/stratomate-setup')],
    ],
    steps: mt5FavoritesSteps,
    doneWhen: [
      'You are done when the ',
      control('Alerts Log'),
      ' shows a first signal with a decision and ',
      control("Today's Trades"),
      ' has counted the first trade.',
    ],
  },
]
