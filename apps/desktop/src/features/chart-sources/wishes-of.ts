import { importanceNumber, newsRulesAtFirst } from '@stratomate/contracts/trading/news-rules'
import { isSameChart } from '@stratomate/engine/charts/choose-charts'
import type { TradingSettings } from '@stratomate/engine/gate/trading-settings'
import type { WishOf } from './chart-sources.ts'

type Wanted = Pick<TradingSettings, 'favorites' | 'calendar'>

/** What the settings choose for each chart: only a favorite of the person's own list is traded before the close. */
export function wishesOf({ favorites, calendar = newsRulesAtFirst }: Wanted): WishOf {
  const list = favorites === 'first' ? [] : favorites
  const news = importanceNumber(calendar.importance)
  return (chart) => ({ early: list.find((favorite) => isSameChart(chart, favorite))?.beforeCloseS ?? 0, news })
}
