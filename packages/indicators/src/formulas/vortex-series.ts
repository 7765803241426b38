import type { Candle } from '../candle.ts'
import { combineSeries, type Series } from './series.ts'
import { simpleAverage } from './simple-average.ts'
import { trueRanges } from './true-ranges.ts'

/**
 * Vortex: the distance from each low to the next high (VI+) and from each high to the next low (VI−), in true ranges of the
 * same `period` candles. The larger line names the side that moves the market; where they cross, that side changes.
 *
 * Source: Etienne Botes and Douglas Siepman, Technical Analysis of Stocks & Commodities, January 2010. Warm-up: `period`
 * candles. Flat market: both are 1.
 */
export function vortexSeries(candles: readonly Candle[], period: number) {
  const range = simpleAverage(trueRanges(candles), period)
  const line = (distanceOf: (now: Candle, before: Candle) => number): Series => {
    const distances = candles.map((candle, index) => {
      const before = candles[index - 1]
      return before === undefined ? null : distanceOf(candle, before)
    })
    const average = simpleAverage(distances, period)
    return combineSeries(average, range, (part, whole) => (whole === 0 ? 1 : part / whole))
  }
  return {
    plus: line((now, before) => Math.abs(now.high - before.low)),
    minus: line((now, before) => Math.abs(now.low - before.high)),
  }
}
