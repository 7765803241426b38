import { expect, test } from 'vitest'
import { rest, steps } from '../testing/hand-made.ts'
import { simpleAverage } from './simple-average.ts'

test('is the mean of the last values, and nothing before there are enough', () => {
  expect(simpleAverage([1, 2, 3, 8], 2)).toEqual([null, 1.5, 2.5, 5.5])
  expect(simpleAverage([1, 2, 3, 8], 4)).toEqual([null, null, null, 3.5])
  expect(simpleAverage([1, 2, 3, 8], 5)).toEqual([null, null, null, null])
})

test('of one value is the value, of none nothing', () => {
  expect(simpleAverage([4, 7], 1)).toEqual([4, 7])
  expect(simpleAverage([], 3)).toEqual([])
})

test('of equal prices is exactly that price, even one without an exact sum', () => {
  expect(simpleAverage(rest(40, 0.1), 30).slice(29)).toEqual(rest(11, 0.1))
})

test('on a straight line is half of the window behind', () => {
  expect(simpleAverage(steps(9, 0, 2), 5).at(-1)).toBe(16 - 2 * 2)
})

test('begins later over a series that begins later', () => {
  expect(simpleAverage([null, null, 2, 4, 6], 2)).toEqual([null, null, null, 3, 5])
})
