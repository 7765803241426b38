import type { Series } from './series.ts'

/**
 * Displaced: a series drawn `candles` candles later than it was known. Such a line never changes afterwards, and the price
 * returns to it sooner than to the series itself. Warm-up: `candles` candles more.
 */
export function displacedSeries(values: Series, candles: number): Series {
  return values.map((_, index) => values[index - candles] ?? null)
}
