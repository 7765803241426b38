import { expect, test } from 'vitest'
import { rest, rounded } from '../testing/hand-made.ts'
import { exponentialAverage } from './exponential-average.ts'

test('begins at the mean and moves 2 / (period + 1) of the way to each value', () => {
  expect(exponentialAverage([2, 4, 6, 10, 10], 3)).toEqual([null, null, 4, 7, 8.5])
})

test('of a period of one is the value itself', () => {
  expect(exponentialAverage([2, 9, 4], 1)).toEqual([2, 9, 4])
})

test('of equal prices is exactly that price', () => {
  expect(exponentialAverage(rest(30, 0.1), 7).slice(6)).toEqual(rest(24, 0.1))
})

test('a spike loses the same share of its weight with each candle', () => {
  expect(rounded(exponentialAverage([0, 0, 0, 8, 0, 0], 3))).toEqual([null, null, 0, 4, 2, 1])
})

test('begins later over a series that begins later, as the signal line of MACD does', () => {
  expect(exponentialAverage([null, 2, 4, 6, 10], 3)).toEqual([null, null, null, 4, 7])
})
