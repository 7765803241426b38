import type { Series } from './series.ts'

/** A series drawn `candles` candles later than it was known, so that it never changes afterwards. */
export function displacedSeries(values: Series, candles: number): Series {
  return values.map((_, index) => values[index - candles] ?? null)
}
