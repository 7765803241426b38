import type { WindowChange } from '@stratomate/contracts/desktop-window/imports'
import type { WindowAlert } from '@stratomate/contracts/desktop-window/state'
import { windowPageRows } from '@stratomate/contracts/desktop-window/values'

/** A row of the Alerts Log: a signal with its decision, or a change of a chart's settings. */
export type LogRow = WindowAlert | WindowChange

const alertsMax = 5_000

/** Known alerts, updated and extended by others, newest first, each once. */
export function mergeAlerts(known: readonly WindowAlert[], more: readonly WindowAlert[]): WindowAlert[] {
  const byId = new Map(known.map((alert) => [alert.id, alert]))
  for (const alert of more) byId.set(alert.id, alert)
  return [...byId.values()].toSorted(newestFirst).slice(0, alertsMax)
}

/**
 * Alerts mixed with changes. Changes that are older than the oldest loaded alert wait until the alerts around them are
 * loaded, so that no row appears in the middle of what was read; a log of less than a page has no older ones.
 */
export function withChanges(alerts: readonly WindowAlert[], changes: readonly WindowChange[]): LogRow[] {
  const oldestMs = alerts.length < windowPageRows ? 0 : (alerts.at(-1)?.atMs ?? 0)
  return [...alerts, ...changes.filter(({ atMs }) => atMs >= oldestMs)].toSorted(newestFirst)
}

function newestFirst(one: LogRow, other: LogRow): number {
  return other.atMs - one.atMs || (one.id < other.id ? 1 : -1)
}

export const outcomes = ['all', 'traded', 'refused', 'won', 'lost'] as const
export type Outcome = (typeof outcomes)[number]
export type AlertFilter = { chart: string; outcome: Outcome }

/** The rows that pass a filter; the chart `''` means every chart. */
export function filterRows(rows: readonly LogRow[], { chart, outcome }: AlertFilter): LogRow[] {
  return rows.filter((alert) => {
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

/** Symbol and seconds of an alert's chart, as one value of a select. */
export function chartOf({ symbol, timeframeS }: { symbol: string; timeframeS: number }): string {
  return `${symbol} ${timeframeS}`
}
