import { brand } from '@stratomate/brand'
import type { Device } from '@stratomate/contracts/trading/schemas'
import { lastSeenOf } from '#web/features/trading/setup/ready-steps.ts'

type StepLink = { readonly label: string; readonly to: string }

export type FirstRunStep = {
  readonly id: 'app' | 'terminal' | 'chart' | 'trade'
  readonly title: string
  /** What is in place when the step is done, otherwise what to do. */
  readonly detail: string
  /** How long it takes most people; null when it is done. */
  readonly time: string | null
  /** `next` is the first step that is not done. */
  readonly state: 'done' | 'next' | 'later'
  readonly action: StepLink | null
  readonly help: StepLink
}

type Facts = { devices: readonly Device[]; tradeCount: number }
type Part = Omit<FirstRunStep, 'state' | 'time'> & { isDone: boolean; takes: string }

/** The four steps from a new account to its first trade. Events mark them as done; nobody has to tick them off. */
export function firstRunSteps({ devices, tradeCount }: Facts): FirstRunStep[] {
  const online = devices.filter((device) => device.online)
  const parts = [appPart(devices, online), terminalPart(online), chartPart(online), tradePart(tradeCount)]
  const next = parts.findIndex(({ isDone }) => !isDone)
  return parts.map(({ isDone, takes, ...part }, index) => ({
    ...part,
    time: isDone ? null : takes,
    state: isDone ? 'done' : index === next ? 'next' : 'later',
  }))
}

function appPart(devices: readonly Device[], online: readonly Device[]): Part {
  const known = lastSeenOf(devices)
  const isDone = online.length > 0
  return {
    id: 'app',
    title: `Start ${brand.desktopName}`,
    detail: isDone
      ? `Connected: ${online.map(({ name }) => name).join(', ')}`
      : known === undefined
        ? 'Install it on the Windows computer that runs MetaTrader 5, and approve its sign-in here.'
        : `Computer offline. Start the app on ${known.name}. No trades are placed until then.`,
    takes: 'about 3 minutes',
    isDone,
    action: isDone || known !== undefined ? null : { label: 'Get the app', to: '/download' },
    help: { label: 'How to set it up', to: '/how-to/stratomate-setup' },
  }
}

function terminalPart(online: readonly Device[]): Part {
  const isDone = online.some(({ state }) => state?.terminalConnected === true)
  return {
    id: 'terminal',
    title: 'Connect MetaTrader 5',
    detail: isDone ? 'The expert advisor is connected.' : 'Open a chart and attach the expert advisor to it.',
    takes: 'about 4 minutes',
    isDone,
    action: isDone ? null : { label: 'Set up a chart', to: '/how-to/mt5-chart-setup' },
    help: { label: 'Download MetaTrader 5', to: '/how-to/download-mt5' },
  }
}

function chartPart(online: readonly Device[]): Part {
  const charts = online.flatMap(({ state }) => state?.charts ?? [])
  const favorites = charts.filter(({ favorite }) => favorite)
  const isDone = favorites.length > 0
  return {
    id: 'chart',
    title: 'Choose a chart',
    detail: isDone
      ? `Traded: ${favorites.map(({ symbol }) => symbol).join(', ')}`
      : 'Press its star, here or in the app. Signals of starred charts become trades.',
    takes: 'half a minute',
    isDone,
    action: null,
    help: { label: 'How favorites work', to: '/how-to/mt5-favorites' },
  }
}

function tradePart(tradeCount: number): Part {
  const isDone = tradeCount > 0
  return {
    id: 'trade',
    title: 'See the first trade',
    detail: isDone
      ? 'Placed. It is listed in Recent Activity.'
      : 'Press START TRADING in the app. A new installation trades on paper, so no money is at stake.',
    takes: 'at the next signal',
    isDone,
    action: null,
    help: { label: 'If nothing is traded', to: '/documentation#troubleshooting' },
  }
}
