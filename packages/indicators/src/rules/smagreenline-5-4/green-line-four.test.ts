import { displacedSeries } from '../../formulas/displaced-series.ts'
import { sideOfLine } from '../../formulas/crossing-of.ts'
import { simpleAverage } from '../../formulas/simple-average.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { greenLineFour } from './green-line-four.ts'
import { describe, expect, test } from 'vitest'
import { firstOf, playFromStart, playScene, rest, rounded, steps } from '../../testing/hand-made.ts'

describeRule(greenLineFour, {
  // Every period other than 5 uses the general average.
  inputs: [
    { period: 5, shift: 3, closes: 1 },
    { period: 8, shift: 2 },
  ],
  signalsPerThousand: 100,
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
  expect(greenLineFour.warmUp(greenLineFour.defaults)).toBe(11)
})

describe('SMAGreenLine 5.4', () => {
  test('is exactly the price of a market that rests', () => {
    const { signals, lines } = playScene(greenLineFour, rest(20, 1.1))

    expect(lines['line']).toEqual(rest(20, 1.1))
    expect(signals).toEqual([])
  })

  test('on a straight rise is 6 candles behind: 2 for the average, 4 for the shift', () => {
    const { lines, signals } = playFromStart(greenLineFour, steps(30, 100, 1))

    expect(lines['line']?.at(-1)).toBe(129 - 6)
    expect(signals).toEqual([])
  })

  test('buys the first close above the line after three below it, and sells mirrored', () => {
    const { signals, lines } = playScene(greenLineFour, [100, 99, 98, 97, 96, 101, 102, 103, 95, 94])

    expect(rounded(lines['line'])).toEqual([100, 100, 100, 100, 100, 99.8, 99.4, 98.8, 98, 98.2])
    expect(signals).toEqual(['5 buy', '8 sell'])
  })

  test('with one close asked for, every change of side is a signal', () => {
    expect(playScene(greenLineFour, [100, 99, 101, 98, 97], { closes: 1 }).signals).toEqual(['2 buy', '3 sell'])
  })

  test('with twenty asked for, nineteen are too few', () => {
    const fall = (length: number) => [...steps(length + 1, 100, -1), 100]

    expect(playScene(greenLineFour, fall(19), { closes: 20 }).signals).toEqual([])
    expect(playScene(greenLineFour, fall(20), { closes: 20 }).signals).toEqual(['21 buy'])
  })

  test('a close exactly on the line ends the run', () => {
    expect(playScene(greenLineFour, [100, 99, 98, 97, 101]).signals).toEqual(['4 buy'])
    expect(playScene(greenLineFour, [100, 99, 98, 100, 101]).signals).toEqual([])
  })

  test('returns later to a price than the same average displaced by two', () => {
    const closes = [...steps(8, 100, -1), 97.5]

    expect(playScene(greenLineFour, closes, { shift: 2 }).signals).toEqual(['8 buy'])
    expect(playScene(greenLineFour, closes).signals).toEqual([])
  })

  test('a gap moves it four candles later, in five equal steps', () => {
    const { lines } = playScene(greenLineFour, [100, ...rest(9, 110)])

    expect(lines['line']).toEqual([100, 100, 100, 100, 100, 102, 104, 106, 108, 110])
  })

  test.each([
    [5, 4],
    [2, 1],
    [200, 50],
  ])('with a period of %i and a shift of %i the line begins with their sum', (period, shift) => {
    const { lines } = playFromStart(greenLineFour, steps(period + shift, 1, 1), { period, shift })

    expect(firstOf(lines['line'])).toBe(period + shift - 1)
  })
})
