import { expect, test } from 'vitest'
import { candlesAround } from './candles-around.ts'

const candles = Array.from({ length: 200 }, (_, place) => ({
  time: 60 * place,
  open: 1,
  high: 1,
  low: 1,
  close: 1,
  volume: 1,
}))
const trade = {
  candleTime: 60 * 100,
  timeframeS: 60,
  sentAt: '2026-11-25T10:00:00.000Z',
  expiresAt: '2026-11-25T10:03:00.000Z',
}

test('a picture has what led to the signal, the trade itself and what came after', () => {
  const times = candlesAround(candles, trade).map(({ time }) => time / 60)

  expect([times[0], times.at(-1)]).toEqual([70, 113])
})

test('at the edges of what is kept the picture is shorter', () => {
  expect(candlesAround(candles, { ...trade, candleTime: 60 }).at(0)?.time).toBe(0)
  expect(candlesAround(candles, { ...trade, candleTime: 60 * 199 }).at(-1)?.time).toBe(60 * 199)
})

test('without the candle of the signal there is no picture, rather than one of another time', () => {
  expect(candlesAround(candles, { ...trade, candleTime: 61 })).toEqual([])
  expect(candlesAround([], trade)).toEqual([])
})

test('a trade that runs for days does not make a picture of days', () => {
  expect(candlesAround(candles, { ...trade, expiresAt: '2026-12-25T10:00:00.000Z' }).length).toBeLessThanOrEqual(101)
})
