import type { Series } from './series.ts'
import type { SwingPoint } from './swing-points.ts'

/**
 * Trend line: the straight line through the last two known swings, drawn only while it falls (`direction` −1, through
 * highs) or rises (1, through lows). A close beyond it says that the trend along it has ended.
 *
 * Source: common chart reading; the way along the line is counted in candles. Warm-up: until two swings are known. Flat
 * market: no line.
 */
export function trendLineSeries(swings: readonly SwingPoint[], direction: 1 | -1, length: number): Series {
  return Array.from({ length }, (_, index) => {
    const [older, newer] = swings.filter(({ knownAt }) => knownAt <= index).slice(-2)
    if (older === undefined || newer === undefined) return null
    const slope = (newer.price - older.price) / (newer.at - older.at)
    return slope * direction > 0 ? newer.price + slope * (index - newer.at) : null
  })
}
