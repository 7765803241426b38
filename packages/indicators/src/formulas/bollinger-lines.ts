import { meanOf, overWindows } from './over-windows.ts'
import { combineSeries, type Series } from './series.ts'
import { simpleAverage } from './simple-average.ts'

/**
 * Bollinger bands: the simple average, and `width` standard deviations above and below it. They tell how far the price
 * usually moves from its average; a close outside the bands is unusual for the last `period` candles.
 *
 * Source: John Bollinger, 1980s, with the deviation of the population. Warm-up: `period` − 1 candles. Flat market: all
 * three lines are the price.
 */
export function bollingerLines(values: Series, period: number, width: number) {
  const middle = simpleAverage(values, period)
  const distance = overWindows(values, period, (window) => width * deviationOf(window))
  return {
    middle,
    upper: combineSeries(middle, distance, (mean, away) => mean + away),
    lower: combineSeries(middle, distance, (mean, away) => mean - away),
  }
}

function deviationOf(window: readonly number[]): number {
  const mean = meanOf(window)
  const squares = window.reduce((sum, value) => sum + (value - mean) * (value - mean), 0)
  return Math.sqrt(squares / window.length)
}
