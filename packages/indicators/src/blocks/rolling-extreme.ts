import type { Column, ColumnBeginning } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { largerOf, smallerOf } from './larger-of.ts'

/** The highest of the last `period` values. */
export function rollingHighest(sheet: Sheet, source: Column, period: number): Column {
  return rollingExtreme(sheet, source, { period, join: joinHighest })
}

/** The lowest of the last `period` values. */
export function rollingLowest(sheet: Sheet, source: Column, period: number): Column {
  return rollingExtreme(sheet, source, { period, join: joinLowest })
}

/** Joins each window of `source` with the one that ended `back` rows before. */
type Join = (windows: { source: Column; back: number; target: Column }, from: number, to: number) => void

/**
 * By doubling: windows of 2 values are joined from 1 and 1, of 4 from 2 and 2, and the last two overlap. The work grows
 * with the logarithm of the period, and no row waits for the row before.
 */
function rollingExtreme(sheet: Sheet, source: Column, { period, join }: { period: number; join: Join }): Column {
  let widest = source
  let width = 1
  while (width < period) {
    const back = Math.min(width, period - width)
    const windows = { source: widest, back, target: sheet.addColumn(windowOf(source, width + back)) }
    const { start } = windows.target
    widest.keep(back)
    sheet.addFormula({ start, each: (from, to) => join(windows, from, to) })
    widest = windows.target
    width += back
  }
  return widest
}

function windowOf(source: Column, width: number): ColumnBeginning {
  return { start: source.start + width - 1, settled: source.settled + width - 1 }
}

function joinHighest({ source, back, target }: Parameters<Join>[0], from: number, to: number): void {
  const values = source.rows
  const result = target.rows
  for (let row = from; row < to; row += 1) result[row] = largerOf(values[row] ?? 0, values[row - back] ?? 0)
}

function joinLowest({ source, back, target }: Parameters<Join>[0], from: number, to: number): void {
  const values = source.rows
  const result = target.rows
  for (let row = from; row < to; row += 1) result[row] = smallerOf(values[row] ?? 0, values[row - back] ?? 0)
}
