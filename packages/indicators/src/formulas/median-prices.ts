import type { Candle } from '../candle.ts'
import type { Series } from './series.ts'

/** Median price: the middle between high and low, where a candle traded on the whole. Warm-up: none. */
export function medianPrices(candles: readonly Candle[]): Series {
  return candles.map(({ high, low }) => (high + low) / 2)
}

/** Typical price: the mean of high, low and close, which leans to where the candle ended. It needs no candle before. */
export function typicalPrices(candles: readonly Candle[]): Series {
  return candles.map(({ high, low, close }) => (high + low + close) / 3)
}
