import { bollingerLines } from '../../formulas/bollinger-lines.ts'
import { relativeStrength } from '../../formulas/relative-strength.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { otcThree } from './otc-three.ts'

describeRule(otcThree, {
  signalsPerThousand: 35,
  // Of two prices each is exactly one deviation away from their mean.
  isDecided: ({ bollinger, width }) => bollinger !== 2 || width !== 1,
  expected({ close }, { bollinger, width, rsi, level }) {
    const { middle, upper, lower } = bollingerLines(close, bollinger, width)
    const strength = relativeStrength(close, rsi)
    const sideOfBand = (index: number): number => {
      const price = close[index] ?? 0
      if (price > (upper[index] ?? Number.POSITIVE_INFINITY)) return 1
      return price < (lower[index] ?? Number.NEGATIVE_INFINITY) ? -1 : 0
    }
    const sideAt = (index: number): number => {
      const [before, extreme] = [sideOfBand(index - 1), strength[index - 1] ?? 50]
      if (sideOfBand(index) !== 0) return 0
      if (before === -1 && extreme < level) return 1
      return before === 1 && extreme > 100 - level ? -1 : 0
    }
    return { lines: { middle, upper, lower, rsi: strength }, sideAt }
  },
})
