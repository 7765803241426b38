import { crossingOf } from '../../formulas/crossing-of.ts'
import { directionalLines } from '../../formulas/directional-lines.ts'
import { stochasticLines } from '../../formulas/stochastic-lines.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { otc } from './otc.ts'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { arbitraryCandles } from '../../testing/candle-arbitraries.ts'
import { times } from '@stratomate/commands/soak-scale'
import { candlesOf, firstOf, playFromStart, playScene, rest, rounded, steps } from '../../testing/hand-made.ts'

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

describe('OTC', () => {
  const short = { stochastic: 3, slowing: 1, signal: 2, adx: 3, adxMaximum: 100 }
  const bowl = [100, 98, 96, 94, 93, 94, 96]

  test('the stochastic is 50 and ADX 0 in a market that rests', () => {
    const { signals, lines } = playScene(otc, rest(30, 1.1))

    expect(lines).toEqual({ k: rest(30, 50), d: rest(30, 50), adx: rest(30, 0) })
    expect(signals).toEqual([])
  })

  test('at the top of a straight rise %K and %D are 100, at the bottom of a fall 0', () => {
    const [rise, fall] = [1, -1].map((step) => playFromStart(otc, steps(60, 100, step)).lines)

    expect([rise?.['k']?.at(-1), rise?.['d']?.at(-1)]).toEqual([100, 100])
    expect([fall?.['k']?.at(-1), fall?.['d']?.at(-1)]).toEqual([0, 0])
  })

  test('buys when %K leaves the bottom above %D, and sells when it leaves the top', () => {
    const { signals, lines } = playScene(otc, [...bowl, 98, 101, 103, 104, 103, 101], short)

    expect(rounded(lines['k'])).toEqual([50, 0, 0, 0, 0, 33.333, 100, 100, 100, 100, 100, 66.667, 0])
    expect(rounded(lines['d']?.slice(4, 7))).toEqual([0, 16.667, 66.667])
    expect(signals).toEqual(['5 buy', '11 sell'])
  })

  test('stays silent while ADX says that there is a trend', () => {
    // ADX is 86.8 at the turn.
    expect(playScene(otc, bowl, { ...short, adxMaximum: 87 }).signals).toEqual(['5 buy'])
    expect(playScene(otc, bowl, { ...short, adxMaximum: 86 }).signals).toEqual([])
  })

  test('a crossing in the middle of the range is no signal', () => {
    const closes = [100, 104, 96, 100, 99, 101]
    const { signals, lines } = playScene(otc, closes, short)

    expect(rounded(lines['k']?.slice(4))).toEqual([37.5, 100])
    expect(signals).not.toContain('5 buy')
    expect(playScene(otc, closes, { ...short, level: 49 }).signals).toContain('5 buy')
  })

  test('a %K exactly at the level has not been beyond it', () => {
    // %K is 25 with the close of 101, and 75 with that of 99 in the mirrored series.
    for (const [closes, side] of [
      [[100, 104, 101, 103], 'buy'],
      [[100, 96, 99, 97], 'sell'],
    ] as const) {
      expect(playScene(otc, closes, { ...short, level: 25 }).signals).not.toContain(`3 ${side}`)
      expect(playScene(otc, closes, { ...short, level: 26 }).signals).toContain(`3 ${side}`)
    }
  })

  test('an ADX exactly at its maximum is a trend', () => {
    const candles = candlesOf([
      [100, 100, 100, 100],
      [100, 100, 96, 96],
      [96, 100, 96, 98],
    ])
    const periods = { ...short, adx: 2 }

    expect(playScene(otc, candles, periods).lines['adx']).toEqual([0, 50, 75])
    expect(playScene(otc, candles, { ...periods, adxMaximum: 75 }).signals).toEqual([])
    expect(playScene(otc, candles, { ...periods, adxMaximum: 76 }).signals).toEqual(['2 buy'])
  })

  test('waits for the slowest of its parts before a signal counts', () => {
    // A window of 200 candles, two averages over 3, and the candle before the crossing.
    expect(otc.warmUp({ ...otc.defaults, stochastic: 200, adx: 2 })).toBe(204)
    expect(otc.warmUp({ ...otc.defaults, stochastic: 2, adx: 2, slowing: 50, signal: 50 })).toBe(100)
  })

  test('a gap to the top of the range is no buy when %K was not at the bottom before', () => {
    expect(playScene(otc, [100, 110, 110, 110], short).signals).toEqual([])
  })

  test.each([
    { stochastic: 14, slowing: 3, signal: 3, adx: 14 },
    { stochastic: 2, slowing: 1, signal: 1, adx: 2 },
    { stochastic: 200, slowing: 50, signal: 50, adx: 200 },
  ])('the lines begin when their periods are full: %o', (periods) => {
    const { stochastic, slowing, signal, adx } = periods
    const { lines } = playFromStart(otc, steps(400, 1, 1), periods)

    expect(firstOf(lines['k'])).toBe(stochastic + slowing - 2)
    expect(firstOf(lines['d'])).toBe(stochastic + slowing + signal - 3)
    expect(firstOf(lines['adx'])).toBe(2 * adx - 1)
  })

  test('a %D of one candle is %K, so it never crosses', () => {
    const { lines, signals } = playScene(otc, bowl, { ...short, signal: 1 })

    expect(lines['d']).toEqual(lines['k'])
    expect(signals).toEqual([])
  })

  test('no line leaves 0 to 100 but for rounding, on any candles', () => {
    fc.assert(
      fc.property(arbitraryCandles(120), (candles) => {
        const values = Object.values(playFromStart(otc, candles).lines).flat()
        expect(values.filter((value) => value !== null && (value < -1e-9 || value > 100 + 1e-9))).toEqual([])
      }),
      { numRuns: times(20, 400) },
    )
  })
})
