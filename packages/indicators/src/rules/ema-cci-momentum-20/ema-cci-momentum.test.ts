import { commodityChannel } from '../../formulas/commodity-channel.ts'
import { crossingOf } from '../../formulas/crossing-of.ts'
import { exponentialAverage } from '../../formulas/exponential-average.ts'
import { momentumSeries } from '../../formulas/momentum-series.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { emaCciMomentum } from './ema-cci-momentum.ts'

describeRule(emaCciMomentum, {
  signalsPerThousand: 85,
  expected({ candles, close }, { ema, cci, level, momentum }) {
    const average = exponentialAverage(close, ema)
    const channel = commodityChannel(candles, cci)
    const moves = momentumSeries(close, momentum)
    const sideAt = (index: number): number => {
      const [above, move] = [(close[index] ?? 0) - (average[index] ?? 0), moves[index] ?? 0]
      if (crossingOf(channel, level, index) === 1 && above > 0 && move > 0) return 1
      return crossingOf(channel, -level, index) === -1 && above < 0 && move < 0 ? -1 : 0
    }
    return { lines: { average, cci: channel, momentum: moves }, sideAt }
  },
})
