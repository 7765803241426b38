import { expect, test } from 'vitest'
import { candlesOf, candlesClosing, rest } from '../testing/hand-made.ts'
import { heikinAshiBodies } from './heikin-ashi-bodies.ts'

test('closes at the mean of the four prices and opens in the middle of the body before', () => {
  const { open, close } = heikinAshiBodies(
    candlesOf([
      [10, 14, 8, 12],
      [12, 20, 12, 16],
      [16, 17, 11, 12],
    ]),
  )

  expect(close).toEqual([11, 15, 14])
  expect(open).toEqual([11, 11, 13])
})

test('lies on the price of a flat market', () => {
  const { open, close } = heikinAshiBodies(candlesClosing(rest(5, 1.1)))

  expect([open, close]).toEqual([rest(5, 1.1), rest(5, 1.1)])
})

test('keeps its color through a small candle against the trend', () => {
  const { open, close } = heikinAshiBodies(candlesClosing([10, 14, 18, 17, 21]))

  expect(close.map((value, index) => Math.sign(value - (open[index] ?? 0)))).toEqual([0, 1, 1, 1, 1])
})
