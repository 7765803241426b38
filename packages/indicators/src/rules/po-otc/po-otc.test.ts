import { relativeStrength } from '../../formulas/relative-strength.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { poOtc } from './po-otc.ts'

describeRule(poOtc, {
  signalsPerThousand: 39,
  expected({ open, close }, { candles: count, rsi: period, level }) {
    const rsi = relativeStrength(close, period)
    const bodyOf = (index: number): number => (close[index] ?? 0) - (open[index] ?? 0)
    const sideAt = (index: number): number => {
      const past = Array.from({ length: count }, (_, age) => bodyOf(index - 1 - age))
      const extreme = rsi[index - 1] ?? 50
      if (bodyOf(index) > 0 && past.every((body) => body < 0) && extreme < level) return 1
      return bodyOf(index) < 0 && past.every((body) => body > 0) && extreme > 100 - level ? -1 : 0
    }
    return { lines: { rsi }, sideAt }
  },
})
