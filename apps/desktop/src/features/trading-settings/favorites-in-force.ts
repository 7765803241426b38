import type { EntitlementClaims } from '@stratomate/contracts'
import { type Limit, limitFromWire } from '@stratomate/domain'
import type { ChartRegistry } from '@stratomate/engine/charts/chart-registry'
import type { Favorite, TradingSettings } from '@stratomate/engine/gate/trading-settings'

/** What decides which charts are favorites: the plan, the settings and the open charts. */
export type FavoritesSource = {
  entitlements: { current(): EntitlementClaims | null }
  settingsStore: { trading(): TradingSettings }
  charts: Pick<ChartRegistry, 'connected' | 'slotStatus'>
}

export type FavoritesInForce = { favorites: readonly Favorite[]; slots: Limit }

/**
 * The favorites as a list, and how many the plan allows. Before the person chose favorites, the places were taken in
 * the order of the charts; that order becomes the list.
 */
export function favoritesInForce({ entitlements, settingsStore, charts }: FavoritesSource): FavoritesInForce {
  const claims = entitlements.current()
  const slots = claims === null ? 0 : limitFromWire(claims.charts)
  const { favorites } = settingsStore.trading()
  if (favorites !== 'first') return { favorites, slots }
  const first = charts.connected().flatMap((chart) => {
    const slot = charts.slotStatus(chart, favorites, slots)
    return slot.kind === 'favorite' ? [slot.favorite] : []
  })
  return { favorites: first, slots }
}
