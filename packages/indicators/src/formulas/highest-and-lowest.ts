import { overWindows } from './over-windows.ts'
import type { Series } from './series.ts'

/**
 * The highest of the last `period` values: the top of the range in which a market has traded. Warm-up: `period` − 1
 * candles.
 */
export function highestOf(values: Series, period: number): Series {
  return overWindows(values, period, (window) => Math.max(...window))
}

/** The lowest of the last `period` values: the bottom of that range. Warm-up: `period` − 1 candles. */
export function lowestOf(values: Series, period: number): Series {
  return overWindows(values, period, (window) => Math.min(...window))
}
