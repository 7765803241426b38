import type { Device, Quota } from '@stratomate/contracts/trading/schemas'
import { lastSeenOf } from '#web/features/trading/setup/ready-steps.ts'

export type TradingStatus = {
  /** Whether a signal would become a trade now. */
  isTrading: boolean
  title: 'Trading' | 'Paused' | 'Not trading'
  /** On what, or why not. */
  detail: string
}

/** More names than this are only counted. */
const namesMax = 4

/** Whether the account trades now, and on what; otherwise what is missing first. */
export function tradingStatusOf(devices: readonly Device[], quota: Pick<Quota, 'limit' | 'remaining'>): TradingStatus {
  const off = (detail: string): TradingStatus => ({ isTrading: false, title: 'Not trading', detail })
  const paused = (detail: string): TradingStatus => ({ isTrading: false, title: 'Paused', detail })
  if (quota.limit === 0) return off('no plan')
  const online = devices.filter((device) => device.online)
  if (online.length === 0) {
    const last = lastSeenOf(devices)
    return off(last === undefined ? 'no computer connected' : `${last.name} is off`)
  }
  const states = online.flatMap(({ paused: isPaused, state }) =>
    isPaused || state === null || state.paused ? [] : [state],
  )
  if (states.length === 0) return paused(online.map(({ name }) => name).join(', '))
  // One computer needs all of it: a terminal here and a broker there trade nothing.
  const watching = states.filter(({ terminalConnected }) => terminalConnected)
  if (watching.length === 0) return off('no chart terminal')
  const ready = watching.filter(({ broker }) => broker.connected)
  if (ready.length === 0) return off('no broker account')
  const symbols = ready.flatMap(({ charts }) => charts.flatMap(({ favorite, symbol }) => (favorite ? symbol : [])))
  if (symbols.length === 0) return off('no favorite chart')
  if (quota.remaining === 0) return paused('the daily limit is reached')
  const names = [...new Set(symbols)]
  const detail = names.length > namesMax ? `${symbols.length} charts` : names.join(', ')
  return { isTrading: true, title: 'Trading', detail }
}
