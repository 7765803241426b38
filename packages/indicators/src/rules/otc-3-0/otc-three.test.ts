import { bollingerLines } from '../../formulas/bollinger-lines.ts'
import { relativeStrength } from '../../formulas/relative-strength.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { otcThree } from './otc-three.ts'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { arbitraryCandles } from '../../testing/candle-arbitraries.ts'
import { times } from '@stratomate/commands/soak-scale'
import { firstOf, playFromStart, playScene, rest, rounded, steps } from '../../testing/hand-made.ts'

describeRule(otcThree, {
  signalsPerThousand: 35,
  // Each of two prices is exactly one deviation away from their mean.
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

describe('OTC 3.0', () => {
  const short = { bollinger: 5, width: 1.5, rsi: 3 }

  test('all bands are exactly the price of a market that rests', () => {
    const { signals, lines } = playScene(otcThree, rest(30, 1.1))

    expect(lines).toEqual({ upper: rest(30, 1.1), middle: rest(30, 1.1), lower: rest(30, 1.1), rsi: rest(30, 50) })
    expect(signals).toEqual([])
  })

  test('on a straight rise the bands are two deviations around the middle, and no close leaves them', () => {
    const { signals, lines } = playFromStart(otcThree, steps(60, 100, 1))
    // The variance of 20 consecutive numbers is (20² − 1) / 12.
    const deviation = Math.sqrt(399 / 12)

    expect(lines['middle']?.at(-1)).toBeCloseTo(149.5, 9)
    expect(lines['upper']?.at(-1)).toBeCloseTo(149.5 + 2 * deviation, 9)
    expect(lines['lower']?.at(-1)).toBeCloseTo(149.5 - 2 * deviation, 9)
    expect(signals).toEqual([])
  })

  test('buys the candle that closes inside again after one below the band, and sells mirrored', () => {
    const { signals, lines } = playScene(otcThree, [100, 92, 98, 98, 98, 112, 101], short)

    expect(rounded(lines['lower']?.slice(0, 3))).toEqual([100, 93.6, 93.352])
    expect(signals).toEqual(['2 buy', '6 sell'])
  })

  test('says nothing while the price stays outside', () => {
    expect(playScene(otcThree, [100, 92, 84, 76], { ...short, width: 0.5 }).signals).toEqual([])
  })

  test('a return is no signal when RSI was not extreme outside', () => {
    // After the rise, one low candle brings RSI to 19.
    const closes = [100, 101, 102, 103, 104, 97, 101]

    expect(playScene(otcThree, closes, { ...short, level: 45 }).signals).toContain('6 buy')
    expect(playScene(otcThree, closes, { ...short, level: 5 }).signals).not.toContain('6 buy')
  })

  test('an RSI exactly at the level is not extreme', () => {
    // RSI is 25 with the close of 99.5, and 75 with that of 100.5.
    const periods = { bollinger: 5, width: 0.5, rsi: 2 }

    for (const [closes, side] of [
      [[100, 101, 99.5, 100], 'buy'],
      [[100, 99, 100.5, 100], 'sell'],
    ] as const) {
      expect(playScene(otcThree, closes, { ...periods, level: 25 }).signals).not.toContain(`3 ${side}`)
      expect(playScene(otcThree, closes, { ...periods, level: 26 }).signals).toContain(`3 ${side}`)
    }
  })

  test('a leap from one side to the other is no return', () => {
    expect(playScene(otcThree, [100, 92, 110], short).signals).toEqual([])
  })

  test('a spike to the upper side is sold with the candle after it', () => {
    expect(playScene(otcThree, [100, 110, 100, ...rest(20, 100)]).signals).toEqual(['2 sell'])
  })

  test.each([
    [20, 7],
    [2, 2],
    [200, 200],
  ])('with bands of %i and an RSI of %i the lines begin with these candles', (bollinger, rsi) => {
    const { lines } = playFromStart(otcThree, steps(201, 1, 1), { bollinger, rsi })

    expect([firstOf(lines['upper']), firstOf(lines['lower'])]).toEqual([bollinger - 1, bollinger - 1])
    expect(firstOf(lines['rsi'])).toBe(rsi)
  })

  test('the bands are equally far from the middle, on any candles', () => {
    fc.assert(
      fc.property(arbitraryCandles(80), (candles) => {
        const { upper = [], middle = [], lower = [] } = playFromStart(otcThree, candles, short).lines
        for (const [index, center] of middle.entries()) {
          const [top, bottom] = [upper[index] ?? null, lower[index] ?? null]
          if (center === null || top === null || bottom === null) continue
          expect(top).toBeGreaterThanOrEqual(bottom)
          expect(Math.abs(top + bottom - 2 * center)).toBeLessThanOrEqual(1e-12 * Math.abs(top))
        }
      }),
      { numRuns: times(20, 400) },
    )
  })
})
