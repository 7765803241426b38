import { FavoriteAsked, favoriteWishMsMax } from '@stratomate/contracts'
import type { ClockReading } from '@stratomate/engine/gate/clock-guard'
import type { Log } from '@stratomate/engine/ports'
import type { SettingsStore } from './settings-store.ts'
import { SettingsError } from '@stratomate/std/errors'
import { changeFavorites } from './change-favorites.ts'
import { favoritesInForce, type FavoritesSource } from './favorites-in-force.ts'

export type AskedApp = FavoritesSource & {
  settingsStore: Pick<SettingsStore, 'changeFavorites'>
  clock: { readonly site: ClockReading | null }
  log: Pick<Log, 'info' | 'warn'>
  now: () => number
}

/**
 * Changes a chart's star as the dashboard asks, by the rules of the star in the window. A request that was under way
 * too long, or that names a chart which is not open, changes nothing; every request is logged.
 */
export function takeAskedFavorite(app: AskedApp, data: unknown): void {
  const asked = FavoriteAsked.safeParse(data)
  if (!asked.success) return app.log.warn('The dashboard asked for a favorite in a way that this app does not know.')
  const { symbol, timeframeS, favorite, askedAt } = asked.data
  const refuse = (reason: string): void =>
    app.log.warn(`The dashboard asked for a change of favorites, and nothing was changed: ${reason}`, {
      symbol,
      timeframeS,
    })
  const serverNowMs = app.now() + (app.clock.site?.aheadMs ?? 0)
  if (Math.abs(serverNowMs - Date.parse(askedAt)) > favoriteWishMsMax)
    return refuse('the wish was too long on its way.')
  const isConnected = app.charts.connected().some((chart) => chart.symbol === symbol && chart.timeframeS === timeframeS)
  if (!isConnected) return refuse('the chart is not open.')
  const { favorites, slots } = favoritesInForce(app)
  const kind = favorite ? 'favorite_on' : 'favorite_off'
  const outcome = changeFavorites(favorites, { kind, symbol, timeframeS }, slots)
  if (outcome.kind === 'refused') return refuse(outcome.message)
  try {
    app.settingsStore.changeFavorites(outcome.favorites)
    const words = favorite ? 'became a favorite' : 'was removed from favorites'
    app.log.info(`${symbol} ${words}, as asked in the dashboard.`, { timeframeS })
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    refuse(error.message)
  }
}
