import { crossingOf } from '../../formulas/crossing-of.ts'
import { macdSeries } from '../../formulas/macd-series.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { macdAlerts } from './macd-alerts.ts'
import { describe, expect, test } from 'vitest'
import { firstOf, playFromStart, playScene, rest, rounded, steps } from '../../testing/hand-made.ts'

describeRule(macdAlerts, {
  signalsPerThousand: 81,
  expected({ close }, { fast, slow, signal }) {
    const lines = macdSeries(close, [fast, slow, signal])
    return { lines, sideAt: (index) => crossingOf(lines.macd, lines.signal, index) }
  },
})

describe('MACD Alerts', () => {
  const short = { fast: 2, slow: 4, signal: 3 }

  test('all three lines are 0 in a market that rests', () => {
    const { signals, lines } = playScene(macdAlerts, rest(30, 1.1))

    expect(lines).toEqual({ macd: rest(30, 0), signal: rest(30, 0), histogram: rest(30, 0) })
    expect(signals).toEqual([])
  })

  test('on a straight rise MACD is the distance of the averages, and the histogram is 0', () => {
    const { lines, signals } = playFromStart(macdAlerts, steps(400, 100, 1))

    // One average lags 12.5 candles behind, the other 5.5.
    expect(lines['macd']?.at(-1)).toBeCloseTo(7, 9)
    expect(lines['histogram']?.at(-1)).toBeCloseTo(0, 9)
    expect(signals).toEqual([])
  })

  test('buys when MACD rises above its signal line and sells when it falls back, long before it is below 0', () => {
    const { signals, lines } = playScene(macdAlerts, [100, 103, 103, 103, 103, 103], short)

    expect(rounded(lines['macd'])).toEqual([0, 0.8, 0.747, 0.537, 0.352, 0.221])
    expect(rounded(lines['signal'])).toEqual([0, 0.4, 0.573, 0.555, 0.453, 0.337])
    expect(signals).toEqual(['1 buy', '3 sell'])
  })

  test('the histogram is MACD less its signal line', () => {
    const { lines } = playScene(macdAlerts, [100, 103, 99, 104, 98], short)
    const differences = lines['macd']?.map((value, index) => (value ?? 0) - (lines['signal']?.[index] ?? 0))

    expect(rounded(lines['histogram'])).toEqual(rounded(differences))
  })

  test('a fall that slows down is a buy, though MACD is far below 0', () => {
    const { signals, lines } = playScene(macdAlerts, [100, 90, 80, 70, 68, 67, 66], short)

    expect(signals).toEqual(['1 sell', '5 buy'])
    expect(lines['macd']?.[5]).toBeLessThan(-1)
  })

  test('a spike turns it twice', () => {
    expect(playScene(macdAlerts, [100, 110, 100, 100, 100], short).signals).toEqual(['1 buy', '2 sell'])
  })

  test.each([
    [12, 26, 9],
    [2, 3, 2],
    [100, 200, 100],
  ])('with %i, %i and %i the lines begin with these candles', (fast, slow, signal) => {
    const { lines } = playFromStart(macdAlerts, steps(slow + signal, 1, 1), { fast, slow, signal })

    expect(firstOf(lines['macd'])).toBe(slow - 1)
    expect(firstOf(lines['signal'])).toBe(slow + signal - 2)
    expect(firstOf(lines['histogram'])).toBe(slow + signal - 2)
  })

  test('refuses a fast period that is not the shorter one', () => {
    expect(() => playScene(macdAlerts, [1, 2], { fast: 26, slow: 12 })).toThrow('fast must be below slow')
  })
})
