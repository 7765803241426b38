import { crossingOf } from '../../formulas/crossing-of.ts'
import { exponentialAverage } from '../../formulas/exponential-average.ts'
import { heikinAshiBodies } from '../../formulas/heikin-ashi-bodies.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { haemaAlert } from './haema-alert.ts'
import { walkOf } from '../../testing/candle-arbitraries.ts'
import { describe, expect, test } from 'vitest'
import { candlesOf, firstOf, playFromStart, playScene, rest, rounded, steps } from '../../testing/hand-made.ts'
import { signalBodies } from '../../testing/signal-bodies.ts'

describeRule(haemaAlert, {
  signalsPerThousand: 96,
  expected({ candles }, { period }) {
    const { open, close } = heikinAshiBodies(candles)
    const average = exponentialAverage(close, period)
    const sideAt = (index: number): number => {
      const turn = crossingOf(close, average, index)
      const body = (close[index] ?? 0) - (open[index] ?? 0)
      return (turn === 1 && body > 0) || (turn === -1 && body < 0) ? turn : 0
    }
    return { lines: { open, close, average }, sideAt }
  },
})

describe('HAEMA Alert', () => {
  const short = { period: 3 }

  test('all lines are exactly the price of a market that rests', () => {
    const { signals, lines } = playScene(haemaAlert, rest(30, 1.1))

    expect(lines).toEqual({ open: rest(30, 1.1), close: rest(30, 1.1), average: rest(30, 1.1) })
    expect(signals).toEqual([])
  })

  test('a Heikin Ashi candle closes at the mean of the four prices and opens in the middle of the body before', () => {
    const candles = candlesOf([
      [10, 14, 8, 12],
      [12, 20, 12, 16],
      [16, 17, 11, 12],
    ])
    const { lines } = playFromStart(haemaAlert, candles, short)

    expect(rounded(lines['close'])).toEqual([11, 15, 14])
    // The first opens in the middle of its own body.
    expect(rounded(lines['open'])).toEqual([11, 11, 13])
  })

  test('on a straight rise every Heikin Ashi candle rises, two steps tall', () => {
    const { lines, signals } = playFromStart(haemaAlert, steps(60, 100, 1))

    expect(lines['close']?.at(-1)).toBeCloseTo(158.5, 9)
    expect((lines['close']?.at(-1) ?? 0) - (lines['open']?.at(-1) ?? 0)).toBeCloseTo(2, 9)
    expect(signals).toEqual([])
  })

  test('buys when the Heikin Ashi close crosses above its average, and sells mirrored', () => {
    const { signals, lines } = playScene(haemaAlert, [100, 104, 104, 96, 96, 104], short)

    expect(rounded(lines['close'])).toEqual([100, 102, 104, 100, 96, 100])
    expect(rounded(lines['average'])).toEqual([100, 101, 102.5, 101.25, 98.625, 99.313])
    expect(signals).toEqual(['1 buy', '3 sell', '5 buy'])
  })

  test('every buy is on a rising Heikin Ashi candle, every sell on a falling one', () => {
    const bodies = signalBodies(haemaAlert, walkOf(2_000, 7), short)

    expect(bodies.length).toBeGreaterThan(50)
    expect(bodies.filter((body) => body <= 0)).toEqual([])
  })

  test('a crossing on a Heikin Ashi candle without a body is no signal', () => {
    // The body before goes from 110 to 95, so its middle is 102.5, above a slow average.
    expect(playScene(haemaAlert, [100, 140, 50, 155], { period: 200 }).signals).toEqual(['1 buy', '2 sell'])
    expect(playScene(haemaAlert, [100, 140, 50, 156], { period: 200 }).signals).toEqual(['1 buy', '2 sell', '3 buy'])
  })

  test('a spike moves half of its height into two candles', () => {
    const { lines } = playScene(haemaAlert, [100, 110, 100, 100], short)

    expect(rounded(lines['close'])).toEqual([100, 105, 105, 100])
  })

  test.each([2, 20, 200])('with a period of %i only the average waits for candles', (period) => {
    const { lines } = playFromStart(haemaAlert, steps(period, 1, 1), { period })

    expect([firstOf(lines['open']), firstOf(lines['close'])]).toEqual([0, 0])
    expect(firstOf(lines['average'])).toBe(period - 1)
  })
})
