import { meanOf, overWindows } from './over-windows.ts'
import type { Series } from './series.ts'

/**
 * An average with a memory: it starts at the mean of the first `period` values, then moves the share `weight` of the way
 * to each new value. EMA and Wilder's average differ only in that share.
 *
 * Warm-up: `period` − 1 candles. Flat market: exactly the price.
 */
export function smoothedAverage(values: Series, period: number, weight: number): Series {
  let average: number | null = null
  return overWindows(values, period, (window) => {
    const newest = window.at(-1) ?? 0
    average = average === null ? meanOf(window) : average + weight * (newest - average)
    return average
  })
}
