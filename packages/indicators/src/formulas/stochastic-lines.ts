import { highestOf, lowestOf } from './highest-and-lowest.ts'
import type { Series } from './series.ts'
import { simpleAverage } from './simple-average.ts'

export type RangeSource = { readonly high: Series; readonly low: Series; readonly close: Series }

/**
 * Stochastic oscillator: where the close is in the range of the last `period` candles, 0 at the bottom and 100 at the top.
 * %K is its average over `slowing` candles, %D the average of %K. Below 20 the close is near the bottom of its range.
 *
 * Source: George Lane, 1950s. Warm-up: `period` − 1 candles, then `slowing` − 1 for %K and `signal` − 1 more for %D. Flat
 * market: a window without a range keeps the value before it, 50 at the beginning.
 */
export function stochasticLines(
  { high, low, close }: RangeSource,
  [period, slowing, signal]: readonly [period: number, slowing: number, signal: number],
) {
  const [tops, bottoms] = [highestOf(high, period), lowestOf(low, period)]
  let last = 50
  const places = close.map((price, index) => {
    const [top, bottom] = [tops[index] ?? null, bottoms[index] ?? null]
    if (price === null || top === null || bottom === null) return null
    if (top > bottom) last = 100 * ((price - bottom) / (top - bottom))
    return last
  })
  const k = simpleAverage(places, slowing)
  return { k, d: simpleAverage(k, signal) }
}
