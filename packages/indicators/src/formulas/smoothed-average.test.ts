import { expect, test } from 'vitest'
import { smoothedAverage } from './smoothed-average.ts'

test('starts at the mean of the first values and moves the share of the way to each new one', () => {
  expect(smoothedAverage([2, 4, 11, 3], 2, 0.25)).toEqual([null, 3, 5, 4.5])
})

test('with a share of 1 is the value, with 0 it never moves again', () => {
  expect(smoothedAverage([2, 4, 11, 3], 2, 1)).toEqual([null, 3, 11, 3])
  expect(smoothedAverage([2, 4, 11, 3], 2, 0)).toEqual([null, 3, 3, 3])
})
