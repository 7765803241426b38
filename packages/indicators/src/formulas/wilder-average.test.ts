import { expect, test } from 'vitest'
import { rest } from '../testing/hand-made.ts'
import { exponentialAverage } from './exponential-average.ts'
import { wilderAverage } from './wilder-average.ts'

test('begins at the mean and moves 1 / period of the way to each value', () => {
  expect(wilderAverage([2, 4, 8, 0], 2)).toEqual([null, 3, 5.5, 2.75])
  expect(wilderAverage([0, 0, 0, 8, 8, 0], 4)).toEqual([null, null, null, 2, 3.5, 2.625])
})

test('is an exponential average of nearly twice the period, but for its beginning', () => {
  const values = [...rest(7, 5), 9, 1, 4, 8]

  // The weights 1 / 4 and 2 / (7 + 1) are equal.
  expect(wilderAverage(values, 4).slice(7)).toEqual(exponentialAverage(values, 7).slice(7))
})

test('of equal prices is exactly that price', () => {
  expect(wilderAverage(rest(30, 0.1), 7).slice(6)).toEqual(rest(24, 0.1))
})
