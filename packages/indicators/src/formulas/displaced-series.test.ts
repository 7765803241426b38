import { expect, test } from 'vitest'
import { displacedSeries } from './displaced-series.ts'

test('draws each value so many candles later', () => {
  expect(displacedSeries([1, 2, 3, 4], 1)).toEqual([null, 1, 2, 3])
  expect(displacedSeries([1, 2, 3, 4], 3)).toEqual([null, null, null, 1])
})

test('is as long as before, and empty when it is displaced beyond its end', () => {
  expect(displacedSeries([1, 2], 5)).toEqual([null, null])
})

test('keeps the warm-up of its series and adds to it', () => {
  expect(displacedSeries([null, 7, 8, 9], 2)).toEqual([null, null, null, 7])
})
