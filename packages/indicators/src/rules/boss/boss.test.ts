import { describe, expect, test } from 'vitest'
import type { Candle } from '../../candle.ts'
import { exponentialAverage } from '../../formulas/exponential-average.ts'
import { type SwingPoint, swingHighs, swingLows } from '../../formulas/swing-points.ts'
import { averageTrueRanges } from '../../formulas/true-ranges.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { batchReadings } from '../../testing/readings.ts'
import { boss } from './boss.ts'

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
  /** Slow stairs up, with one peak of 21 before the last steps. */
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
