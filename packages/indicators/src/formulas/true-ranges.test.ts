import { expect, test } from 'vitest'
import { candlesOf } from '../testing/hand-made.ts'
import { averageTrueRanges, trueRanges } from './true-ranges.ts'

const candles = candlesOf([
  [10, 12, 9, 11],
  [11, 12, 10, 10],
  [15, 16, 14, 15],
  [8, 9, 7, 8],
])

test('a true range reaches to the close before, over a gap', () => {
  // 12 − 10 within the candle, 16 − 10 across a gap upward, 15 − 7 across a gap downward.
  expect(trueRanges(candles)).toEqual([null, 2, 6, 8])
})

test('the average is smoothed as Wilder does', () => {
  expect(averageTrueRanges(candles, 2)).toEqual([null, null, 4, 6])
})
