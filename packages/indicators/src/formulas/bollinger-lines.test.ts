import { expect, test } from 'vitest'
import { rest, rounded } from '../testing/hand-made.ts'
import { bollingerLines } from './bollinger-lines.ts'

test('the bands are so many deviations of the population from the mean', () => {
  // The mean of 2, 4, 4, 4, 5, 5, 7, 9 is 5 and their deviation is 2.
  const { upper, middle, lower } = bollingerLines([2, 4, 4, 4, 5, 5, 7, 9], 8, 1.5)

  expect([middle.at(-1), upper.at(-1), lower.at(-1)]).toEqual([5, 8, 2])
})

test('begin when the window is full', () => {
  const { upper, lower } = bollingerLines([1, 3, 1, 3], 2, 1)

  expect(upper).toEqual([null, 3, 3, 3])
  expect(lower).toEqual([null, 1, 1, 1])
})

test('lie on the price of a flat market', () => {
  const lines = bollingerLines(rest(25, 0.1), 20, 2)

  expect(Object.values(lines).map((line) => line.at(-1))).toEqual([0.1, 0.1, 0.1])
})

test('a spike widens them for as long as it is in the window', () => {
  const { upper, lower } = bollingerLines([0, 0, 0, 6, 0, 0, 0], 3, 1)
  const widths = upper.map((value, index) => (value === null ? null : value - (lower[index] ?? 0)))

  // The mean squared distance of 0, 0, 6 from their mean is (4 + 4 + 16) / 3.
  expect(rounded(widths)).toEqual([null, null, 0, 5.657, 5.657, 5.657, 0])
})
