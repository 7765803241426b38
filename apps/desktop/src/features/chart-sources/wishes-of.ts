import { isSameChart } from '@stratomate/engine/charts/choose-charts'
import type { TradingSettings } from '@stratomate/engine/gate/trading-settings'
import type { WishOf } from './chart-sources.ts'

/** What the settings want of each chart: only a favorite of the person's own list is traded before the close. */
export function wishesOf({ favorites }: Pick<TradingSettings, 'favorites'>): WishOf {
  const list = favorites === 'first' ? [] : favorites
  return (chart) => ({ early: list.find((favorite) => isSameChart(chart, favorite))?.beforeCloseS ?? 0 })
}
