import { sampleCandles } from '@stratomate/indicators/sample-candles'
import { chartLines } from '@stratomate/indicators/catalogue/chart-lines'
import { indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import { superTrend } from '@stratomate/indicators/rules/super-trend/super-trend'
import { candleColumns } from '@stratomate/indicators'
import { expect, test } from 'vitest'
import { indicatorLines } from './indicator-lines.ts'

const candles = sampleCandles(500)

test.each(indicatorIds)('%s has a value or a gap for every candle of each of its lines', (id) => {
  const lines = indicatorLines(id, candles)
  const drawn = chartLines[id].price.length * (chartLines[id].sidedBy === undefined ? 1 : 2)

  expect(lines).toHaveLength(drawn)
  expect(lines.every(({ values }) => values.length === candles.length)).toBe(true)
  expect(lines.every(({ values }) => values.some((value) => value !== null))).toBe(true)
  expect(lines.flatMap(({ values }) => values).every((value) => value === null || Number.isFinite(value))).toBe(true)
})

test('a band is under the candles or over them, never both, and they change as the indicator signals', () => {
  const [lower, upper] = indicatorLines('super-trend', candles)
  const signals = superTrend.signals(candleColumns(candles), superTrend.defaults)
  const isUp = (index: number) => lower?.values[index] !== null

  for (const [index, { close }] of candles.entries()) {
    const [low, high] = [lower?.values[index] ?? null, upper?.values[index] ?? null]
    expect(low === null || high === null).toBe(true)
    expect(close).toBeGreaterThanOrEqual(low ?? 0)
    expect(close).toBeLessThanOrEqual(high ?? Number.POSITIVE_INFINITY)
  }
  const turns = [...signals].flatMap((signal, index) => (signal === 0 ? [] : [index]))
  expect(turns.length).toBeGreaterThan(3)
  expect(turns.every((index) => isUp(index) !== isUp(index - 1))).toBe(true)
})

test('an indicator that is not ours, and a chart without candles, have no lines', () => {
  expect(indicatorLines('somebody-elses', candles)).toEqual([])
  expect(indicatorLines('super-trend', [])).toEqual([])
})
