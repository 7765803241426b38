import { describe, expect, test } from 'vitest'
import type { Candle } from '../../candle.ts'
import { exponentialAverage } from '../../formulas/exponential-average.ts'
import { type SwingPoint, swingHighs, swingLows } from '../../formulas/swing-points.ts'
import { averageTrueRanges } from '../../formulas/true-ranges.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { batchReadings } from '../../testing/readings.ts'
import { boss } from './boss.ts'
import { candlesAround, firstOf, playFromStart, playScene, rest, steps } from '../../testing/hand-made.ts'

describeRule(boss, {
  signalsPerThousand: 49,
  expected({ candles, high, low, close }, { strength, ema, atr, margin }) {
    const average = exponentialAverage(close, ema)
    const range = averageTrueRanges(candles, atr)
    const [highs, lows] = [swingHighs(high, strength), swingLows(low, strength)]
    const used = new Set<SwingPoint>()
    const unused = (swings: readonly SwingPoint[], index: number): SwingPoint | null => {
      const last = swings.findLast(({ knownAt }) => knownAt <= index)
      return last === undefined || used.has(last) ? null : last
    }
    const rows = close.map((price, index) => {
      const [top, bottom] = [unused(highs, index), unused(lows, index)]
      const rise = (average[index] ?? Number.NaN) - (average[index - 1] ?? Number.NaN)
      const beyond = margin * (range[index] ?? Number.NaN)
      const isBuy = top !== null && rise > 0 && price > top.price + beyond
      const isSell = bottom !== null && rise < 0 && price < bottom.price - beyond
      if (isBuy) used.add(top)
      if (isSell) used.add(bottom)
      const levels = { high: unused(highs, index)?.price ?? null, low: unused(lows, index)?.price ?? null }
      return { ...levels, side: Number(isBuy) - Number(isSell) }
    })
    return {
      lines: { average, high: rows.map((row) => row.high), low: rows.map((row) => row.low) },
      sideAt: (index) => rows[index]?.side ?? 0,
    }
  },
})

describe('on a chart made by hand', () => {
  const parameters = { strength: 2, ema: 2, atr: 2, margin: 0.1 }
  /** A slow staircase upward, with one peak of 21 before the last steps. */
  const prices = [
    ...Array.from({ length: 28 }, (_, index) => 10 + index * 0.25),
    20,
    21,
    19,
    18,
    18.5,
    19.5,
    22,
    23,
    24,
  ]
  const candlesOf = (closes: readonly number[]): Candle[] => {
    return closes.map((close, index) => {
      const open = closes[index - 1] ?? close
      const high = Math.max(open, close) + (close === 21 ? 0.5 : 0)
      return { time: index * 60, open, high, low: Math.min(open, close), close, volume: 1 }
    })
  }
  const candles = candlesOf(prices)

  test('the swing is known two candles later, broken once, and then forgotten', () => {
    const peak = prices.indexOf(21)
    const readings = batchReadings(boss, candles, parameters)
    const levels = readings.slice(peak).map(({ lines }) => lines['high'])
    const signals = readings.slice(peak).map(({ signal }) => signal)

    expect(levels).toEqual([null, null, 21.5, 21.5, 21.5, null, null, null])
    expect(signals).toEqual([null, null, null, null, null, 'buy', null, null])
  })

  test('a close exactly at the swing does not break it, upward or downward', () => {
    const start = prices.indexOf(22)
    const touching = candlesOf([...prices.slice(0, start), 21.5, 21.75])
    const mirrored = touching.map(({ time, open, high, low, close, volume }) => {
      return { time, open: -open, high: -low, low: -high, close: -close, volume }
    })
    const signalsOf = (some: readonly Candle[]) => {
      return batchReadings(boss, some, { ...parameters, margin: 0 })
        .slice(start)
        .map(({ signal }) => signal)
    }

    expect(signalsOf(touching)).toEqual([null, 'buy'])
    expect(signalsOf(mirrored)).toEqual([null, 'sell'])
  })
})

