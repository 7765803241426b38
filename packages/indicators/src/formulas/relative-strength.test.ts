import { expect, test } from 'vitest'
import { rest, rounded, steps } from '../testing/hand-made.ts'
import { relativeStrength } from './relative-strength.ts'

test('is the share of gains in all moves', () => {
  // Gains of 3 and 0, losses of 0 and 1: the averages are 1.5 and 0.5, together 2.
  expect(relativeStrength([10, 13, 12], 2)).toEqual([null, null, 75])
})

test('is smoothed as Wilder does', () => {
  // Then a gain of 4: the average gain goes from 1.5 to 2.75, the average loss from 0.5 to 0.25.
  expect(rounded(relativeStrength([10, 13, 12, 16], 2))).toEqual([null, null, 75, 91.667])
})

test('agrees with the worksheet of the textbooks', () => {
  const closes = [
    44.34, 44.09, 44.15, 43.61, 44.33, 44.83, 45.1, 45.42, 45.84, 46.08, 45.89, 46.03, 45.61, 46.28, 46.28,
  ]

  expect(relativeStrength(closes, 14).at(-1)).toBeCloseTo(70.46, 2)
})

test('is 100 without a loss, 0 without a gain, and 50 without either', () => {
  expect(relativeStrength(steps(5, 1, 1), 3).slice(3)).toEqual([100, 100])
  expect(relativeStrength(steps(5, 9, -1), 3).slice(3)).toEqual([0, 0])
  expect(relativeStrength(rest(5, 1.1), 3).slice(3)).toEqual([50, 50])
})

test('needs one candle more than its period, because a move needs two', () => {
  expect(relativeStrength(steps(3, 1, 1), 3)).toEqual([null, null, null])
})
