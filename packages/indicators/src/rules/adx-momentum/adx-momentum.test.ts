import { crossingOf } from '../../formulas/crossing-of.ts'
import { directionalLines } from '../../formulas/directional-lines.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { adxMomentum } from './adx-momentum.ts'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { arbitraryCandles } from '../../testing/candle-arbitraries.ts'
import { times } from '@stratomate/commands/soak-scale'
import { candlesOf, firstOf, playFromStart, playScene, rest, rounded, steps } from '../../testing/hand-made.ts'

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

describe('ADX Momentum', () => {
  const short = { period: 3 }

  test('all three lines are 0 in a market that rests', () => {
    const { signals, lines } = playScene(adxMomentum, rest(30, 1.1))

    expect(lines).toEqual({ plus: rest(30, 0), minus: rest(30, 0), adx: rest(30, 0) })
    expect(signals).toEqual([])
  })

  test('on a straight rise +DI and ADX are 100 and −DI is 0', () => {
    const { lines } = playFromStart(adxMomentum, steps(60, 100, 0.25))

    expect([lines['plus']?.at(-1), lines['minus']?.at(-1), lines['adx']?.at(-1)]).toEqual([100, 0, 100])
  })

  test('buys when a trend upward begins, and sells when −DI takes over while ADX is strong', () => {
    const { signals, lines } = playScene(adxMomentum, [100, 101, 102, 103, 104, 101, 98], short)

    // Each candle of the rise brings the line a third of the way to 100.
    expect(rounded(lines['adx']?.slice(0, 5))).toEqual([0, 33.333, 55.556, 70.37, 80.247])
    expect(rounded(lines['plus']?.slice(4))).toEqual([100, 34.853, 17.627])
    expect(rounded(lines['minus']?.slice(4))).toEqual([0, 43.432, 71.39])
    expect(signals).toEqual(['1 buy', '5 sell'])
  })

  test('a turn of the two lines is no signal while ADX is below the level', () => {
    const closes = [100, 101, 102, 103, 104, 101, 98]

    expect(playScene(adxMomentum, closes, { ...short, level: 57 }).signals).toEqual(['3 buy', '5 sell'])
    expect(playScene(adxMomentum, closes, { ...short, level: 58 }).signals).toEqual(['3 buy', '6 sell'])
  })

  test('a turn of the two lines while ADX is exactly at the level is a signal', () => {
    // A rise of 1 brings it half of the way to 100, and a fall of 1.5 is three times what is left: both have an ADX of
    // 50.
    const { signals, lines } = playScene(adxMomentum, [100, 101, 98.5], { period: 2, level: 50 })

    expect(lines['adx']).toEqual([0, 50, 50])
    expect(signals).toEqual(['1 buy', '2 sell'])
  })

  test('a level of 100 is never crossed', () => {
    expect(playScene(adxMomentum, steps(100, 100, 1), { ...short, level: 100 }).signals).toEqual([])
  })

  test('of two steps in one candle only the longer one counts', () => {
    const outside = candlesOf([
      [100, 101, 99, 100],
      [100, 104, 98, 103],
    ])
    const both = candlesOf([
      [100, 101, 99, 100],
      [100, 103, 97, 100],
    ])
    const [upward, undecided] = [outside, both].map((candles) => playScene(adxMomentum, candles, short).lines)

    expect(upward?.['plus']?.at(-1)).toBeGreaterThan(0)
    expect(upward?.['minus']?.at(-1)).toBe(0)
    expect([undecided?.['plus']?.at(-1), undecided?.['minus']?.at(-1)]).toEqual([0, 0])
  })

  test('of a spike it sees the rise alone, because no low falls, and buys when ADX has grown to the level', () => {
    const { signals, lines } = playScene(adxMomentum, [100, 110, ...rest(10, 100)])

    expect(rounded(lines['adx']?.slice(0, 3))).toEqual([0, 7.143, 13.776])
    expect(signals).toEqual(['4 buy'])
  })

  test.each([2, 14, 200])('with a period of %i ADX begins after as many candles again', (period) => {
    const { lines } = playFromStart(adxMomentum, steps(2 * period, 1, 1), { period })

    expect([firstOf(lines['plus']), firstOf(lines['minus'])]).toEqual([period, period])
    expect(firstOf(lines['adx'])).toBe(2 * period - 1)
  })

  test('no line leaves 0 to 100, on any candles', () => {
    fc.assert(
      fc.property(arbitraryCandles(120), (candles) => {
        const values = Object.values(playFromStart(adxMomentum, candles, short).lines).flat()
        expect(values.filter((value) => value !== null && (value < 0 || value > 100 + 1e-9))).toEqual([])
      }),
      { numRuns: times(20, 400) },
    )
  })
})
