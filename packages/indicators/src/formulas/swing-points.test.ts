import { expect, test } from 'vitest'
import { swingHighs, swingLows, swingSeries } from './swing-points.ts'

const prices = [1, 2, 5, 3, 2, 4, 4, 1]

test('a swing high is above so many on each side, and known so many candles later', () => {
  expect(swingHighs(prices, 2)).toEqual([{ at: 2, knownAt: 4, price: 5 }])
})

test('a swing low is the mirror', () => {
  expect(swingLows(prices, 2)).toEqual([{ at: 4, knownAt: 6, price: 2 }])
})

test('of two equal tops neither is one', () => {
  expect(swingHighs(prices, 1)).toEqual([{ at: 2, knownAt: 3, price: 5 }])
})

test('the first and last candles of a history are no swings, because a side is missing', () => {
  expect(swingHighs([9, 1, 1, 9], 2)).toEqual([])
  expect(swingHighs([], 2)).toEqual([])
})

test('a flat market has none', () => {
  expect([swingHighs([1, 1, 1, 1, 1], 1), swingLows([1, 1, 1, 1, 1], 1)]).toEqual([[], []])
})

test('as a series each is on the candle at which it becomes known', () => {
  expect(swingSeries(swingHighs(prices, 2), 8)).toEqual([null, null, null, null, 5, null, null, null])
})
