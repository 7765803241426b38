import { type Limit, limitFromWire } from '@stratomate/domain'
import type { Favorite } from '@stratomate/engine/gate/trading-settings'
import type { DesktopApp } from '#desktop/app/desktop-app.ts'

export type FavoritesInForce = { favorites: readonly Favorite[]; slots: Limit }

/**
 * The favorites as a list, and how many the plan has places for. Before the first star the places were given in the
 * order of the charts; that order becomes the list.
 */
export function favoritesInForce(app: DesktopApp): FavoritesInForce {
  const claims = app.entitlements.current()
  const slots = claims === null ? 0 : limitFromWire(claims.charts)
  const { favorites } = app.book.trading()
  if (favorites !== 'first') return { favorites, slots }
  const first = app.charts.connected().flatMap((chart) => {
    const standing = app.charts.standing(chart, favorites, slots)
    return standing.kind === 'favorite' ? [standing.favorite] : []
  })
  return { favorites: first, slots }
}
