import { commodityChannel } from '../../formulas/commodity-channel.ts'
import { exponentialAverage } from '../../formulas/exponential-average.ts'
import { macdSeries } from '../../formulas/macd-series.ts'
import { relativeStrength } from '../../formulas/relative-strength.ts'
import { combineSeries, mapSeries, subtractSeries } from '../../formulas/series.ts'
import { superTrendSeries } from '../../formulas/super-trend-series.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { pocketOptionsOptimizedIndicator } from './pocket-options-optimized-indicator.ts'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { arbitraryCandles } from '../../testing/candle-arbitraries.ts'
import { times } from '@stratomate/commands/soak-scale'
import { firstOf, playFromStart, playScene, rest, steps } from '../../testing/hand-made.ts'

describeRule(pocketOptionsOptimizedIndicator, {
  signalsPerThousand: 68,
  expected({ candles, close }, { score: needed }) {
    const spread = subtractSeries(exponentialAverage(close, 9), exponentialAverage(close, 21))
    const { histogram } = macdSeries(close, [12, 26, 9])
    const strength = mapSeries(relativeStrength(close, 14), (value) => value - 50)
    const { trend } = superTrendSeries(candles, 10, 3)
    const votes = [spread, histogram, strength, trend, commodityChannel(candles, 20)]
    const score = votes
      .map((series) => mapSeries(series, Math.sign))
      .reduce((sum, vote) => combineSeries(sum, vote, (one, other) => one + other))
    const sideAt = (index: number): number => {
      const [before, now] = [score[index - 1] ?? 0, score[index] ?? 0]
      if (now >= needed && before < needed) return 1
      return now <= -needed && before > -needed ? -1 : 0
    }
    return { lines: { score }, sideAt }
  },
})

describe('Pocket Options Optimized Indicator', () => {
  const scoreOf = (closes: readonly number[]) => playScene(pocketOptionsOptimizedIndicator, closes).lines['score']

  test('in a market that rests only SuperTrend votes, whose first trend is up', () => {
    const { signals, lines } = playScene(pocketOptionsOptimizedIndicator, rest(30, 1.1))

    expect(lines['score']).toEqual(rest(30, 1))
    expect(signals).toEqual([])
  })

  test('on a straight rise four votes are for it, because the histogram of MACD is 0', () => {
    expect(scoreOf(steps(200, 100, 1))?.slice(1, 3)).toEqual([5, 5])
    expect(playFromStart(pocketOptionsOptimizedIndicator, steps(34, 100, 1)).lines['score']?.at(-1)).toBe(4)
    expect(playFromStart(pocketOptionsOptimizedIndicator, steps(34, 100, -1)).lines['score']?.at(-1)).toBe(-4)
  })

  test('buys when the score reaches +4 from below, and sells at −4', () => {
    const { signals, lines } = playScene(pocketOptionsOptimizedIndicator, [100, 104, 108, 112, 100, 90, 80, 60])

    expect(lines['score']).toEqual([1, 5, 5, 5, 1, -5, -5, -5])
    expect(signals).toEqual(['1 buy', '5 sell'])
  })

  test.each([
    [1, 5],
    [2, 5],
    [5, 5],
  ])('with %i votes needed says nothing again while the score stays', (score) => {
    const { signals } = playScene(pocketOptionsOptimizedIndicator, [100, 104, 108, 112], { score })

    expect(signals).toEqual(score === 1 ? [] : ['1 buy'])
  })

  test('one vote is there from the beginning, so one needed vote is reached from below only after a fall', () => {
    const closes = [100, 80, 60, ...steps(30, 62, 4)]

    expect(playScene(pocketOptionsOptimizedIndicator, closes, { score: 1 }).signals[0]).toBe('1 sell')
    expect(playScene(pocketOptionsOptimizedIndicator, closes, { score: 1 }).signals.at(-1)).toMatch('buy')
  })

  test('after a spike the votes fall apart: averages for it, CCI and RSI against', () => {
    expect(scoreOf([100, 110, 100])).toEqual([1, 5, 1])
  })

  test('begins with the last of its votes, the histogram of MACD', () => {
    const { lines } = playFromStart(pocketOptionsOptimizedIndicator, steps(40, 1, 1))

    expect(firstOf(lines['score'])).toBe(26 + 9 - 2)
  })

  test('the score is a whole number from −5 to 5, on any candles', () => {
    fc.assert(
      fc.property(arbitraryCandles(120), (candles) => {
        const scores = playFromStart(pocketOptionsOptimizedIndicator, candles).lines['score'] ?? []
        expect(scores.filter((score) => score !== null && !(Number.isInteger(score) && Math.abs(score) <= 5))).toEqual(
          [],
        )
      }),
      { numRuns: times(20, 400) },
    )
  })
})
