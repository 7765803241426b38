import { expect, test } from 'vitest'
import { candlesOf } from '../testing/hand-made.ts'
import { flatCandles } from '../testing/candle-arbitraries.ts'
import { vortexSeries } from './vortex-series.ts'

test('the ways up and down, in true ranges', () => {
  const candles = candlesOf([
    [10, 12, 10, 11],
    [11, 14, 10, 13],
    [13, 15, 13, 14],
  ])
  const { plus, minus } = vortexSeries(candles, 2)

  // Up: 14 − 10 and 15 − 10; down: 12 − 10 and 14 − 13; true ranges 4 and 2.
  expect(plus).toEqual([null, null, 9 / 6])
  expect(minus).toEqual([null, null, 3 / 6])
})

test('both are 1 in a flat market', () => {
  const { plus, minus } = vortexSeries(flatCandles(4, 1.1), 2)

  expect([plus.slice(2), minus.slice(2)]).toEqual([
    [1, 1],
    [1, 1],
  ])
})
