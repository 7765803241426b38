import { describe, expect, test } from 'vitest'
import type { Candle } from '../../candle.ts'
import { batchReadings } from '../../testing/readings.ts'
import { exponentialAverage, trueRanges, wilderAverage } from '../../testing/reference.ts'
import { tellRule } from '../../testing/tell-rule.ts'
import { swingHighs, swingLows } from '../../testing/swing-reference.ts'
import { boss } from './boss.ts'

test('it buys where a close breaks the last unused swing high by a tenth of the range while EMA 50 rises', () => {
  const { said, told } = tellRule(boss, (candles) => {
    const average = exponentialAverage(
      candles.map(({ close }) => close),
      50,
    )
    const range = wilderAverage(trueRanges(candles), 14)
    const [highs, lows] = [swingHighs(candles, 5), swingLows(candles, 5)]
    const used = new Set<object>()
    return (index) => {
      const close = candles[index]?.close ?? 0
      const rise = (average[index] ?? 0) - (average[index - 1] ?? Number.NaN)
      const margin = 0.1 * (range[index] ?? 0)
      const high = highs.findLast(({ knownAt }) => knownAt <= index)
      const low = lows.findLast(({ knownAt }) => knownAt <= index)
      if (high !== undefined && !used.has(high) && rise > 0 && close > high.price + margin) {
        used.add(high)
        return 1
      }
      if (low === undefined || used.has(low) || !(rise < 0) || close >= low.price - margin) return 0
      used.add(low)
      return -1
    }
  })

  expect(said).toEqual(told)
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
  const candles: Candle[] = prices.map((close, index) => {
    const open = prices[index - 1] ?? close
    const high = Math.max(open, close) + (close === 21 ? 0.5 : 0)
    return { time: index * 60, open, high, low: Math.min(open, close), close, volume: 1 }
  })

  test('the swing is known two candles later, broken once, and then forgotten', () => {
    const peak = prices.indexOf(21)
    const readings = batchReadings(boss, candles, parameters)
    const levels = readings.slice(peak).map(({ lines }) => lines['high'])
    const signals = readings.slice(peak).map(({ signal }) => signal)

    expect(levels).toEqual([null, null, 21.5, 21.5, 21.5, null, null, null])
    expect(signals).toEqual([null, null, null, null, null, 'buy', null, null])
  })
})
