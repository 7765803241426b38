import { crossingOf } from '../../formulas/crossing-of.ts'
import { directionalLines } from '../../formulas/directional-lines.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { adxMomentum } from './adx-momentum.ts'

describeRule(adxMomentum, {
  signalsPerThousand: 32,
  expected({ candles }, { period, level }) {
    const lines = directionalLines(candles, period)
    const { plus, minus, adx } = lines
    const sideAt = (index: number): number => {
      const [up, down, strength] = [plus[index] ?? 0, minus[index] ?? 0, adx[index] ?? 0]
      const begins = crossingOf(adx, level, index) === 1
      const turn = crossingOf(plus, minus, index)
      if ((begins && up > down) || (turn === 1 && strength >= level)) return 1
      return (begins && up < down) || (turn === -1 && strength >= level) ? -1 : 0
    }
    return { lines, sideAt }
  },
})
