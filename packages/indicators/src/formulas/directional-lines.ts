import type { Candle } from '../candle.ts'
import { combineSeries, type Series } from './series.ts'
import { averageTrueRanges } from './true-ranges.ts'
import { wilderAverage } from './wilder-average.ts'

/**
 * Directional movement: +DI tells how much of the movement lifted the highs, −DI how much lowered the lows, both in percent
 * of the true range. ADX is the average of how far the two differ: above 25 the market has a trend, whichever its side.
 *
 * Source: J. Welles Wilder, 1978. Warm-up: `period` candles for +DI and −DI, `period` − 1 more for ADX. Flat market: 0.
 */
export function directionalLines(candles: readonly Candle[], period: number) {
  const rises = candles.map(({ high }, index) => high - (candles[index - 1]?.high ?? high))
  const falls = candles.map(({ low }, index) => (candles[index - 1]?.low ?? low) - low)
  // Only the longer of the two steps counts, and only when it goes forward.
  const longer = (steps: readonly number[], others: readonly number[]): Series => {
    return steps.map((step, index) => (index === 0 ? null : step > (others[index] ?? 0) && step > 0 ? step : 0))
  }
  const range = averageTrueRanges(candles, period)
  const [up, down] = [wilderAverage(longer(rises, falls), period), wilderAverage(longer(falls, rises), period)]
  const plus = combineSeries(up, range, percentOf)
  const minus = combineSeries(down, range, percentOf)
  const index = combineSeries(up, down, (one, other) => percentOf(Math.abs(one - other), one + other))
  return { plus, minus, adx: wilderAverage(index, period) }
}

function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole
}
