import fc from 'fast-check'
import { expect, test } from 'vitest'
import { times } from '@stratomate/commands/soak-scale'
import { arbitraryCandles } from '../../testing/candle-arbitraries.ts'
import { columnValues } from '../../testing/column-values.ts'
import { reversals } from './reversals.ts'

test('a reversal is a row to one side after at least so many rows to the other', () => {
  fc.assert(
    fc.property(arbitraryCandles(120), fc.integer({ min: 1, max: 6 }), (candles, count) => {
      const bodies = candles.map(({ open, close }) => {
        const isTouch = Math.abs(close - open) <= 1e-12 * (close + open)
        return { side: isTouch ? 0 : Math.sign(close - open), raw: Math.sign(close - open) }
      })
      const expected = bodies.map(({ side }, row) => {
        const before = bodies.slice(Math.max(0, row - count), row)
        return side !== 0 && before.length === count && before.every(({ raw }) => raw === -side) ? side : 0
      })

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
