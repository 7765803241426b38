import { displacedSeries } from '../../formulas/displaced-series.ts'
import { sideOfLine } from '../../formulas/side-of-line.ts'
import { simpleAverage } from '../../formulas/simple-average.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { greenLineTwo } from './green-line-two.ts'

describeRule(greenLineTwo, {
  // Any other period than 5 takes the general average.
  inputs: [
    { period: 5, shift: 3, closes: 1 },
    { period: 8, shift: 2 },
  ],
  signalsPerThousand: 124,
  expected({ close }, { period, shift, closes }) {
    const line = displacedSeries(simpleAverage(close, period), shift)
    const distanceOf = (index: number): number => (close[index] ?? 0) - (line[index] ?? Number.NaN)
    const sideAt = (index: number): number => {
      const past = Array.from({ length: closes }, (_, age) => distanceOf(index - 1 - age))
      const side = sideOfLine(close[index] ?? 0, line[index] ?? 0)
      return side !== 0 && past.every((distance) => Math.sign(distance) === -side) ? side : 0
    }
    return { lines: { line }, sideAt }
  },
})
