import { expect, test } from 'vitest'
import type { Indicator } from '../indicator.ts'
import { rowsPerPiece } from '../sheet.ts'
import { flatCandles, walkOf } from './candle-arbitraries.ts'
import { batchReadings, streamReadings } from './readings.ts'

const walk = walkOf(rowsPerPiece, 11)

/** The batch works in pieces, and a stream has none. */
export function testSeams(indicator: Indicator): void {
  test('a rest that a seam of the batch cuts is one rest, wherever the seam is in it', () => {
    for (const candlesBefore of [1, 3, 10, 30]) {
      const moving = walk.slice(0, rowsPerPiece - candlesBefore)
      const resting = flatCandles(300, moving.at(-1)?.close ?? 1)
      const candles = [...moving, ...resting, ...walk.slice(0, 100)]

      expect(batchReadings(indicator, candles)).toEqual(streamReadings(indicator, candles))
    }
  })
}
