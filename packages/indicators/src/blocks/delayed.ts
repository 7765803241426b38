import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'

/** A column displaced forward: each row shows the value of `candles` rows before, so nothing changes afterwards. */
export function delayed(sheet: Sheet, source: Column, candles: number): Column {
  const result = sheet.addColumn({ start: source.start + candles, settled: source.settled + candles })
  const back = source.keep(candles)
  sheet.addFormula({
    start: result.start,
    each(from, to) {
      result.rows.set(source.rows.subarray(from - back, to - back), from)
    },
    step: (row) => result.push(source.recall(row, back)),
  })
  return result
}
