import { displacedSeries } from '../../formulas/displaced-series.ts'
import { sideOfLine } from '../../formulas/crossing-of.ts'
import { simpleAverage } from '../../formulas/simple-average.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { greenLineTwo } from './green-line-two.ts'
import { describe, expect, test } from 'vitest'
import { firstOf, playFromStart, playScene, rest, rounded, steps } from '../../testing/hand-made.ts'

describeRule(greenLineTwo, {
  // Every period other than 5 uses the general average.
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

describe('SMAGreenLine 5.2', () => {
  test('is exactly the price of a market that rests', () => {
    const { signals, lines } = playScene(greenLineTwo, rest(20, 1.1))

    expect(lines['line']).toEqual(rest(20, 1.1))
    expect(signals).toEqual([])
  })

  test('on a straight rise is 4 candles behind: 2 for the average, 2 for the shift', () => {
    const { lines, signals } = playFromStart(greenLineTwo, steps(30, 100, 1))

    expect(lines['line']?.at(-1)).toBe(129 - 4)
    expect(signals).toEqual([])
  })

  test('buys the first close above the line after three below it, and sells mirrored', () => {
    const { signals, lines } = playScene(greenLineTwo, [100, 99, 98, 97, 96, 101, 102, 103, 95])

    expect(rounded(lines['line'])).toEqual([100, 100, 100, 99.8, 99.4, 98.8, 98, 98.2, 98.8])
    expect(signals).toEqual(['5 buy', '8 sell'])
  })

  test('two closes below the line are too few', () => {
    expect(playScene(greenLineTwo, [100, 99, 98, 101]).signals).toEqual([])
    expect(playScene(greenLineTwo, [100, 99, 98, 101], { closes: 2 }).signals).toEqual(['3 buy'])
  })

  test('a close exactly on the line is on neither side: it ends the run and is no signal', () => {
    expect(playScene(greenLineTwo, [100, 99, 98, 97, 99.8, 101]).lines['line']?.[3]).toBeCloseTo(99.8, 9)
    expect(playScene(greenLineTwo, [100, 100, 99, 98, 99.8, 101], { shift: 2 }).lines['line']?.[4]).toBeCloseTo(99.8, 9)
    expect(playScene(greenLineTwo, [100, 100, 99, 98, 99.8, 101], { closes: 2 }).signals).toEqual([])
  })

  test('the line was known two candles ago, so a spike moves it late', () => {
    const { signals, lines } = playScene(greenLineTwo, [100, 110, 100, 100, 100, 100, 100, 100, 100])

    expect(lines['line']).toEqual([100, 100, 100, 102, 102, 102, 102, 102, 100])
    expect(signals).toEqual([])
  })

  test.each([
    [5, 2],
    [2, 1],
    [200, 50],
  ])('with a period of %i and a shift of %i the line begins with their sum', (period, shift) => {
    const { lines } = playFromStart(greenLineTwo, steps(period + shift, 1, 1), { period, shift })

    expect(firstOf(lines['line'])).toBe(period + shift - 1)
  })
})
