import { crossingOf } from '../../formulas/crossing-of.ts'
import { exponentialAverage } from '../../formulas/exponential-average.ts'
import { swingHighs, swingLows } from '../../formulas/swing-points.ts'
import { trendLineSeries } from '../../formulas/trend-line-series.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { emaAlertsWithTrendLines } from './ema-alerts-with-trend-lines.ts'

describeRule(emaAlertsWithTrendLines, {
  signalsPerThousand: 23,
  expected({ high, low, close }, { fast, slow, strength, window }) {
    const averages = { fast: exponentialAverage(close, fast), slow: exponentialAverage(close, slow) }
    const [highs, lows] = [swingHighs(high, strength), swingLows(low, strength)]
    const falling = trendLineSeries(highs, -1, close.length)
    const rising = trendLineSeries(lows, 1, close.length)
    const used = new Set<object>()
    const lastCross = (index: number): number => {
      const turns = Array.from({ length: window }, (_, age) => crossingOf(averages.fast, averages.slow, index - age))
      return turns.find((turn) => turn !== 0) ?? 0
    }
    const sideAt = (index: number): number => {
      const turn = lastCross(index)
      const line = (turn > 0 ? falling : rising)[index] ?? null
      const newest = (turn > 0 ? highs : lows).findLast(({ knownAt }) => knownAt <= index)
      if (turn === 0 || line === null || newest === undefined || used.has(newest)) return 0
      if (turn * ((close[index] ?? 0) - line) <= 0) return 0
      used.add(newest)
      return turn
    }
    return { lines: { ...averages, falling, rising }, sideAt }
  },
})
