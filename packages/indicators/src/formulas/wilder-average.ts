import type { Series } from './series.ts'
import { smoothedAverage } from './smoothed-average.ts'

/**
 * Wilder's average: moves 1 / period of the way to each new value. RSI, ATR and ADX are built on it; it reacts about half
 * as fast as an exponential average of the same period.
 *
 * Source: J. Welles Wilder, New Concepts in Technical Trading Systems, 1978. Warm-up: `period` − 1 candles. Flat market:
 * exactly the price.
 */
export function wilderAverage(values: Series, period: number): Series {
  return smoothedAverage(values, period, 1 / period)
}
