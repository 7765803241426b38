import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'

/** A column displaced forward: each row shows the value of `candles` rows before, so nothing changes afterwards. */
export function delayed(sheet: Sheet, source: Column, candles: number): Column {
  const result = sheet.addColumn({ start: source.start + candles, settled: source.settled + candles })
  source.keep(candles)
  sheet.addFormula({
    start: result.start,
    each(from, to) {
      // A copy of the whole piece is fast, but for the one row of a stream too long a way.
      if (to - from === 1) result.set(from, source.at(from - candles))
      else result.rows.set(source.rows.subarray(from - candles, to - candles), from)
    },
  })
  return result
}