describe('BOSS', () => {
  const short = { strength: 2, ema: 2, atr: 2, margin: 0 }
  /** A top of 109 at candle 3 and a bottom of 99 at candle 6. */
  const wave = [100, 103, 106, 108, 105, 102, 100, 103, 106]

  test('draws the price and no swing in a market that rests', () => {
    const { signals, lines } = playScene(boss, rest(30, 1.1))
    const nothing = Array.from({ length: 30 }, () => null)

    expect(lines).toEqual({ average: rest(30, 1.1), high: nothing, low: nothing })
    expect(signals).toEqual([])
  })

  test('a straight rise has no swing to break', () => {
    const { signals, lines } = playScene(boss, candlesAround(steps(60, 100, 1)), short)

    expect([firstOf(lines['high']), firstOf(lines['low'])]).toEqual([-1, -1])
    expect(signals).toEqual([])
  })

  test('a swing is drawn from the candle on with which it is known, and never before', () => {
    const { lines } = playScene(boss, candlesAround(wave), short)

    expect(lines['high']).toEqual([null, null, null, null, null, 109, 109, 109, 109])
    expect(lines['low']).toEqual([null, null, null, null, null, null, null, null, 99])
  })

  test('buys the first close above the swing high, and sells the first below the swing low', () => {
    expect(playScene(boss, candlesAround([...wave, 108, 109, 109.5]), short).signals).toEqual(['11 buy'])
    expect(playScene(boss, candlesAround([...wave, 103, 100, 98]), short).signals).toEqual(['11 sell'])
  })

  test('a close between swing and margin is no signal yet', () => {
    const closes = [...wave, 108, 109.5, 111]

    expect(playScene(boss, candlesAround(closes), { ...short, margin: 0 }).signals).toEqual(['10 buy'])
    expect(playScene(boss, candlesAround(closes), { ...short, margin: 0.5 }).signals).toEqual(['11 buy'])
    expect(playScene(boss, candlesAround(closes), { ...short, margin: 5 }).signals).toEqual([])
  })

  test('a broken swing is no line any more and gives no second signal', () => {
    const { signals, lines } = playScene(boss, candlesAround([...wave, 110, 108, 111]), short)

    expect(signals).toEqual(['9 buy'])
    expect(lines['high']?.slice(8)).toEqual([109, null, null, null])
  })

  test('a long average that still falls keeps a break from being a buy', () => {
    const closes = [...steps(20, 200, -5), ...wave, 110]

    expect(playScene(boss, candlesAround(closes), { ...short, ema: 2 }).signals).toContain('29 buy')
    expect(playScene(boss, candlesAround(closes), { ...short, ema: 200 }).signals).not.toContain('29 buy')
  })

  test('an average that stands still is no rise', () => {
    // The average is far above the swing, and a close exactly on it does not move it.
    const closes = [200, ...wave]
    const slow = { ...short, ema: 7 }
    const average = playScene(boss, candlesAround(closes), slow).lines['average']?.at(-1) ?? 0

    expect(average).toBeGreaterThan(109)
    expect(playScene(boss, candlesAround([...closes, average]), slow).signals).toEqual([])
    expect(playScene(boss, candlesAround([...closes, average + 0.5]), slow).signals).toEqual(['10 buy'])
    expect(playScene(boss, candlesAround([...closes, average].map((close) => 300 - close)), slow).signals).toEqual([])
  })

  test('a spike is a swing high as soon as enough lower candles have followed', () => {
    const spike = [100, 100, 100, 120, 100, 100, 100]

    expect(firstOf(playScene(boss, candlesAround(spike), short).lines['high'])).toBe(5)
    expect(firstOf(playScene(boss, candlesAround(spike), { ...short, strength: 3 }).lines['high'])).toBe(6)
  })

  test('waits for the longest of its parts', () => {
    expect(firstOf(playFromStart(boss, steps(60, 1, 1)).lines['average'])).toBe(49)
    expect(boss.warmUp({ ...boss.defaults, ema: 2, atr: 2, strength: 20 })).toBeGreaterThanOrEqual(40)
  })
})
