import { expect, test } from 'vitest'
import { highestOf, lowestOf } from './highest-and-lowest.ts'

test('the highest and the lowest of the last values, once there are enough', () => {
  expect(highestOf([3, 1, 4, 1, 5], 3)).toEqual([null, null, 4, 4, 5])
  expect(lowestOf([3, 1, 4, 1, 5], 3)).toEqual([null, null, 1, 1, 1])
})

test('an extreme is forgotten when it leaves the window', () => {
  expect(highestOf([9, 1, 1, 1], 2)).toEqual([null, 9, 1, 1])
  expect(lowestOf([-9, 1, 1, 1], 2)).toEqual([null, -9, 1, 1])
})

test('of one value both are the value', () => {
  expect([highestOf([2, 7], 1), lowestOf([2, 7], 1)]).toEqual([
    [2, 7],
    [2, 7],
  ])
})
