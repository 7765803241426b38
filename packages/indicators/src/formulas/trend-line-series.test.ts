import { expect, test } from 'vitest'
import { trendLineSeries } from './trend-line-series.ts'

const falling = [
  { at: 1, knownAt: 2, price: 10 },
  { at: 5, knownAt: 6, price: 8 },
]

test('goes through the last two swings from the candle on with which both are known', () => {
  expect(trendLineSeries(falling, -1, 9)).toEqual([null, null, null, null, null, null, 7.5, 7, 6.5])
})

test('is not drawn when it has the other direction, or none', () => {
  const level = falling.map((swing) => ({ ...swing, price: 8 }))

  expect(trendLineSeries(falling, 1, 8).every((value) => value === null)).toBe(true)
  expect(trendLineSeries(level, -1, 8).every((value) => value === null)).toBe(true)
})

test('a newer swing replaces the older of the two', () => {
  const newer = [...falling, { at: 7, knownAt: 8, price: 4 }]

  // From 8 at candle 5 to 4 at candle 7: a fall of two per candle.
  expect(trendLineSeries(newer, -1, 10).slice(7)).toEqual([7, 2, 0])
})

test('one swing makes no line', () => {
  expect(trendLineSeries(falling.slice(0, 1), -1, 4)).toEqual([null, null, null, null])
})
