import { expect, test } from 'vitest'
import { highestTouching, lowestTouching, sideOf, signOf, turnOf } from './side-of.ts'

test.each([
  [1.25, 1],
  [-1.25, -1],
  [0, 0],
  [-0, 0],
])('the sign of %d is %d', (value, sign) => {
  expect(signOf(value)).toBe(sign)
})

test('lines that differ by rounding alone touch, and a point apart they do not', () => {
  expect(sideOf(0.1 + 0.2, 0.3)).toBe(0)
  expect(sideOf(1.10001, 1.1)).toBe(1)
  expect(sideOf(1.1, 1.10001)).toBe(-1)
})

test.each([70, -70])('half way to the limit of touching %d a value touches, and twice as far it does not', (level) => {
  const limits = [lowestTouching(level), highestTouching(level)]
  const sides = (share: number) => limits.map((limit) => sideOf(level + (limit - level) * share, level))

  expect(sides(0.5)).toEqual([0, 0])
  expect(sides(2)).toEqual([-1, 1])
})

test('a turn is a side that was not there before', () => {
  const sides = [-1, 0, 1]
  const turns = sides.map((before) => sides.map((now) => turnOf(before, now)))

  expect(turns).toEqual([
    [0, 0, 1],
    [-1, 0, 1],
    [-1, 0, 0],
  ])
})
