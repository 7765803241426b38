import { randomWalk } from '@stratomate/candles/random-walk'
import { joinCandles } from '@stratomate/candles/join-candles'
import { expect, test } from 'vitest'
import { cutPieces, withoutOpenCandle } from './cut-pieces.ts'

test.each([20, 49_980, 49_999, 50_000, 99_979, 120_000])(
  '%i candles are cut into pieces that are all of them',
  (candles) => {
    const walk = randomWalk({ candles, seed: 1 })
    const pieces = cutPieces(walk)
    const lengths = pieces.map(({ columns }) => columns.time.length)

    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(20)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(50_000)
    expect(joinCandles(pieces).columns.time).toEqual(walk.columns.time)
  },
)

test('the candle that is still open is left out, and no other', () => {
  const walk = randomWalk({ candles: 100, seed: 1 })
  const lastS = walk.columns.time.at(-1) ?? 0

  expect(withoutOpenCandle(walk, lastS + 59).columns.time).toHaveLength(99)
  expect(withoutOpenCandle(walk, lastS + 60)).toBe(walk)
})
