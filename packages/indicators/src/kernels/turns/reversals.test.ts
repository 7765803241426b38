import fc from 'fast-check'
import { expect, test } from 'vitest'
import { times } from '@stratomate/commands/soak-scale'
import { reversalSeries } from '../../formulas/reversal-series.ts'
import { arbitraryCandles } from '../../testing/candle-arbitraries.ts'
import { columnValues } from '../../testing/column-values.ts'
import { reversals } from './reversals.ts'

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
