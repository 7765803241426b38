import type { Column, ColumnBeginning } from '../column.ts'
import type { Sheet } from '../sheet.ts'

/** The turns that pass a condition; it is asked only where there is a turn, 1 or -1. */
export function turnsWhere(sheet: Sheet, turns: Column, isSignal: (row: number, turn: number) => boolean): Column {
  const signal = sheet.addColumn(turns)
  sheet.addFormula({
    start: turns.start,
    each(from, to) {
      for (let row = from; row < to; row += 1) {
        const turn = turns.at(row)
        signal.set(row, turn !== 0 && isSignal(row, turn) ? turn : 0)
      }
    },
  })
  return signal
}

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
