import type { Column, ColumnBeginning } from './column.ts'
import type { Sheet } from './sheet.ts'

/** A rule that is asked on every row: it answers 1, -1 or 0. */
export function rule(sheet: Sheet, { start, settled }: ColumnBeginning, signalOf: (row: number) => number): Column {
  const signal = sheet.addColumn({ start, settled })
  sheet.addFormula({
    start,
    each(from, to) {
      for (let row = from; row < to; row += 1) signal.set(row, signalOf(row))
    },
  })
  return signal
}
