import { crossingOf } from '../../formulas/crossing-of.ts'
import { relativeStrength } from '../../formulas/relative-strength.ts'
import { simpleAverage } from '../../formulas/simple-average.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { smaWRsi } from './sma-w-rsi.ts'

describeRule(smaWRsi, {
  signalsPerThousand: 95,
  expected({ close }, periods) {
    const [average, rsi] = [simpleAverage(close, periods.sma), relativeStrength(close, periods.rsi)]
    const sideAt = (index: number): number => {
      const turn = crossingOf(rsi, 50, index)
      return turn * ((close[index] ?? 0) - (average[index] ?? 0)) > 0 ? turn : 0
    }
    return { lines: { average, rsi }, sideAt }
  },
})
