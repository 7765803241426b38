import { crossingOf } from '../../formulas/crossing-of.ts'
import { directionalLines } from '../../formulas/directional-lines.ts'
import { stochasticLines } from '../../formulas/stochastic-lines.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { otc } from './otc.ts'

describeRule(otc, {
  signalsPerThousand: 61,
  expected({ candles, high, low, close }, { stochastic, slowing, signal, level, adx: period, adxMaximum }) {
    const { k, d } = stochasticLines({ high, low, close }, [stochastic, slowing, signal])
    const { adx } = directionalLines(candles, period)
    const sideAt = (index: number): number => {
      const turn = crossingOf(k, d, index)
      const [before, strength] = [k[index - 1] ?? 50, adx[index] ?? 100]
      if (strength >= adxMaximum) return 0
      return (turn === 1 && before < level) || (turn === -1 && before > 100 - level) ? turn : 0
    }
    return { lines: { k, d, adx }, sideAt }
  },
})
