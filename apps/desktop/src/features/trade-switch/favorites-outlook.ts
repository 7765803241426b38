import type { RefusalCode } from '@stratomate/contracts'
import type { Limit } from '@stratomate/domain'
import type { ChartBook } from '@stratomate/engine/charts/chart-book'
import type { TradingSettings } from '@stratomate/engine/gate/trading-settings'
import type { TradingDesk } from '@stratomate/engine/orders/trading-desk'

export type OutlookSource = {
  charts: Pick<ChartBook, 'connected' | 'standing'>
  book: { trading(): TradingSettings }
  desk: Pick<TradingDesk, 'outlook'>
}

/**
 * Why no signal of any favorite would be traded now, in the words of the first of them; null when one would be, and when
 * no favorite is connected. A window must not say that trading runs while nothing can become a trade.
 */
export function favoritesOutlook({ charts, book, desk }: OutlookSource, slots: Limit): RefusalCode | null {
  const { favorites } = book.trading()
  const codes = charts
    .connected()
    .filter((chart) => charts.standing(chart, favorites, slots).kind === 'favorite')
    .map((chart) => desk.outlook(chart))
  return codes.includes(null) ? null : (codes[0] ?? null)
}
