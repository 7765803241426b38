import type { Refusal, Trade } from '@stratomate/contracts/trading/schemas'

export const activityTabs = [
  { value: 'all', label: 'All' },
  { value: 'trades', label: 'Trades' },
  { value: 'alerts', label: 'Alerts' },
] as const
export type ActivityTab = (typeof activityTabs)[number]['value']

export type ActivityRow =
  | { kind: 'trade'; id: string; at: string; trade: Trade }
  | { kind: 'refusal'; id: string; at: string; refusal: Refusal }

/** The tab that an address names; 'all' for anything else. */
export function activityTabOf(text: string | null): ActivityTab {
  return activityTabs.find(({ value }) => value === text)?.value ?? 'all'
}

/** Trades and refused signals in one list, newest first. Alerts are the signals that were refused. */
export function listActivity(
  lists: { trades: readonly Trade[]; refusals: readonly Refusal[] },
  tab: ActivityTab,
): ActivityRow[] {
  const trades: ActivityRow[] = lists.trades.map((trade) => ({ kind: 'trade', id: trade.id, at: trade.sentAt, trade }))
  const refusals: ActivityRow[] = lists.refusals.map((refusal) => ({
    kind: 'refusal',
    id: refusal.id,
    at: refusal.at,
    refusal,
  }))
  const rows = { all: [...trades, ...refusals], trades, alerts: refusals }[tab]
  return rows.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
}
