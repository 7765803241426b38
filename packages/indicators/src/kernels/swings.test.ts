import { describe, expect, test } from 'vitest'
import type { Column } from '../column.ts'
import { rowsPerPiece, type Sheet } from '../sheet.ts'
import { flatCandles } from '../testing/candle-arbitraries.ts'
import { columnValues, streamedValues } from '../testing/column-values.ts'
import { candlesAround } from '../testing/hand-made.ts'
import { type Swings, swings } from './swings.ts'
import { fallingLine, risingLine } from './trend-line.ts'

type Reading = (found: Swings, sheet: Sheet) => Column

/** The swings that batch and stream find in candles around these closes, as `row price`. */
function find(closes: readonly number[], read: Reading, { strength = 2, before = 0 } = {}): string[] {
  const candles = [...flatCandles(before, closes[0] ?? 0), ...candlesAround(closes)]
  const column = (sheet: Sheet) => read(swings(sheet, strength), sheet)
  const values = columnValues(candles, column)
  expect(streamedValues(candles, column)).toEqual(values)
  return values.flatMap((value, row) => (value === null ? [] : [`${row - before} ${value}`]))
}

const highs: Reading = (found) => found.highs
const lows: Reading = (found) => found.lows
const falling: Reading = (found, sheet) => fallingLine(sheet, found).price
const rising: Reading = (found, sheet) => risingLine(sheet, found).price

describe('swings', () => {
  test('a top is known as many candles later as it is strong', () => {
    expect(find([10, 12, 15, 12, 10], highs)).toEqual(['4 16'])
    expect(find([10, 11, 12, 15, 12, 11, 10], highs, { strength: 3 })).toEqual(['6 16'])
  })

  test('a bottom is the mirror of a top', () => {
    expect(find([20, 18, 15, 18, 20], lows)).toEqual(['4 14'])
  })

  test('of two equal tops beside each other neither is above its neighbours', () => {
    expect(find([10, 12, 15, 15, 12, 10, 9], highs)).toEqual([])
  })

  test('a higher candle at the edge of the window takes the swing away', () => {
    expect(find([16, 12, 15, 12, 10], highs)).toEqual([])
    expect(find([10, 12, 15, 12, 16], highs)).toEqual([])
  })
})

describe('lines through two swings', () => {
  /** Tops of 16 at candle 2 and of 14 at candle 6, known at candle 8. */
  const lowerTops = [10, 12, 15, 12, 10, 12, 13, 12, 10, 9]

  test('fall through falling tops, from the candle on at which the second is known', () => {
    expect(find(lowerTops, falling)).toEqual(['8 13', '9 12.5'])
  })

  test('rise through rising bottoms', () => {
    const higherBottoms = lowerTops.map((close) => 30 - close)

    expect(find(higherBottoms, rising)).toEqual(['8 17', '9 17.5'])
  })

  test('are not drawn through tops that rise, nor through level ones', () => {
    expect(find([10, 12, 13, 12, 10, 12, 15, 12, 10, 9], falling)).toEqual([])
    expect(find([10, 12, 15, 12, 10, 12, 15, 12, 10, 9], falling)).toEqual([])
  })

  test('go on from the newer swings once a third is known', () => {
    // The third top is 13 at candle 10, known at candle 12: the line falls by a quarter per candle.
    const three = [...lowerTops.slice(0, 9), 11, 12, 11, 10, 9]

    expect(find(three, falling).slice(-3)).toEqual(['11 11.5', '12 12.5', '13 12.25'])
  })

  test.each([1, 4, 7, 9])('are the same when a seam of the batch comes after %i of their candles', (candles) => {
    expect(find(lowerTops, falling, { before: rowsPerPiece - candles })).toEqual(['8 13', '9 12.5'])
  })
})
