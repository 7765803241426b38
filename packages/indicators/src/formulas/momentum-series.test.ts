import { expect, test } from 'vitest'
import { rest, steps } from '../testing/hand-made.ts'
import { momentumSeries } from './momentum-series.ts'

test('is a value less the one so many candles before', () => {
  expect(momentumSeries([1, 4, 2, 9], 1)).toEqual([null, 3, -2, 7])
  expect(momentumSeries([1, 4, 2, 9], 3)).toEqual([null, null, null, 8])
  expect(momentumSeries([1, 4, 2, 9], 4)).toEqual([null, null, null, null])
})

test('is 0 in a flat market and the same all along a straight line', () => {
  expect(momentumSeries(rest(4, 1.1), 2).slice(2)).toEqual([0, 0])
  expect(momentumSeries(steps(5, 0, 3), 2).slice(2)).toEqual([6, 6, 6])
})

test('begins later over a series that begins later', () => {
  expect(momentumSeries([null, 5, 7], 1)).toEqual([null, null, 2])
})
