import { tradeOf } from '#web/features/trading/testing/trade-of.ts'
import { expect, test } from 'vitest'
import { placesOf } from './places-of.ts'

const candles = [0, 1, 2, 3, 4, 5].map((place) => ({
  time: 600 + place * 60,
  open: 1.1 + place / 1_000,
  high: 1.1012 + place / 1_000,
  low: 1.0998 + place / 1_000,
  close: 1.101 + place / 1_000,
  volume: 1,
}))
const trade = tradeOf({
  candleTime: 660,
  timeframeS: 60,
  sentAt: '2026-11-29T08:00:00.015Z',
  expiresAt: '2026-11-29T08:03:00.015Z',
  entryPrice: 1.102,
})

test('a trade begins with the candle after that of its signal and runs until its expiry', () => {
  expect(placesOf(trade, candles)).toEqual({ signal: 1, begin: 2, end: 5, entry: 1.102 })
})

test('one placed before the close of its candle begins in it', () => {
  expect(placesOf({ ...trade, isUnconfirmed: true }, candles)).toMatchObject({ signal: 1, begin: 1, end: 4 })
})

test('a trade that still runs reaches the last candle', () => {
  expect(placesOf({ ...trade, candleTime: 840 }, candles)).toMatchObject({ begin: 5, end: 6 })
})

test('the price of another feed is no entry of this chart, and neither is an unknown one', () => {
  expect(placesOf({ ...trade, entryPrice: 1.12 }, candles).entry).toBeNull()
  expect(placesOf({ ...trade, entryPrice: null }, candles).entry).toBeNull()
})
