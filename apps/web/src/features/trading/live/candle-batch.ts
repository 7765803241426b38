import type { OwnerEvents } from '@stratomate/contracts/events'
import { chartKey } from './live-chart.ts'

export type CandleNews = OwnerEvents['candles.added']

/** Charts change at most four times a second, however many candles arrive. */
export const batchMs = 250

type Batch = { add: (news: CandleNews) => void; flush: () => void }
type Wait = (act: () => void, ms: number) => void

/** Collects candles and passes them on together, those of one chart in one call. */
export function createCandleBatch(apply: (news: readonly CandleNews[]) => void, wait: Wait): Batch {
  let held: CandleNews[] = []
  const flush = () => {
    if (held.length === 0) return
    const taken = held
    held = []
    apply(joinNews(taken))
  }
  return {
    add: (news) => {
      if (held.length === 0) wait(flush, batchMs)
      held.push(news)
    },
    flush,
  }
}

function joinNews(news: readonly CandleNews[]): CandleNews[] {
  const ofChart = Map.groupBy(news, chartKey)
  return [...ofChart.values()].flatMap((parts) => {
    const [first] = parts
    return first === undefined ? [] : [{ ...first, candles: parts.flatMap(({ candles }) => candles) }]
  })
}
