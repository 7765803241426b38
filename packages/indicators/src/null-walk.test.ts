import { describe, expect, test } from 'vitest'
import { times } from '@stratomate/commands/soak-scale'
import type { Candle } from './candle.ts'
import type { Indicator } from './indicator.ts'
import { indicators } from './indicators.ts'
import { nullWalk } from './testing/null-walk.ts'
import { batchSignals } from './testing/readings.ts'

const candles = nullWalk(times(40_000, 400_000), 20_251_107)

/** On pure chance, a rule that is right more often than chance has used future prices: a look-ahead bug. */
describe.each<[string, Indicator]>(Object.entries(indicators))('%s on pure chance', (_, indicator) => {
  const signals = batchSignals(indicator, candles)

  test.each([1, 3, 5])('is right half of the time, %i candles on', (expiryCandles) => {
    expect(Math.abs(surprise(signals, expiryCandles))).toBeLessThan(4)
  })
})

test('the same test finds a rule that looks one candle ahead', () => {
  const ahead = candles.map((candle, index) => Math.sign((candles[index + 1]?.close ?? candle.close) - candle.close))

  expect(surprise(ahead, 1)).toBeGreaterThan(100)
})

/** How many standard deviations the share of right directions is from one half; ties are left out. */
function surprise(signals: readonly number[], expiryCandles: number): number {
  const moves = signals.flatMap((signal, index) =>
    signal === 0 ? [] : signal * moveAfter(candles, index, expiryCandles),
  )
  const settled = moves.filter((move) => move !== 0)
  const right = settled.filter((move) => move > 0).length
  return (right - settled.length / 2) / Math.sqrt(settled.length / 4)
}

/** From the opening of the next candle to the close at which the trade ends. */
function moveAfter(all: readonly Candle[], index: number, expiryCandles: number): number {
  const [entry, end] = [all[index + 1], all[index + expiryCandles]]
  return entry === undefined || end === undefined ? 0 : end.close - entry.open
}
