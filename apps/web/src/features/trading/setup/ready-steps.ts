import type { Device } from '@stratomate/contracts/trading/schemas'
import { brokers } from '@stratomate/contracts/brokers/brokers'
import { accountLabels } from '@stratomate/domain/trading/trade-names'

export type ReadyStep = {
  title: string
  detail: string
  isDone: boolean
  /** Where to go next when the step is not done. */
  next: { label: string; to: string } | null
}

/** What only a running app knows: that there was a terminal and a broker before is no reason to ask for them again. */
const untold: ReadyStep = {
  title: 'Chart terminal and broker account',
  detail: 'The app tells when it runs.',
  isDone: false,
  next: null,
}

/** The steps between the account and its first trade, in order. */
export function readySteps(devices: readonly Device[], desktopName: string): ReadyStep[] {
  const online = devices.filter((device) => device.online)
  const desktop = desktopStep(devices, online, desktopName)
  const isOff = online.length === 0 && devices.length > 0
  return isOff ? [desktop, untold] : [desktop, terminalStep(online), brokerStep(online)]
}

function desktopStep(devices: readonly Device[], online: readonly Device[], desktopName: string): ReadyStep {
  const isDone = online.length > 0
  if (isDone) {
    return { title: 'Computer connected', detail: online.map(({ name }) => name).join(', '), isDone, next: null }
  }
  const known = lastSeenOf(devices)
  return known === undefined
    ? {
        title: 'No computer connected',
        detail: `Install ${desktopName} and approve its sign-in.`,
        isDone,
        next: { label: 'Get the app', to: '/download' },
      }
    : {
        title: 'Computer offline',
        detail: `Start ${desktopName} on ${known.name}. No trades are placed until then.`,
        isDone,
        next: null,
      }
}

function terminalStep(online: readonly Device[]): ReadyStep {
  const states = online.flatMap(({ state }) => (state?.terminalConnected === true ? [state] : []))
  const charts = states.flatMap((state) => state.charts)
  if (states.length === 0) {
    return {
      title: 'No chart terminal',
      detail: 'Open MetaTrader 5 and attach the expert advisor to a chart.',
      isDone: false,
      next: { label: 'Set it up', to: '/how-to/stratomate-setup' },
    }
  }
  const source = charts.some(({ simulated }) => simulated) ? 'Simulated charts' : 'MetaTrader 5'
  const count = charts.length === 1 ? '1 chart open' : `${charts.length} charts open`
  return { title: 'Terminal connected', detail: `${source}, ${count}`, isDone: true, next: null }
}

function brokerStep(online: readonly Device[]): ReadyStep {
  const broker = online.find(({ state }) => state?.broker.connected === true)?.state?.broker
  if (broker === undefined) {
    return { title: 'No broker account', detail: 'Connect a broker in the app.', isDone: false, next: null }
  }
  const detail = `${brokers[broker.id].name}, ${accountLabels[broker.account].toLowerCase()} account`
  return { title: 'Broker session', detail, isDone: true, next: null }
}

/** The computer that was on last, which most likely is the one that trades; undefined where none is known. */
export function lastSeenOf(devices: readonly Device[]): Device | undefined {
  return devices.toSorted((one, other) => (other.lastSeenAt ?? '').localeCompare(one.lastSeenAt ?? ''))[0]
}
