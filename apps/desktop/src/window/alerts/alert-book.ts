import type { WindowAlert } from '@stratomate/contracts/desktop-window-state'

const alertsMax = 5_000

/** Known alerts with newer forms and further ones, newest first, each once. */
export function mergeAlerts(known: readonly WindowAlert[], more: readonly WindowAlert[]): WindowAlert[] {
  const byId = new Map(known.map((alert) => [alert.id, alert]))
  for (const alert of more) byId.set(alert.id, alert)
  const sorted = [...byId.values()].toSorted((one, other) => other.atMs - one.atMs || (one.id < other.id ? 1 : -1))
  return sorted.slice(0, alertsMax)
}

export const outcomes = ['all', 'traded', 'refused', 'won', 'lost'] as const
export type Outcome = (typeof outcomes)[number]
export type AlertFilter = { chart: string; outcome: Outcome }

/** The alerts that a filter lets through; the chart `''` is every chart. */
export function filterAlerts(alerts: readonly WindowAlert[], { chart, outcome }: AlertFilter): WindowAlert[] {
  return alerts.filter((alert) => {
    if (chart !== '' && chartOf(alert) !== chart) return false
    switch (outcome) {
      case 'all':
        return true
      case 'traded':
      case 'refused':
        return alert.kind === outcome
      case 'won':
      case 'lost':
        return alert.kind === 'traded' && alert.trade.result === outcome
      default:
        return outcome satisfies never
    }
  })
}

/** Symbol and seconds of an alert's chart, as one value of a choice. */
export function chartOf({ symbol, timeframeS }: { symbol: string; timeframeS: number }): string {
  return `${symbol} ${timeframeS}`
}
