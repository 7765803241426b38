import type { Series } from './series.ts'

/**
 * Momentum: a value less the one `candles` candles before. Above 0 the price has risen over that time. Warm-up: `candles`
 * candles. Flat market: 0.
 */
export function momentumSeries(values: Series, candles: number): Series {
  return values.map((value, index) => {
    const past = values[index - candles] ?? null
    return value === null || past === null ? null : value - past
  })
}
