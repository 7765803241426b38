import { meanOf, overWindows } from './over-windows.ts'
import type { Series } from './series.ts'

/**
 * Simple moving average: the mean of the last `period` values. It tells the price around which a market has traded lately;
 * a price above it is high compared with that time.
 *
 * Source: common knowledge. Warm-up: `period` − 1 candles. Flat market: exactly the price.
 */
export function simpleAverage(values: Series, period: number): Series {
  return overWindows(values, period, meanOf)
}
