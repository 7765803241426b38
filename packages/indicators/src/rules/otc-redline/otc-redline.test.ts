import { exponentialAverage } from '../../formulas/exponential-average.ts'
import { heikinAshiBodies } from '../../formulas/heikin-ashi-bodies.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { otcRedline } from './otc-redline.ts'
import { walkOf } from '../../testing/candle-arbitraries.ts'
import { describe, expect, test } from 'vitest'
import { firstOf, playFromStart, playScene, rest, rounded, steps } from '../../testing/hand-made.ts'
import { signalBodies } from '../../testing/signal-bodies.ts'

describeRule(otcRedline, {
  signalsPerThousand: 74,
  expected({ candles }, periods) {
    const { open, close } = heikinAshiBodies(candles)
    const fast = exponentialAverage(close, periods.fast)
    const middle = exponentialAverage(close, periods.middle)
    const slow = exponentialAverage(close, periods.slow)
    const orderOf = (index: number): number => {
      const [one, two, three] = [fast[index] ?? 0, middle[index] ?? 0, slow[index] ?? 0]
      if (one > two && two > three) return 1
      return one < two && two < three ? -1 : 0
    }
    const sideAt = (index: number): number => {
      const [before, now] = [orderOf(index - 1), orderOf(index)]
      const body = (close[index] ?? 0) - (open[index] ?? 0)
      if (now === 1 && before !== 1 && body > 0) return 1
      return now === -1 && before !== -1 && body < 0 ? -1 : 0
    }
    return { lines: { fast, middle, slow }, sideAt }
  },
})

describe('OTC RedLine', () => {
  const short = { fast: 2, middle: 3, slow: 4 }

  test('the three averages are exactly the price of a market that rests', () => {
    const { signals, lines } = playScene(otcRedline, rest(30, 1.1))

    expect(lines).toEqual({ fast: rest(30, 1.1), middle: rest(30, 1.1), slow: rest(30, 1.1) })
    expect(signals).toEqual([])
  })

  test('on a straight rise the averages of the Heikin Ashi close lie half their period behind it', () => {
    const { lines } = playFromStart(otcRedline, steps(400, 100, 1))

    // The Heikin Ashi close of a candle without wicks is its middle, half a step below its close.
    expect(lines['fast']?.at(-1)).toBeCloseTo(498.5 - 1, 9)
    expect(lines['middle']?.at(-1)).toBeCloseTo(498.5 - 3.5, 9)
    expect(lines['slow']?.at(-1)).toBeCloseTo(498.5 - 12, 9)
  })

  test('buys when fast is above middle above slow, and sells at the opposite order', () => {
    const { signals, lines } = playScene(otcRedline, [100, 104, 108, 112, 100, 90, 80], short)

    expect(rounded(lines['fast']?.slice(0, 3))).toEqual([100, 101.333, 104.444])
    expect(rounded(lines['middle']?.slice(0, 3))).toEqual([100, 101, 103.5])
    expect(rounded(lines['slow']?.slice(0, 3))).toEqual([100, 100.8, 102.88])
    expect(signals).toEqual(['1 buy', '5 sell'])
  })

  test('says nothing again while the order stays', () => {
    expect(playScene(otcRedline, steps(40, 100, 1)).signals).toEqual(['1 buy'])
  })

  test('every buy is on a rising Heikin Ashi candle, every sell on a falling one', () => {
    const bodies = signalBodies(otcRedline, walkOf(2_000, 7), short)

    expect(bodies.length).toBeGreaterThan(50)
    expect(bodies.filter((body) => body <= 0)).toEqual([])
  })

  test('an order that comes about on a Heikin Ashi candle without a body is no signal', () => {
    const slow = { fast: 2, middle: 99, slow: 100 }
    const mirrored = [100, 80, 138, 66].map((close) => 200 - close)

    expect(playScene(otcRedline, [100, 80, 138, 66], slow).signals).toEqual(['1 sell'])
    expect(playScene(otcRedline, [100, 80, 138, 67], slow).signals).toEqual(['1 sell', '3 buy'])
    expect(playScene(otcRedline, mirrored, slow).signals).toEqual(['1 buy'])
  })

  test('a spike turns the order and the way back turns it again', () => {
    expect(playScene(otcRedline, [100, 110, ...rest(20, 100)], short).signals.slice(0, 1)).toEqual(['1 buy'])
    expect(playScene(otcRedline, [100, 90, ...rest(20, 100)], short).signals.slice(0, 1)).toEqual(['1 sell'])
  })

  test.each([
    [3, 8, 25],
    [2, 3, 4],
    [50, 100, 200],
  ])('with %i, %i and %i the lines begin with these candles', (fast, middle, slow) => {
    const { lines } = playFromStart(otcRedline, steps(slow, 1, 1), { fast, middle, slow })

    expect([lines['fast'], lines['middle'], lines['slow']].map(firstOf)).toEqual([fast - 1, middle - 1, slow - 1])
  })

  test.each([
    [{ fast: 8 }, 'fast must be below middle'],
    [{ middle: 25 }, 'middle must be below slow'],
  ])('refuses periods out of order: %o', (wrong, message) => {
    expect(() => playScene(otcRedline, [1, 2], wrong)).toThrow(message)
  })
})
