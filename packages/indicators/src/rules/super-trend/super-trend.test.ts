import { superTrendSeries } from '../../formulas/super-trend-series.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { superTrend } from './super-trend.ts'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { arbitraryCandles } from '../../testing/candle-arbitraries.ts'
import { times } from '@stratomate/commands/soak-scale'
import { candlesOf, firstOf, playFromStart, playScene, rest, rounded, steps } from '../../testing/hand-made.ts'

describeRule(superTrend, {
  signalsPerThousand: 44,
  expected({ candles }, { period, multiplier }) {
    const lines = superTrendSeries(candles, period, multiplier)
    const trendAt = (index: number): number => lines.trend[index] ?? 0
    return { lines, sideAt: (index) => (trendAt(index) === trendAt(index - 1) ? 0 : trendAt(index)) }
  },
})

describe('Super_Trend', () => {
  const short = { period: 2, multiplier: 1 }

  test('lies on the price of a market that rests, with its trend up', () => {
    const { signals, lines } = playScene(superTrend, rest(30, 1.1))

    expect(lines).toEqual({ line: rest(30, 1.1), trend: rest(30, 1) })
    expect(signals).toEqual([])
  })

  test('follows a straight rise three ranges below the middle of the candles', () => {
    const { lines, signals } = playFromStart(superTrend, steps(100, 100, 1))

    // The middle of the last candle is 198.5 and every true range is 1.
    expect(lines['line']?.at(-1)).toBeCloseTo(198.5 - 3, 9)
    expect(lines['trend']?.at(-1)).toBe(1)
    expect(signals).toEqual([])
  })

  test('sells the close below the lower band, buys the close above the upper one, and then draws the other band', () => {
    const { signals, lines } = playScene(superTrend, [100, 102, 104, 106, 108, 101, 96, 92, 95, 99, 104], short)

    expect(lines['trend']).toEqual([1, 1, 1, 1, 1, -1, -1, -1, -1, 1, 1])
    expect(rounded(lines['line']?.slice(0, 6))).toEqual([100, 100, 101.5, 103.25, 105.125, 108.875])
    expect(signals).toEqual(['5 sell', '9 buy'])
  })

  test('a close exactly at the band keeps the trend', () => {
    const before = [100, 102, 104, 106, 108]
    const band = playScene(superTrend, [...before, 106], short).lines['line']?.at(-1) ?? 0

    expect(playScene(superTrend, [...before, 106], short).signals).toEqual([])
    expect(band).toBeLessThanOrEqual(106)
  })

  test('a close exactly at the band of a falling trend keeps it too', () => {
    // The band is at 97: the middle of the third candle, 92, plus an average true range of 5.
    const { signals, lines } = playScene(superTrend, [100, 96, 88, 97], short)

    expect(lines['line']?.slice(2)).toEqual([97, 97])
    expect(signals).toEqual(['1 sell'])
    expect(playScene(superTrend, [100, 96, 88, 97.5], short).signals).toEqual(['1 sell', '3 buy'])
  })

  test('the band of a rising trend never falls', () => {
    const { lines } = playScene(superTrend, [100, 104, 108, 107, 107.5, 107, 107.5], { period: 2, multiplier: 3 })
    const band = lines['line'] ?? []

    expect(lines['trend']).toEqual(rest(7, 1))
    expect(band.every((value, index) => index === 0 || (value ?? 0) >= (band[index - 1] ?? 0))).toBe(true)
  })

  test('a spike is a sell on its way back, because the band has followed it up', () => {
    expect(playScene(superTrend, [100, 110, 100, 100, 100]).signals).toEqual(['2 sell'])
  })

  test('a wider band takes the same fall for a pause', () => {
    const closes = [...steps(20, 100, 1), 117, 115, 113, 112]

    expect(playScene(superTrend, closes, { multiplier: 2 }).signals).toHaveLength(1)
    expect(playScene(superTrend, closes, { multiplier: 20 }).signals).toEqual([])
  })

  test('the first trend is up when its candle closes at its middle or above', () => {
    const firstTrend = (close: number) => {
      const candles = candlesOf([
        [10, 11, 9, 10],
        [10, 11, 9, 10],
        [10, 11, 9, close],
      ])
      return playFromStart(superTrend, candles, short).lines['trend']?.at(-1)
    }

    expect([9.9, 10, 10.1].map(firstTrend)).toEqual([-1, 1, 1])
  })

  test.each([2, 10, 200])('with a period of %i the line begins one candle after it', (period) => {
    const { lines } = playFromStart(superTrend, steps(period + 1, 1, 1), { period })

    expect([firstOf(lines['line']), firstOf(lines['trend'])]).toEqual([period, period])
  })

  test('on any candles the line is below the close of a rising trend and above that of a falling one', () => {
    fc.assert(
      fc.property(arbitraryCandles(120), (candles) => {
        const { line = [], trend = [] } = playFromStart(superTrend, candles, short).lines
        const distances = candles.map(({ close }, index) => (close - (line[index] ?? close)) * (trend[index] ?? 0))
        // The first two lines come from their own candles alone.
        expect(distances.slice(3).filter((distance) => distance < 0)).toEqual([])
      }),
      { numRuns: times(20, 400) },
    )
  })
})
