import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flatCandles } from '../../testing/candle-arbitraries.ts'
import { rowsPerPiece } from '../../sheet.ts'
import { columnValues } from '../../testing/column-values.ts'
import { highestTouching } from '../arithmetic/side-of.ts'
import { levelCrossings } from './crossings.ts'

/** Closes by their distance from a level, as a share of the difference that still counts as touching. */
const distances = [-4, -1.1, -0.9, 0, 0.9, 1.1, 4]

test.each([100, -100, 0.25, -30])('a close that differs from the level %d by rounding alone touches it', (level) => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...distances), { minLength: 1, maxLength: 30 }), (steps) => {
      const candles = steps.flatMap((step) => flatCandles(1, level + step * 2e-12 * Math.abs(level)))
      const sides = steps.map((step) => (Math.abs(step) > 1 ? Math.sign(step) : 0))
      const expected = sides.map((side, row) => (row > 0 && side !== 0 && side !== sides[row - 1] ? side : 0))

      expect(columnValues(candles, (sheet) => levelCrossings(sheet, sheet.close, { up: level, down: level }))).toEqual(
        expected,
      )
    }),
  )
})

test('a close crosses either level only where it leaves it', () => {
  const candles = [20, 30, 31, 70, 69, 71, 70, 30, 29].flatMap((price) => flatCandles(1, price))

  expect(columnValues(candles, (sheet) => levelCrossings(sheet, sheet.close, { up: 30, down: 70 }))).toEqual([
    0, 0, 1, 0, -1, 0, 0, -1, 0,
  ])
})

test('a close that touches the level in the last row of a piece is crossed by the first of the next', () => {
  const touching = flatCandles(rowsPerPiece, highestTouching(30))
  const turns = columnValues([...touching, ...flatCandles(1, 31)], (sheet) => {
    return levelCrossings(sheet, sheet.close, { up: 30, down: 30 })
  })

  expect(turns.findIndex((turn) => turn === 1)).toBe(rowsPerPiece)
})
