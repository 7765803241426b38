import { crossingOf } from '../../formulas/crossing-of.ts'
import { vortexSeries } from '../../formulas/vortex-series.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { vortex } from './vortex.ts'
import { describe, expect, test } from 'vitest'
import { candlesOf, firstOf, playFromStart, playScene, rest, rounded, steps } from '../../testing/hand-made.ts'

describeRule(vortex, {
  signalsPerThousand: 95,
  expected({ candles }, { period }) {
    const lines = vortexSeries(candles, period)
    return { lines, sideAt: (index) => crossingOf(lines.plus, lines.minus, index) }
  },
})

describe('VORTEX', () => {
  const short = { period: 2 }

  test('both lines are 1 in a market that rests', () => {
    const { signals, lines } = playScene(vortex, rest(30, 1.1))

    expect(lines).toEqual({ plus: rest(30, 1), minus: rest(30, 1) })
    expect(signals).toEqual([])
  })

  test('on a straight rise without wicks VI+ is 2 and VI− is 0', () => {
    const { lines } = playFromStart(vortex, steps(40, 100, 1))

    // Each low is two steps from the next high, and each high none from the next low.
    expect(lines['plus']?.at(-1)).toBe(2)
    expect(lines['minus']?.at(-1)).toBe(0)
  })

  test('on a straight fall the two change places', () => {
    const { lines } = playFromStart(vortex, steps(40, 100, -1))

    expect([lines['plus']?.at(-1), lines['minus']?.at(-1)]).toEqual([0, 2])
  })

  test('buys with the candle that lifts VI+ above VI−, and sells with the one that drops it', () => {
    const { signals, lines } = playScene(vortex, [100, 102, 104, 103, 100, 97, 99, 103], short)

    expect(rounded(lines['plus'])).toEqual([1, 1, 1.5, 2, 0.5, 0, 0.4, 1.333])
    expect(rounded(lines['minus'])).toEqual([1, 0, 0, 0.333, 1.25, 1.667, 1.8, 0.5])
    expect(signals).toEqual(['1 buy', '4 sell', '7 buy'])
  })

  test('a spike counts upward with its candle, and downward from the day on which its rise is forgotten', () => {
    expect(playScene(vortex, [100, 110, ...rest(20, 100)]).signals).toEqual(['1 buy', '15 sell'])
  })

  test('of a gap it sees the distance between the candles, not their bodies', () => {
    const gap = candlesOf([
      [100, 100, 100, 100],
      [105, 106, 104, 105],
      [105, 106, 104, 105],
    ])

    // The true ranges are 6 and 2, the movements up 6 and 2, the movements down 4 and 2.
    expect(rounded(playScene(vortex, gap, short).lines['plus'])).toEqual([1, 1, 1])
    expect(rounded(playScene(vortex, gap, short).lines['minus'])).toEqual([1, 0.667, 0.75])
  })

  test.each([2, 14, 200])('with a period of %i the lines begin one candle after it', (period) => {
    expect(firstOf(playFromStart(vortex, steps(period, 1, 1), { period }).lines['plus'])).toBe(-1)
    expect(firstOf(playFromStart(vortex, steps(period + 1, 1, 1), { period }).lines['plus'])).toBe(period)
    expect(vortex.warmUp({ period })).toBe(period + 1)
  })
})
