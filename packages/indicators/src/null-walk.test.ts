import { describe, expect, test } from 'vitest'
import { times } from '@stratomate/commands/soak-scale'
import type { Candle } from './candle.ts'
import type { Indicator } from './indicator.ts'
import { indicators } from './indicators.ts'
import { nullWalk } from './testing/null-walk.ts'
import { batchSignals } from './testing/readings.ts'

const candles = nullWalk(times(40_000, 400_000), 20_251_107)

/** Signals per 1,000 candles of pure chance, as facts found them with another generator of chance. */
const signalsPerThousand: Record<string, number> = {
  'awesome-oscillator': 43,
  boss: 49,
  'ema-alerts-with-trend-lines': 23,
  'ema-alerts': 46,
  'ema-cci-momentum-20': 85,
  'haema-alert': 96,
  'macd-alerts': 81,
  'otc-3-0': 35,
  'otc-redline': 74,
  otc: 61,
  'po-otc': 39,
  'pocket-options-optimized-indicator': 68,
  'sma-w-rsi': 95,
  'smagreenline-5-2': 124,
  'smagreenline-5-4': 100,
  'stochastic-rsi-alert': 107,
  'super-trend': 44,
  vortex: 95,
  'adx-momentum': 32,
  'rsi-reversal-alert': 27,
}

/** On pure chance a rule that is right more often than chance has seen the future: a look-ahead bug. */
describe.each<[string, Indicator]>(Object.entries(indicators))('%s on pure chance', (id, indicator) => {
  const signals = batchSignals(indicator, candles)

  test.each([1, 3, 5])('is right half of the time, %i candles on', (expiryCandles) => {
    expect(Math.abs(surprise(signals, expiryCandles))).toBeLessThan(4)
  })

  test('speaks as often as its definition lets expect, and to both sides alike', () => {
    const expected = signalsPerThousand[id] ?? Number.NaN
    const buys = signals.filter((signal) => signal === 1).length
    const count = signals.filter((signal) => signal !== 0).length

    expect((count / candles.length) * 1_000).toBeGreaterThan(expected * 0.7)
    expect((count / candles.length) * 1_000).toBeLessThan(expected * 1.3)
    expect(Math.abs(buys - count / 2)).toBeLessThan(2.5 * Math.sqrt(count))
  })
})

test('the same test finds a rule that looks one candle ahead', () => {
  const ahead = candles.map((candle, index) => Math.sign((candles[index + 1]?.close ?? candle.close) - candle.close))

  expect(surprise(ahead, 1)).toBeGreaterThan(100)
})

/** How many standard deviations the share of right directions lies from one half; ties are left out. */
function surprise(signals: readonly number[], expiryCandles: number): number {
  const moves = signals.flatMap((signal, index) =>
    signal === 0 ? [] : signal * moveAfter(candles, index, expiryCandles),
  )
  const settled = moves.filter((move) => move !== 0)
  const right = settled.filter((move) => move > 0).length
  return (right - settled.length / 2) / Math.sqrt(settled.length / 4)
}

/** From the opening of the next candle to the close in which the trade ends. */
function moveAfter(all: readonly Candle[], index: number, expiryCandles: number): number {
  const [entry, end] = [all[index + 1], all[index + expiryCandles]]
  return entry === undefined || end === undefined ? 0 : end.close - entry.open
}
