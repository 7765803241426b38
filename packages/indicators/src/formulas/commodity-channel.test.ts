import { expect, test } from 'vitest'
import { candlesOf, rest } from '../testing/hand-made.ts'
import { flatCandles } from '../testing/candle-arbitraries.ts'
import { commodityChannel } from './commodity-channel.ts'

const candles = candlesOf([3, 6, 9].map((price) => [price, price, price, price]))

test('is the distance from the mean in 0.015 mean deviations', () => {
  // The mean is 6 and the mean deviation (3 + 0 + 3) / 3 = 2.
  expect(commodityChannel(candles, 3)).toEqual([null, null, 3 / (0.015 * 2)])
})

test('is about typical prices, the mean of high, low and close', () => {
  const sameTypical = candlesOf([
    [0, 4, 2, 3],
    [0, 7, 4, 7],
    [0, 10, 8, 9],
  ])

  expect(commodityChannel(sameTypical, 3)).toEqual(commodityChannel(candles, 3))
})

test('is 0 in a flat market', () => {
  expect(commodityChannel(flatCandles(6, 1.1), 4).slice(3)).toEqual(rest(3, 0))
})

test('does not depend on the size of prices', () => {
  const large = candles.map(({ time, volume }, index) => {
    const price = (candles[index]?.close ?? 0) * 1_024
    return { time, open: price, high: price, low: price, close: price, volume }
  })

  expect(commodityChannel(large, 3)).toEqual(commodityChannel(candles, 3))
})
