import { exponentialAverage } from '../../formulas/exponential-average.ts'
import { heikinAshiBodies } from '../../formulas/heikin-ashi-bodies.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { otcRedline } from './otc-redline.ts'

describeRule(otcRedline, {
  signalsPerThousand: 74,
  expected({ candles }, periods) {
    const { open, close } = heikinAshiBodies(candles)
    const fast = exponentialAverage(close, periods.fast)
    const middle = exponentialAverage(close, periods.middle)
    const slow = exponentialAverage(close, periods.slow)
    const orderOf = (index: number): number => {
      const [one, two, three] = [fast[index] ?? 0, middle[index] ?? 0, slow[index] ?? 0]
      if (one > two && two > three) return 1
      return one < two && two < three ? -1 : 0
    }
    const sideAt = (index: number): number => {
      const [before, now] = [orderOf(index - 1), orderOf(index)]
      const body = (close[index] ?? 0) - (open[index] ?? 0)
      if (now === 1 && before !== 1 && body > 0) return 1
      return now === -1 && before !== -1 && body < 0 ? -1 : 0
    }
    return { lines: { fast, middle, slow }, sideAt }
  },
})
