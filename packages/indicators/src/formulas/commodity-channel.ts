import type { Candle } from '../candle.ts'
import { typicalPrices } from './median-prices.ts'
import { meanOf, overWindows } from './over-windows.ts'
import type { Series } from './series.ts'

/**
 * Commodity channel index (CCI): how far the typical price is from its average, in mean deviations. The factor 0.015 puts
 * most values between −100 and +100; beyond them the price is unusually strong or weak.
 *
 * Source: Donald Lambert, Commodities magazine, 1980. Warm-up: `period` − 1 candles. Flat market: 0.
 */
export function commodityChannel(candles: readonly Candle[], period: number): Series {
  return overWindows(typicalPrices(candles), period, (window) => {
    const mean = meanOf(window)
    const deviations = window.reduce((sum, value) => sum + Math.abs(value - mean), 0)
    const newest = window.at(-1) ?? 0
    return deviations === 0 ? 0 : (newest - mean) / (0.015 * (deviations / period))
  })
}
