import { expect, test } from 'vitest'
import { farthestApart } from './farthest-apart.ts'

test('the distance is a share of the value', () => {
  expect(farthestApart([100, 101], [100, 100])).toBeCloseTo(0.01, 12)
})

test('where a line passes 0 it is a share of a thousandth of the largest value', () => {
  expect(farthestApart([5, 0.001], [5, 0])).toBeCloseTo(0.2, 12)
})

test('lines that begin on different candles, or are of different length, are infinitely far apart', () => {
  expect(farthestApart([null, 1], [1, 1])).toBe(Number.POSITIVE_INFINITY)
  expect(farthestApart([1, 1], [1, 1, 1])).toBe(Number.POSITIVE_INFINITY)
})

test('a difference that a number as large as the price cannot hold counts as none, and no larger one does', () => {
  const [small, off] = [1e-9, 1e-14]

  expect(farthestApart([small + 1e-15], [small], 1.1)).toBe(0)
  expect(farthestApart([small + off], [small], 1.1)).toBeGreaterThan(1e-6)
  expect(farthestApart([small + 1e-15], [small])).toBeGreaterThan(1e-7)
})
