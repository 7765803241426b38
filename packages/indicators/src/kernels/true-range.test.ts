import { expect, test } from 'vitest'
import { columnValues, streamedValues } from '../testing/column-values.ts'
import { candlesOf } from '../testing/hand-made.ts'
import { averageTrueRange, trueRange } from './true-range.ts'

/** A candle within the range of the day before, a gap upward and a gap downward. */
const candles = candlesOf([
  [100, 104, 98, 102],
  [102, 103, 100, 101],
  [110, 112, 109, 111],
  [90, 92, 88, 91],
])

test('a range reaches to the close before when a gap has left it, and the first candle has none', () => {
  const expected = [null, 3, 11, 23]

  expect(columnValues(candles, trueRange)).toEqual(expected)
  expect(streamedValues(candles, trueRange)).toEqual(expected)
})

test('an average of two ranges begins with their mean and then goes half of the way to each', () => {
  const average = columnValues(candles, (sheet) => averageTrueRange(sheet, 2))

  expect(average).toEqual([null, null, 7, 15])
  expect(streamedValues(candles, (sheet) => averageTrueRange(sheet, 2))).toEqual(average)
})
