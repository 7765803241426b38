import { superTrendSeries } from '../../formulas/super-trend-series.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { superTrend } from './super-trend.ts'

describeRule(superTrend, {
  signalsPerThousand: 44,
  expected({ candles }, { period, multiplier }) {
    const lines = superTrendSeries(candles, period, multiplier)
    const trendAt = (index: number): number => lines.trend[index] ?? 0
    return { lines, sideAt: (index) => (trendAt(index) === trendAt(index - 1) ? 0 : trendAt(index)) }
  },
})
