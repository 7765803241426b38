import { expect, test } from 'vitest'
import { rest, rounded } from '../testing/hand-made.ts'
import { stochasticLines } from './stochastic-lines.ts'

const flat = { high: rest(4, 5), low: rest(4, 5), close: rest(4, 5) }
const source = { high: [4, 6, 8, 8], low: [0, 2, 4, 4], close: [2, 5, 8, 4] }

test('the place of the close in the range, 0 at the bottom and 100 at the top', () => {
  // The ranges are 0 to 6, 2 to 8 and 4 to 8.
  expect(rounded(stochasticLines(source, [2, 1, 1]).k)).toEqual([null, 83.333, 100, 0])
})

test('%K is slowed, and %D is the average of %K', () => {
  const { k, d } = stochasticLines(source, [2, 2, 2])

  expect(rounded(k)).toEqual([null, null, 91.667, 50])
  expect(rounded(d)).toEqual([null, null, null, 70.833])
})

test('is 50 in a market that has never moved', () => {
  expect(stochasticLines(flat, [2, 1, 1]).k).toEqual([null, 50, 50, 50])
})

test('a window without a range keeps the value before it', () => {
  const stalled = { high: [1, 2, 2, 2], low: [0, 1, 2, 2], close: [1, 2, 2, 2] }

  expect(stochasticLines(stalled, [2, 1, 1]).k).toEqual([null, 100, 100, 100])
})
