import { crossingOf } from '../../formulas/crossing-of.ts'
import { relativeStrength } from '../../formulas/relative-strength.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { rsiReversalAlert } from './rsi-reversal-alert.ts'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { firstOf, playFromStart, playScene, rest, rounded, steps } from '../../testing/hand-made.ts'
import { arbitraryCandles } from '../../testing/candle-arbitraries.ts'
import { times } from '@stratomate/commands/soak-scale'

describeRule(rsiReversalAlert, {
  signalsPerThousand: 27,
  expected({ close }, { period, oversold }) {
    const rsi = relativeStrength(close, period)
    const sideAt = (index: number): number => {
      if (crossingOf(rsi, oversold, index) === 1) return 1
      return crossingOf(rsi, 100 - oversold, index) === -1 ? -1 : 0
    }
    return { lines: { rsi }, sideAt }
  },
})

describe('RSI Reversal Alert', () => {
  const short = { period: 3 }

  test('is 50 in a market that has never moved', () => {
    const { signals, lines } = playScene(rsiReversalAlert, rest(30, 1.1))

    expect(lines['rsi']).toEqual(rest(30, 50))
    expect(signals).toEqual([])
  })

  test('is 100 while every candle rises and 0 while every candle falls, whatever the size of the steps', () => {
    for (const step of [0.0001, 1, 1_000]) {
      expect(playFromStart(rsiReversalAlert, steps(40, 50_000, step)).lines['rsi']?.at(-1)).toBe(100)
      expect(playFromStart(rsiReversalAlert, steps(40, 50_000, -step)).lines['rsi']?.at(-1)).toBe(0)
    }
  })

  test('keeps its value when the price stops', () => {
    const { lines } = playScene(rsiReversalAlert, [100, 99, 101, ...rest(5, 101)], short)

    expect(new Set(rounded(lines['rsi']).slice(2)).size).toBe(1)
  })

  test('buys with the candle that lifts it back above 30, and sells with the one that drops it below 70', () => {
    const closes = [100, 99, 98, 97, 96, 97, 98, 99, 100, 101, 102, 100]
    const { signals, lines } = playScene(rsiReversalAlert, closes, short)

    expect(rounded(lines['rsi']?.slice(0, 7))).toEqual([50, 0, 0, 0, 0, 38.389, 60.902])
    expect(signals).toEqual(['5 buy', '11 sell'])
  })

  test('does not buy while it falls below 30, nor sell while it rises above 70', () => {
    expect(playScene(rsiReversalAlert, steps(30, 100, -1), short).signals).toEqual([])
    expect(playScene(rsiReversalAlert, steps(30, 100, 1), short).signals).toEqual([])
  })

  test('a low level lets it buy soon after a fall, a high one only when half of the fall is made up', () => {
    const closes = [...steps(6, 100, -2), 90.5, 91, 92, 94, 97]

    expect(playScene(rsiReversalAlert, closes, { ...short, oversold: 5 }).signals).toEqual(['6 buy'])
    expect(playScene(rsiReversalAlert, closes, { ...short, oversold: 45 }).signals).toEqual(['8 buy'])
  })

  test('a spike is a rise and a fall of one size, and leaves it a little below 50', () => {
    const { signals, lines } = playScene(rsiReversalAlert, [100, 110, 100])

    expect(rounded(lines['rsi'])).toEqual([50, 100, 48.148])
    expect(signals).toEqual(['2 sell'])
  })

  test.each([2, 14, 200])('with a period of %i the line begins with that candle after the first', (period) => {
    expect(firstOf(playFromStart(rsiReversalAlert, steps(period, 1, 1), { period }).lines['rsi'])).toBe(-1)
    expect(firstOf(playFromStart(rsiReversalAlert, steps(period + 1, 1, 1), { period }).lines['rsi'])).toBe(period)
  })

  test('never leaves 0 to 100 but for rounding, on any candles', () => {
    fc.assert(
      fc.property(arbitraryCandles(120), (candles) => {
        const values = playFromStart(rsiReversalAlert, candles, short).lines['rsi'] ?? []
        expect(values.every((value) => value === null || (value >= 0 && value < 100 + 1e-9))).toBe(true)
      }),
      { numRuns: times(20, 400) },
    )
  })
})
