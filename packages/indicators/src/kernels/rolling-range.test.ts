import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Candle } from '../candle.ts'
import { checkColumns } from '../check-columns.ts'
import { rowsPerPiece, type Sheet } from '../sheet.ts'
import { walkOf } from '../testing/candle-arbitraries.ts'
import { columnValues, streamedValues } from '../testing/column-values.ts'
import { candlesOf } from '../testing/hand-made.ts'
import { rollingRange } from './rolling-range.ts'

const highestOver = (period: number) => (sheet: Sheet) => rollingRange(sheet, sheet, period).highest
const lowestOver = (period: number) => (sheet: Sheet) => rollingRange(sheet, sheet, period).lowest

/** The highest and lowest of the last candles, as a person would read them from a chart. */
function extremesOf(candles: readonly Candle[], period: number) {
  const windows = candles.map((_, row) => (row < period - 1 ? null : candles.slice(row - period + 1, row + 1)))
  return {
    highest: windows.map((window) => window && Math.max(...window.map(({ high }) => high))),
    lowest: windows.map((window) => window && Math.min(...window.map(({ low }) => low))),
  }
}

describe('a range of three candles', () => {
  const candles = candlesOf([
    [5, 9, 4, 6],
    [6, 7, 5, 6],
    [6, 8, 3, 7],
    [7, 7, 6, 6],
    [6, 7, 5, 5],
    [5, 6, 5, 6],
  ])

  test('begins with its third candle and forgets an extreme three candles later', () => {
    expect(columnValues(candles, highestOver(3))).toEqual([null, null, 9, 8, 8, 7])
    expect(columnValues(candles, lowestOver(3))).toEqual([null, null, 3, 3, 3, 5])
  })

  test('of one candle is its own high and low', () => {
    expect(columnValues(candles, highestOver(1))).toEqual(candles.map(({ high }) => high))
    expect(columnValues(candles, lowestOver(1))).toEqual(candles.map(({ low }) => low))
  })
})

describe('whatever the period', () => {
  const walk = walkOf(rowsPerPiece + 120, 29)
  // Some prices are more than twice as high as others, so that windows are not joined.
  const apart = walk.map((candle, row) => (row % 50 === 7 ? { ...candle, high: 3 * candle.high } : candle))

  test.each([
    ['prices that are near', walk],
    ['prices that are far apart', apart],
  ])('a history of %s, also across a seam, says what a stream does and what a chart shows', (_, candles) => {
    for (const period of [2, 3, 4, 5, 8, 13, 16, 17, 63, 64, 65]) {
      const { highest, lowest } = extremesOf(candles, period)

      expect(columnValues(candles, highestOver(period), checkColumns)).toEqual(highest)
      expect(columnValues(candles, lowestOver(period), checkColumns)).toEqual(lowest)
      expect(streamedValues(candles, highestOver(period))).toEqual(highest)
      expect(streamedValues(candles, lowestOver(period))).toEqual(lowest)
    }
  })

  test('a range of more candles is never narrower', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(1_000), (period, seed) => {
        const candles = walkOf(120, seed)
        const narrow = columnValues(candles, highestOver(period))
        const wide = columnValues(candles, highestOver(period + 1))

        expect(wide.every((value, row) => value === null || value >= (narrow[row] ?? 0))).toBe(true)
      }),
    )
  })
})
