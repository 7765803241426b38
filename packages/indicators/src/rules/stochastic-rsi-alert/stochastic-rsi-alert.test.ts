import { crossingOf } from '../../formulas/crossing-of.ts'
import { relativeStrength } from '../../formulas/relative-strength.ts'
import { mapSeries, type Series } from '../../formulas/series.ts'
import { stochasticLines } from '../../formulas/stochastic-lines.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { stochasticRsiAlert } from './stochastic-rsi-alert.ts'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { arbitraryCandles, walkOf } from '../../testing/candle-arbitraries.ts'
import { times } from '@stratomate/commands/soak-scale'
import { firstOf, playFromStart, playScene, rest, rounded, steps } from '../../testing/hand-made.ts'

describeRule(stochasticRsiAlert, {
  signalsPerThousand: 107,
  // Each of two values is the highest or the lowest, so the lines are at 0 or 100 except for rounding.
  isDecided: ({ stochastic }) => stochastic > 2,
  expected({ close }, periods) {
    const rsi = relativeStrength(close, periods.rsi)
    const { k, d } = stochasticLines({ high: rsi, low: rsi, close: rsi }, [periods.stochastic, periods.k, periods.d])
    // At 0 and 100 both lines are equal except for their last digits, so a crossing is judged after rounding to nine
    // digits.
    const [roundK, roundD] = [nineDigits(k), nineDigits(d)]
    const sideAt = (index: number): number => {
      const turn = crossingOf(roundK, roundD, index)
      const place = d[index] ?? 50
      return (turn === 1 && place < periods.level) || (turn === -1 && place > 100 - periods.level) ? turn : 0
    }
    return { lines: { k, d }, sideAt }
  },
})

function nineDigits(values: Series): Series {
  return mapSeries(values, (value) => Math.round(value * 1e9) / 1e9)
}

describe('Stochastic RSI Alert', () => {
  const short = { rsi: 3, stochastic: 4, k: 1, d: 2 }

  test('is 50 in a market that rests, and in one that only ever rises', () => {
    expect(playScene(stochasticRsiAlert, rest(30, 1.1)).lines).toEqual({ k: rest(30, 50), d: rest(30, 50) })
    // RSI is always 100, so its range is zero.
    expect(playFromStart(stochasticRsiAlert, steps(60, 100, 1)).lines['d']?.at(-1)).toBe(50)
    expect(playFromStart(stochasticRsiAlert, steps(60, 100, 1)).signals).toEqual([])
  })

  test('is 0 at the lowest RSI of the period and 100 at the highest', () => {
    const { lines } = playScene(stochasticRsiAlert, [100, 101, 100.5, 100.8, 99, 103], { ...short, d: 1 })

    expect(rounded(lines['k']).slice(4)).toEqual([0, 100])
    expect(lines['d']).toEqual(lines['k'])
  })

  test('buys when K crosses above D near the bottom, and sells mirrored', () => {
    const closes = [100, 102, 99, 101, 98, 97.5, 97.3, 97.6, 99, 103, 106, 105.9, 105]
    const { signals, lines } = playScene(stochasticRsiAlert, closes, { ...short, level: 49 })
    const crossings = signals.map((signal) => signal.split(' '))

    expect(crossings.map(([, side]) => side)).toContain('buy')
    expect(crossings.map(([, side]) => side)).toContain('sell')
    for (const [index, side] of crossings) {
      const place = lines['d']?.[Number(index)] ?? 50
      expect(side === 'buy' ? place < 49 : place > 51).toBe(true)
    }
  })

  test('the narrower the level, the fewer signals, and each of them is one of the wider level', () => {
    const candles = walkOf(1_500, 3)
    const [wide, narrow] = [49, 10].map((level) => playFromStart(stochasticRsiAlert, candles, { level }).signals)

    expect(narrow?.length).toBeGreaterThan(10)
    expect(wide?.length).toBeGreaterThan(narrow?.length ?? 0)
    expect(narrow?.filter((signal) => wide?.includes(signal) !== true)).toEqual([])
  })

  test('a D exactly at the level is not beyond it', () => {
    // RSI goes from 50 to 0 and to 25, K from 0 to 50, and D is 25.
    const periods = { rsi: 2, stochastic: 3, k: 1, d: 2 }
    const [up, down] = [
      [100, 94, 95],
      [100, 106, 105],
    ]

    expect(playScene(stochasticRsiAlert, up ?? [], { ...periods, level: 25 }).signals).toEqual([])
    expect(playScene(stochasticRsiAlert, up ?? [], { ...periods, level: 26 }).signals).toEqual(['2 buy'])
    expect(playScene(stochasticRsiAlert, down ?? [], { ...periods, level: 25 }).signals).toEqual([])
    expect(playScene(stochasticRsiAlert, down ?? [], { ...periods, level: 26 }).signals).toEqual(['2 sell'])
  })

  test('a gap lifts it to 100, and it stays there while RSI stays', () => {
    const { lines } = playScene(stochasticRsiAlert, [100, ...rest(40, 110)])

    expect(rounded(lines['k']?.slice(0, 4))).toEqual([50, 66.667, 83.333, 100])
    expect(lines['k']?.at(-1)).toBeCloseTo(100, 9)
  })

  test.each([
    { rsi: 14, stochastic: 14, k: 3, d: 3 },
    { rsi: 2, stochastic: 2, k: 1, d: 1 },
    { rsi: 200, stochastic: 200, k: 50, d: 50 },
  ])('the lines begin when their periods are full: %o', (periods) => {
    const { rsi, stochastic, k, d } = periods
    const { lines } = playFromStart(stochasticRsiAlert, steps(500, 1, 1), periods)

    expect(firstOf(lines['k'])).toBe(rsi + stochastic + k - 2)
    expect(firstOf(lines['d'])).toBe(rsi + stochastic + k + d - 3)
  })

  test('never leaves 0 to 100 but for rounding, on any candles', () => {
    fc.assert(
      fc.property(arbitraryCandles(120), (candles) => {
        const values = Object.values(playFromStart(stochasticRsiAlert, candles, short).lines).flat()
        expect(values.filter((value) => value !== null && (value < -1e-9 || value > 100 + 1e-9))).toEqual([])
      }),
      { numRuns: times(20, 400) },
    )
  })
})
