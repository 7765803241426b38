import { expect, test } from 'vitest'
import { crossingOf, sideOfLine } from './crossing-of.ts'

const crossings = (one: readonly (number | null)[], other: readonly (number | null)[] | number) =>
  one.map((_, index) => crossingOf(one, other, index))

test('a crossing is on the other side than before, upward or downward', () => {
  expect(crossings([1, 3, 3, 1], 2)).toEqual([0, 1, 0, -1])
  expect(crossings([1, 3, 3, 1], [2, 2, 4, 0])).toEqual([0, 1, -1, 1])
})

test('to touch is not to cross, but a crossing may start from a touch', () => {
  expect(crossings([1, 2, 3], 2)).toEqual([0, 0, 1])
  expect(crossings([3, 2, 3], 2)).toEqual([0, 0, 1])
})

test('nothing is crossed where one of the two has no value', () => {
  expect(crossings([null, 3, 1], 2)).toEqual([0, 0, -1])
  expect(crossings([1, 3], [null, 2])).toEqual([0, 0])
})

test('values that differ by rounding alone touch, whatever their size', () => {
  expect([sideOfLine(0.1 + 0.2, 0.3), sideOfLine(3e14 + 0.1, 3e14), sideOfLine(3e-14, 3e-14)]).toEqual([0, 0, 0])
  expect([sideOfLine(1.000001, 1), sideOfLine(1, 1.000001), sideOfLine(1e-9, 0)]).toEqual([1, -1, 1])
})
