import type { Limit } from '@stratomate/domain'
import type { ConnectedChart } from '../ports.ts'
import type { Favorite } from '../gate/trading-settings.ts'

type ChartName = Pick<ConnectedChart, 'key' | 'symbol' | 'timeframeS'>

export type SlotStatus = { kind: 'favorite'; favorite: Favorite } | { kind: 'not_favorite' } | { kind: 'chart_limit' }

/**
 * Which of the connected charts (oldest connection first) may trade. With `first`, charts take the slots of the plan
 * in the order in which they came; else the list's order decides who has a slot.
 */
export function chooseCharts(
  connected: readonly ChartName[],
  favorites: readonly Favorite[] | 'first',
  slots: Limit,
): Map<string, SlotStatus> {
  const slotStatuses = new Map<string, SlotStatus>()
  const slotsMax = slots === 'unlimited' ? Number.POSITIVE_INFINITY : slots
  let taken = 0
  const rank = (chart: ChartName): number =>
    favorites === 'first' ? 0 : favorites.findIndex((favorite) => isSameChart(favorite, chart))
  for (const chart of connected.toSorted((one, other) => rank(one) - rank(other))) {
    if (slotStatuses.has(chart.key)) continue
    const favorite = favorites === 'first' ? favoriteOf(chart) : favorites.find((wanted) => isSameChart(wanted, chart))
    if (favorite === undefined) {
      slotStatuses.set(chart.key, { kind: 'not_favorite' })
    } else if (taken < slotsMax) {
      taken += 1
      slotStatuses.set(chart.key, { kind: 'favorite', favorite })
    } else {
      slotStatuses.set(chart.key, { kind: 'chart_limit' })
    }
  }
  return slotStatuses
}

function favoriteOf(chart: ChartName): Favorite {
  return {
    symbol: chart.symbol,
    timeframeS: chart.timeframeS,
    direction: 'both',
    stakeCents: null,
    expiryCandles: null,
  }
}

/** A chart as people name it: its symbol, in any case, and its timeframe. */
type NamedChart = { symbol: string; timeframeS: number }

/** Whether a favorite and a chart, or two of either, mean the same. */
export function isSameChart(one: NamedChart, other: NamedChart): boolean {
  return one.symbol.toUpperCase() === other.symbol.toUpperCase() && one.timeframeS === other.timeframeS
}

/** The favorite of a chart; null when it is not one or has no slot. */
export function slotFavorite(status: SlotStatus): Favorite | null {
  return status.kind === 'favorite' ? status.favorite : null
}
