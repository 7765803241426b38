import fc from 'fast-check'
import { expect, test } from 'vitest'
import { times } from '@stratomate/commands/soak-scale'
import { reversalSeries } from '../../formulas/reversal-series.ts'
import { arbitraryCandles } from '../../testing/candle-arbitraries.ts'
import { columnValues } from '../../testing/column-values.ts'
import { reversals } from './reversals.ts'

/** Distances from a line, as a share of the difference that still counts as touching. */
const distances = [-4, -0.9, 0, 0.9, 4]

test.each([100, 0.25])('a candle that touches %d but for rounding ends a run', (level) => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...distances), { minLength: 1, maxLength: 30 }), (steps) => {
      const candles = steps.map((step, index) => {
        const close = level + step * 2e-12 * level
        const [low, high] = [Math.min(level, close), Math.max(level, close)]
        return { time: 60 * index, open: level, high, low, close, volume: 1 }
      })
      const sides = steps.map((step) => (Math.abs(step) > 1 ? Math.sign(step) : 0))
      const expected = sides.map((side, row) => {
        return side !== 0 && row >= 2 && sides[row - 1] === -side && sides[row - 2] === -side ? side : 0
      })

      expect(
        columnValues(candles, (sheet) => reversals(sheet, { one: sheet.close, other: sheet.open, candles: 2 }).turns),
      ).toEqual(expected)
    }),
  )
})

test('a reversal is a row to one side after at least so many rows to the other', () => {
  fc.assert(
    fc.property(arbitraryCandles(120), fc.integer({ min: 1, max: 6 }), (candles, count) => {
      const expected = reversalSeries(
        candles.map(({ close }) => close),
        candles.map(({ open }) => open),
        count,
      )

      expect(
        columnValues(
          candles,
          (sheet) => reversals(sheet, { one: sheet.close, other: sheet.open, candles: count }).turns,
        ),
      ).toEqual(expected)
    }),
    { numRuns: times(60, 2_000) },
  )
})

test('two lines that are both 0 touch, which ends a run', () => {
  const candles = [-1, -1, 0, 1].map((close, index) => ({
    time: 60 * index,
    open: 0,
    high: 1,
    low: -1,
    close,
    volume: 1,
  }))
  const turnsAfter = (count: number) =>
    columnValues(candles, (sheet) => reversals(sheet, { one: sheet.close, other: sheet.open, candles: count }).turns)

  expect(turnsAfter(1)).toEqual([0, 0, 0, 0])
})
