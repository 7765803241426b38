import { commodityChannel } from '../../formulas/commodity-channel.ts'
import { exponentialAverage } from '../../formulas/exponential-average.ts'
import { macdSeries } from '../../formulas/macd-series.ts'
import { relativeStrength } from '../../formulas/relative-strength.ts'
import { combineSeries, mapSeries, subtractSeries } from '../../formulas/series.ts'
import { superTrendSeries } from '../../formulas/super-trend-series.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { pocketOptionsOptimizedIndicator } from './pocket-options-optimized-indicator.ts'

describeRule(pocketOptionsOptimizedIndicator, {
  signalsPerThousand: 68,
  expected({ candles, close }, { score: needed }) {
    const spread = subtractSeries(exponentialAverage(close, 9), exponentialAverage(close, 21))
    const { histogram } = macdSeries(close, [12, 26, 9])
    const strength = mapSeries(relativeStrength(close, 14), (value) => value - 50)
    const { trend } = superTrendSeries(candles, 10, 3)
    const votes = [spread, histogram, strength, trend, commodityChannel(candles, 20)]
    const score = votes
      .map((series) => mapSeries(series, Math.sign))
      .reduce((sum, vote) => combineSeries(sum, vote, (one, other) => one + other))
    const sideAt = (index: number): number => {
      const [before, now] = [score[index - 1] ?? 0, score[index] ?? 0]
      if (now >= needed && before < needed) return 1
      return now <= -needed && before > -needed ? -1 : 0
    }
    return { lines: { score }, sideAt }
  },
})
