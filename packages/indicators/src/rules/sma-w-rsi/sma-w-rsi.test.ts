import { crossingOf } from '../../formulas/crossing-of.ts'
import { relativeStrength } from '../../formulas/relative-strength.ts'
import { simpleAverage } from '../../formulas/simple-average.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { smaWRsi } from './sma-w-rsi.ts'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { arbitraryCandles } from '../../testing/candle-arbitraries.ts'
import { times } from '@stratomate/commands/soak-scale'
import { firstOf, playFromStart, playScene, rest, rounded, steps } from '../../testing/hand-made.ts'

describeRule(smaWRsi, {
  signalsPerThousand: 95,
  expected({ close }, periods) {
    const [average, rsi] = [simpleAverage(close, periods.sma), relativeStrength(close, periods.rsi)]
    const sideAt = (index: number): number => {
      const turn = crossingOf(rsi, 50, index)
      return turn * ((close[index] ?? 0) - (average[index] ?? 0)) > 0 ? turn : 0
    }
    return { lines: { average, rsi }, sideAt }
  },
})

describe('SMA w-RSI', () => {
  const short = { sma: 3, rsi: 3 }

  test('draws the price and 50 in a market that rests', () => {
    const { signals, lines } = playScene(smaWRsi, rest(30, 1.1))

    expect(lines).toEqual({ average: rest(30, 1.1), rsi: rest(30, 50) })
    expect(signals).toEqual([])
  })

  test('on a straight rise the average is half its period behind and RSI is 100', () => {
    const { lines } = playFromStart(smaWRsi, steps(60, 100, 1))

    expect(lines['average']?.at(-1)).toBeCloseTo(159 - 9.5, 9)
    expect(lines['rsi']?.at(-1)).toBe(100)
  })

  test('buys when RSI crosses above 50 on a close above the average, and sells mirrored', () => {
    const { signals, lines } = playScene(smaWRsi, [100, 99, 98, 97, 98, 99, 100, 101, 98], short)

    expect(rounded(lines['average'])).toEqual([100, 99.667, 99, 98, 97.667, 98, 99, 100, 99.667])
    expect(rounded(lines['rsi'])).toEqual([50, 0, 0, 0, 41.538, 63.981, 77.143, 85.236, 32.868])
    expect(signals).toEqual(['1 sell', '5 buy', '8 sell'])
  })

  test('lets a crossing pass on which the close is still below a long average', () => {
    const closes = [100, 90, 80, 70, 78, 86]

    expect(playScene(smaWRsi, closes, { sma: 2, rsi: 3 }).signals).toContain('5 buy')
    expect(playScene(smaWRsi, closes, { sma: 10, rsi: 3 }).signals).not.toContain('5 buy')
  })

  test('a spike is bought with its candle and sold with the next, which closes below the average that it has lifted', () => {
    const { signals } = playScene(smaWRsi, [100, 110, 100, ...rest(30, 100)])

    expect(signals).toEqual(['1 buy', '2 sell'])
  })

  test.each([
    [20, 14],
    [2, 2],
    [200, 200],
  ])('with the periods %i and %i the lines begin with these candles', (sma, rsi) => {
    const { lines } = playFromStart(smaWRsi, steps(201, 1, 1), { sma, rsi })

    expect([firstOf(lines['average']), firstOf(lines['rsi'])]).toEqual([sma - 1, rsi])
  })

  test('the average lies between the lowest and the highest close of its period', () => {
    fc.assert(
      fc.property(arbitraryCandles(80), (candles) => {
        const closes = candles.map(({ close }) => close)
        const average = playFromStart(smaWRsi, candles, short).lines['average'] ?? []
        const outside = average.filter((value, index) => {
          const window = closes.slice(Math.max(0, index - 2), index + 1)
          const [low, high] = [Math.min(...window) * (1 - 1e-9), Math.max(...window) * (1 + 1e-9)]
          return value !== null && (value < low || value > high)
        })
        expect(outside).toEqual([])
      }),
      { numRuns: times(20, 400) },
    )
  })
})
