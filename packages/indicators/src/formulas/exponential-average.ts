import type { Series } from './series.ts'
import { smoothedAverage } from './smoothed-average.ts'

/**
 * Exponential moving average: moves 2 / (period + 1) of the way to each new value. It follows a turn of the market sooner
 * than a simple average of the same period, because newer prices count more.
 *
 * Source: common knowledge; it starts at the simple average. Warm-up: `period` − 1 candles. Flat market: the price.
 */
export function exponentialAverage(values: Series, period: number): Series {
  return smoothedAverage(values, period, 2 / (period + 1))
}
