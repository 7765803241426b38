import { crossingOf } from '../../formulas/crossing-of.ts'
import { relativeStrength } from '../../formulas/relative-strength.ts'
import { mapSeries, type Series } from '../../formulas/series.ts'
import { stochasticLines } from '../../formulas/stochastic-lines.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { stochasticRsiAlert } from './stochastic-rsi-alert.ts'

describeRule(stochasticRsiAlert, {
  signalsPerThousand: 107,
  // Of two values each is the highest or the lowest, so the lines are at their ends but for rounding.
  isDecided: ({ stochastic }) => stochastic > 2,
  expected({ close }, periods) {
    const rsi = relativeStrength(close, periods.rsi)
    const { k, d } = stochasticLines({ high: rsi, low: rsi, close: rsi }, [periods.stochastic, periods.k, periods.d])
    // At the ends both lines are equal but for their last digits, so a crossing is judged after nine digits.
    const [roundK, roundD] = [rounded(k), rounded(d)]
    const sideAt = (index: number): number => {
      const turn = crossingOf(roundK, roundD, index)
      const place = d[index] ?? 50
      return (turn === 1 && place < periods.level) || (turn === -1 && place > 100 - periods.level) ? turn : 0
    }
    return { lines: { k, d }, sideAt }
  },
})

function rounded(values: Series): Series {
  return mapSeries(values, (value) => Math.round(value * 1e9) / 1e9)
}
