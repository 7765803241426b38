import { crossingOf } from '../../formulas/crossing-of.ts'
import { relativeStrength } from '../../formulas/relative-strength.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { rsiReversalAlert } from './rsi-reversal-alert.ts'

describeRule(rsiReversalAlert, {
  signalsPerThousand: 27,
  expected({ close }, { period, oversold }) {
    const rsi = relativeStrength(close, period)
    const sideAt = (index: number): number => {
      if (crossingOf(rsi, oversold, index) === 1) return 1
      return crossingOf(rsi, 100 - oversold, index) === -1 ? -1 : 0
    }
    return { lines: { rsi }, sideAt }
  },
})
