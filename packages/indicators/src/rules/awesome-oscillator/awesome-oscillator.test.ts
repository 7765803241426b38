import { crossingOf } from '../../formulas/crossing-of.ts'
import { medianPrices } from '../../formulas/median-prices.ts'
import { subtractSeries } from '../../formulas/series.ts'
import { simpleAverage } from '../../formulas/simple-average.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { awesomeOscillator } from './awesome-oscillator.ts'
import { describe, expect, test } from 'vitest'
import { candlesOf, firstOf, playFromStart, playScene, rest, rounded, steps } from '../../testing/hand-made.ts'

describeRule(awesomeOscillator, {
  signalsPerThousand: 43,
  expected({ candles }, { fast, slow }) {
    const medians = medianPrices(candles)
    const oscillator = subtractSeries(simpleAverage(medians, fast), simpleAverage(medians, slow))
    return { lines: { oscillator }, sideAt: (index) => crossingOf(oscillator, 0, index) }
  },
})

describe('Awesome Oscillator', () => {
  const short = { fast: 2, slow: 3 }

  test('is exactly 0 in a market that rests', () => {
    const { signals, lines } = playScene(awesomeOscillator, rest(40, 1.1))

    expect(lines['oscillator']).toEqual(rest(40, 0))
    expect(signals).toEqual([])
  })

  test('on a straight rise shows how many steps the slow average is behind the fast one', () => {
    const { lines } = playFromStart(awesomeOscillator, steps(80, 100, 2))

    // The average of 34 candles lags 16.5 candles behind, that of 5 candles lags 2.
    expect(lines['oscillator']?.at(-1)).toBeCloseTo(2 * (16.5 - 2), 9)
  })

  test('buys with the first candle above 0 and sells with the first below it', () => {
    const { signals, lines } = playScene(awesomeOscillator, [10, 10, 12, 12, 12, 12, 8, 8], short)

    expect(rounded(lines['oscillator'])).toEqual([0, 0, 0.167, 0.5, 0.333, 0, -0.333, -1])
    expect(signals).toEqual(['2 buy', '6 sell'])
  })

  test('may buy again after it has only touched 0', () => {
    const { signals, lines } = playScene(awesomeOscillator, [10, 12, 12, 12, 12, 14], short)

    expect(rounded(lines['oscillator'])).toEqual([0, 0.167, 0.5, 0.333, 0, 0.167])
    expect(signals).toEqual(['1 buy', '5 buy'])
  })

  test('looks at the middle of each candle, not at its close', () => {
    const atTop = candlesOf(steps(8, 10, 1).map((low) => [low, low + 4, low, low + 4]))
    const atBottom = candlesOf(steps(8, 10, 1).map((low) => [low, low + 4, low, low]))

    expect(playFromStart(awesomeOscillator, atTop, short)).toEqual(playFromStart(awesomeOscillator, atBottom, short))
  })

  test('forgets a gap once the slow average is past it', () => {
    const { signals, lines } = playScene(awesomeOscillator, [100, ...rest(40, 110)])

    expect(signals).toEqual(['1 buy'])
    expect(lines['oscillator']?.at(34)).toBeGreaterThan(0.1)
    expect(lines['oscillator']?.at(35)).toBeCloseTo(0, 9)
  })

  test.each([
    [5, 34],
    [2, 3],
    [100, 200],
  ])('with the periods %i and %i has its first value when the slow one has all its candles', (fast, slow) => {
    expect(firstOf(playFromStart(awesomeOscillator, steps(slow - 1, 1, 1), { fast, slow }).lines['oscillator'])).toBe(
      -1,
    )
    expect(firstOf(playFromStart(awesomeOscillator, steps(slow, 1, 1), { fast, slow }).lines['oscillator'])).toBe(
      slow - 1,
    )
  })

  test('refuses a fast period that is not the shorter one', () => {
    expect(() => playScene(awesomeOscillator, [1, 2], { fast: 34, slow: 34 })).toThrow('fast must be below slow')
  })
})
