import { displacedSeries } from '../../formulas/displaced-series.ts'
import { sideOfLine } from '../../formulas/crossing-of.ts'
import { simpleAverage } from '../../formulas/simple-average.ts'
import { expect, test } from 'vitest'
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
    const sideOf = (index: number): number => sideOfLine(close[index] ?? 0, line[index] ?? Number.NaN)
    const sideAt = (index: number): number => {
      const past = Array.from({ length: closes }, (_, age) => sideOf(index - 1 - age))
      const side = sideOf(index)
      return side !== 0 && past.every((earlier) => earlier === -side) ? side : 0
    }
    return { lines: { line }, sideAt }
  },
})

test('signals begin when three candles can have closed on one side of the line', () => {
  expect(greenLineTwo.warmUp(greenLineTwo.defaults)).toBe(9)
})
