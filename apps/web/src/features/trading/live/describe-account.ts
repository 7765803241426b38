import type { Device } from '@stratomate/contracts/trading/schemas'
import { accountLabels } from '@stratomate/domain/trading/trade-names'

/** Names the account that trades now, so that demo and live are never confused; null while nothing is connected. */
export function describeAccount(devices: readonly Device[]): { label: string; isLive: boolean } | null {
  const states = devices.flatMap(({ online, state }) => (online && state !== null ? [state] : []))
  const live = states.find(({ broker }) => broker.account === 'live')
  const shown = live ?? states[0]
  if (shown === undefined) return null
  const account = `${accountLabels[shown.broker.account].toLowerCase()} account`
  const isSimulated = states.some(({ charts }) => charts.some(({ simulated }) => simulated))
  if (live !== undefined) return { label: isSimulated ? `Live, simulated charts` : 'Live', isLive: true }
  return { label: isSimulated ? `Simulated charts, ${account}` : capitalise(account), isLive: false }
}

function capitalise(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}
