import { crossingOf } from '../../formulas/crossing-of.ts'
import { exponentialAverage } from '../../formulas/exponential-average.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { emaAlerts } from './ema-alerts.ts'
import { describe, expect, test } from 'vitest'
import { firstOf, playFromStart, playScene, rest, rounded, steps } from '../../testing/hand-made.ts'

describeRule(emaAlerts, {
  signalsPerThousand: 46,
  expected({ close }, periods) {
    const [fast, slow] = [exponentialAverage(close, periods.fast), exponentialAverage(close, periods.slow)]
    return { lines: { fast, slow }, sideAt: (index) => crossingOf(fast, slow, index) }
  },
})

describe('EMA Alerts', () => {
  const short = { fast: 2, slow: 3 }

  test('both averages are exactly the price of a market that rests', () => {
    const { signals, lines } = playScene(emaAlerts, rest(30, 1.1))

    expect(lines).toEqual({ fast: rest(30, 1.1), slow: rest(30, 1.1) })
    expect(signals).toEqual([])
  })

  test('on a straight rise each average follows half its period behind', () => {
    const { lines } = playFromStart(emaAlerts, steps(300, 100, 1))

    // An average with the weight 2 / (period + 1) lags (period − 1) / 2 steps behind.
    expect(lines['fast']?.at(-1)).toBeCloseTo(399 - 4, 9)
    expect(lines['slow']?.at(-1)).toBeCloseTo(399 - 10, 9)
  })

  test('buys with the candle that lifts the fast average above the slow one, and sells at the fall', () => {
    const { signals, lines } = playScene(emaAlerts, [10, 13, 13, 4, 4], short)

    // The fast average moves two thirds of the way to each close, the slow one half of it.
    expect(rounded(lines['fast'])).toEqual([10, 12, 12.667, 6.889, 4.963])
    expect(rounded(lines['slow'])).toEqual([10, 11.5, 12.25, 8.125, 6.063])
    expect(signals).toEqual(['1 buy', '3 sell'])
  })

  test('takes a spike of one candle for a turn, and takes it back when the fast average has forgotten it', () => {
    const { signals } = playScene(emaAlerts, [10, 20, 10, 10, 10, 10, 10], { fast: 3, slow: 7 })

    expect(signals).toEqual(['1 buy', '3 sell'])
  })

  test('says nothing while the fast average stays on its side', () => {
    expect(playScene(emaAlerts, steps(60, 100, 1)).signals).toEqual(['1 buy'])
    expect(playScene(emaAlerts, steps(60, 100, -1)).signals).toEqual(['1 sell'])
  })

  test('each average begins at the simple average of its first period', () => {
    const { lines } = playFromStart(emaAlerts, [1, 2, 6, 4], { fast: 2, slow: 3 })

    expect(rounded(lines['fast'])).toEqual([null, 1.5, 4.5, 4.167])
    expect(rounded(lines['slow'])).toEqual([null, null, 3, 3.5])
  })

  test.each([
    [9, 21],
    [2, 3],
    [100, 200],
  ])('with the periods %i and %i the lines begin with these candles', (fast, slow) => {
    const { lines, signals } = playFromStart(emaAlerts, steps(slow, 1, 1), { fast, slow })

    expect([firstOf(lines['fast']), firstOf(lines['slow'])]).toEqual([fast - 1, slow - 1])
    expect(signals).toEqual([])
  })

  test('waits until the beginning has lost its weight before a signal counts', () => {
    expect(emaAlerts.warmUp(short)).toBe(22)
    expect(playFromStart(emaAlerts, [...rest(21, 10), 13, 4], short).signals).toEqual(['22 sell'])
  })
})
