import { expect, test } from 'vitest'
import { combineSeries, mapSeries, subtractSeries } from './series.ts'

test('a warm-up stays a warm-up', () => {
  expect(mapSeries([null, 2], (value) => value * 3)).toEqual([null, 6])
})

test('two series have a value together where both have one', () => {
  expect(combineSeries([null, 1, 2], [1, null, 5], (one, other) => one + other)).toEqual([null, null, 7])
  expect(subtractSeries([5, 5], [2])).toEqual([3, null])
})
