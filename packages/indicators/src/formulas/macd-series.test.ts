import { expect, test } from 'vitest'
import { rest, rounded, steps } from '../testing/hand-made.ts'
import { macdSeries } from './macd-series.ts'

test('MACD is the fast average less the slow one, the signal its average, the histogram their distance', () => {
  const { macd, signal, histogram } = macdSeries([2, 4, 6, 10], [1, 3, 2])

  // The slow average is 4, then 7.
  expect(macd).toEqual([null, null, 2, 3])
  expect(signal).toEqual([null, null, null, 2.5])
  expect(histogram).toEqual([null, null, null, 0.5])
})

test('all are 0 in a flat market', () => {
  const lines = macdSeries(rest(20, 1.1), [3, 6, 4])

  expect(Object.values(lines).map((line) => line.at(-1))).toEqual([0, 0, 0])
})

test('on a straight line MACD stays at the distance of the averages, and the histogram ends at 0', () => {
  const { macd, histogram } = macdSeries(steps(60, 0, 1), [3, 7, 4])

  expect(rounded(macd).at(-1)).toBe(2)
  expect(rounded(histogram).at(-1)).toBe(0)
})
