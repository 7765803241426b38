import { expect, test } from 'vitest'
import { candlesOf } from '../testing/hand-made.ts'
import { superTrendSeries } from './super-trend-series.ts'

const candles = candlesOf([
  [10, 11, 9, 10],
  [10, 11, 9, 10],
  [10, 12, 10, 12],
  [12, 14, 12, 14],
  [14, 14, 8, 8],
])

test('the first line is a band of ranges around the middle', () => {
  const { trend, line } = superTrendSeries(candles, 2, 1)

  // Both true ranges are 2; the middle is 11 and the close is above it.
  expect(trend.slice(0, 3)).toEqual([null, null, 1])
  expect(line[2]).toBe(11 - 2)
})

test('the band of a rising trend moves up with the price, and a close below it turns the trend', () => {
  const { trend, line } = superTrendSeries(candles, 2, 1)

  // The average true range is 2, then 4; the middles are 13 and 11.
  expect([trend[3], line[3]]).toEqual([1, 13 - 2])
  expect([trend[4], line[4]]).toEqual([-1, 15])
})
