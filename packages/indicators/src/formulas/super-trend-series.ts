import type { Candle } from '../candle.ts'
import { averageTrueRanges } from './true-ranges.ts'

/**
 * SuperTrend: bands of `multiplier` average true ranges around the middle of each candle. A band only moves toward the
 * price, until a close beyond it turns the trend. The line is the band on the far side of the price: where the trend ends.
 *
 * Source: Olivier Seban. Warm-up: `period` candles; the first trend is up when its candle closes at its middle or above.
 * Flat market: the trend stays as it is.
 */
export function superTrendSeries(candles: readonly Candle[], period: number, multiplier: number) {
  const ranges = averageTrueRanges(candles, period)
  const trend: (number | null)[] = []
  const line: (number | null)[] = []
  let [upper, lower, isUp, closeBefore] = [Number.NaN, Number.NaN, true, 0]
  for (const [index, { high, low, close }] of candles.entries()) {
    const middle = (high + low) / 2
    const distance = multiplier * (ranges[index] ?? Number.NaN)
    if (index === period) {
      upper = middle + distance
      lower = middle - distance
      isUp = close >= middle
    } else if (index > period) {
      upper = closeBefore > upper ? middle + distance : Math.min(middle + distance, upper)
      lower = closeBefore < lower ? middle - distance : Math.max(middle - distance, lower)
      isUp = isUp ? close >= lower : close > upper
    }
    closeBefore = close
    trend.push(index < period ? null : isUp ? 1 : -1)
    line.push(index < period ? null : isUp ? lower : upper)
  }
  return { trend, line }
}
