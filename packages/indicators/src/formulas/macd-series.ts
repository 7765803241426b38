import { exponentialAverage } from './exponential-average.ts'
import { type Series, subtractSeries } from './series.ts'

/**
 * MACD, moving average convergence divergence: a fast exponential average less a slow one, the exponential average of
 * that (the signal line), and the distance between both (the histogram). Above 0 the recent trend is up; a histogram that
 * changes its sign says that momentum has turned.
 *
 * Source: Gerald Appel, 1979. Warm-up: `slow` − 1 candles, for signal and histogram `signal` − 1 more. Flat market: 0.
 */
export function macdSeries(
  values: Series,
  [fast, slow, signal]: readonly [fast: number, slow: number, signal: number],
) {
  const macd = subtractSeries(exponentialAverage(values, fast), exponentialAverage(values, slow))
  const average = exponentialAverage(macd, signal)
  return { macd, signal: average, histogram: subtractSeries(macd, average) }
}
