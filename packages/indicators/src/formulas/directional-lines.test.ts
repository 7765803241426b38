import { expect, test } from 'vitest'
import { candlesOf } from '../testing/hand-made.ts'
import { flatCandles } from '../testing/candle-arbitraries.ts'
import { directionalLines } from './directional-lines.ts'

const candles = candlesOf([
  [10, 12, 8, 10],
  [10, 14, 9, 13],
  [13, 15, 6, 7],
  [7, 8, 5, 6],
])

test('only the longer of the two steps counts', () => {
  const { plus, minus } = directionalLines(candles, 2)

  // Highs rise by 2, 1 and −7, lows fall by −1, 3 and 1; the true ranges are 5, 9 and 3.
  expect([plus[2], minus[2]]).toEqual([(100 * 1) / 7, (100 * 1.5) / 7])
  expect([plus[3], minus[3]]).toEqual([(100 * 0.5) / 5, (100 * 1.25) / 5])
})

test('ADX is the average of how far the two differ', () => {
  const { adx } = directionalLines(candles, 2)

  // First 0.5 of 2.5, then 0.75 of 1.75.
  expect(adx.slice(0, 3)).toEqual([null, null, null])
  expect(adx[3]).toBeCloseTo((20 + 300 / 7) / 2, 9)
})

test('all are 0 in a flat market', () => {
  const lines = directionalLines(flatCandles(6, 1.1), 2)

  expect(Object.values(lines).map((line) => line.at(-1))).toEqual([0, 0, 0])
})
