import { expect, test } from 'vitest'
import { generateCandles } from './generate-candles.ts'
import { isMarketResting, lastOpenTime } from './market-hours.ts'
import { chartsMax, simulatedSymbols } from './symbols.ts'

const fridayEvening = Date.UTC(2026, 10, 20, 21, 30) / 1_000

function take(count: number, seed: number, symbolIndex = 0) {
  const symbol = simulatedSymbols(chartsMax)[symbolIndex] ?? { name: 'X', digits: 5, start: 1, custom: false }
  return generateCandles({ symbol, timeframeS: 60, startS: fridayEvening, seed }).take(count).toArray()
}

test('the same seed gives the same candles, another seed gives others', () => {
  expect(take(50, 1)).toEqual(take(50, 1))
  expect(take(50, 1)).not.toEqual(take(50, 2))
})

test('every candle is whole: low ≤ open, close ≤ high, all positive, time forward', () => {
  const candles = take(5_000, 3)

  expect(
    candles.every(
      ({ open, high, low, close }) => low > 0 && low <= Math.min(open, close) && high >= Math.max(open, close),
    ),
  ).toBe(true)
  expect(candles.every((candle, index) => index === 0 || candle.time > (candles[index - 1]?.time ?? 0))).toBe(true)
})

test('currency pairs rest at the weekend, OTC symbols do not', () => {
  expect(take(100, 1).some(({ time }) => isMarketResting(time))).toBe(false)
  expect(take(100, 1, 50).some(({ time }) => isMarketResting(time))).toBe(true)
})

test('volatility comes in clusters: squared returns follow each other', () => {
  const squares = take(20_000, 9, 50).map(({ open, close }) => Math.log(close / open) ** 2)
  const mean = squares.reduce((sum, value) => sum + value, 0) / squares.length
  const products = squares.slice(1).map((value, index) => (value - mean) * ((squares[index] ?? mean) - mean))
  const variance = squares.reduce((sum, value) => sum + (value - mean) ** 2, 0) / squares.length

  expect(products.reduce((sum, value) => sum + value, 0) / products.length / variance).toBeGreaterThan(0.05)
})

test('a hundred charts have a hundred symbols', () => {
  expect(new Set(simulatedSymbols(chartsMax).map(({ name }) => name)).size).toBe(100)
})

test('the last open time before a Saturday is on its Friday', () => {
  expect(new Date(lastOpenTime(Date.UTC(2026, 10, 21, 9) / 1_000) * 1_000).toISOString()).toBe(
    '2026-11-20T12:00:00.000Z',
  )
})
