import { expect, test } from 'vitest'
import { candlesOf } from '../testing/hand-made.ts'
import { medianPrices, typicalPrices } from './median-prices.ts'

const candles = candlesOf([
  [10, 14, 8, 11],
  [11, 11, 11, 11],
])

test('the median price is the middle between high and low, whatever open and close are', () => {
  expect(medianPrices(candles)).toEqual([11, 11])
})

test('the typical price leans to the close', () => {
  expect(typicalPrices(candles)).toEqual([11, 11])
  expect(typicalPrices(candlesOf([[10, 14, 8, 14]]))).toEqual([12])
})
