import type { Candle } from '../candle.ts'
import type { Series } from './series.ts'

/** Median price: the middle between high and low, where a candle traded on the whole. Warm-up: none. */
export function medianPrices(candles: readonly Candle[]): Series {
  return candles.map(({ high, low }) => (high + low) / 2)
}
