import type { Column, ColumnBeginning } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { largerOf, smallerOf } from './larger-of.ts'

/** The highest of the last `period` values. */
export function rollingHighest(sheet: Sheet, source: Column, period: number): Column {
  return rollingExtreme(sheet, source, { period, join: highest })
}

/** The lowest of the last `period` values. */
export function rollingLowest(sheet: Sheet, source: Column, period: number): Column {
  return rollingExtreme(sheet, source, { period, join: lowest })
}

type Windows = { readonly source: Column; readonly back: number; readonly target: Column }

/** Joins each window of `source` with the one that ended `back` rows before. */
type Join = {
  readonly each: (windows: Windows, from: number, to: number) => void
  readonly step: (windows: Windows, row: number) => void
}

const highest: Join = {
  each({ source, back, target }, from, to) {
    const values = source.rows
    const result = target.rows
    for (let row = from; row < to; row += 1) result[row] = largerOf(values[row] ?? 0, values[row - back] ?? 0)
  },
  step: ({ source, back, target }, row) => target.push(largerOf(source.now, source.recall(row, back))),
}

const lowest: Join = {
  each({ source, back, target }, from, to) {
    const values = source.rows
    const result = target.rows
    for (let row = from; row < to; row += 1) result[row] = smallerOf(values[row] ?? 0, values[row - back] ?? 0)
  },
  step: ({ source, back, target }, row) => target.push(smallerOf(source.now, source.recall(row, back))),
}

/**
 * By doubling: windows of 2 values are joined from 1 and 1, of 4 from 2 and 2, and the last two overlap. The work grows
 * with the logarithm of the period, and no row waits for the row before.
 */
function rollingExtreme(sheet: Sheet, source: Column, { period, join }: { period: number; join: Join }): Column {
  const all: Windows[] = []
  let widest = source
  let width = 1
  while (width < period) {
    const back = widest.keep(Math.min(width, period - width))
    const target = sheet.addColumn(windowOf(source, width + back))
    all.push({ source: widest, back, target })
    widest = target
    width += back
  }
  sheet.addFormula({
    // The windows that are not full yet hold a NaN, and so does what is joined from them.
    start: source.start,
    each(from, to) {
      for (const windows of all) join.each(windows, from, to)
    },
    step(row) {
      for (const windows of all) join.step(windows, row)
    },
  })
  return widest
}

function windowOf(source: Column, width: number): ColumnBeginning {
  return { start: source.start + width - 1, settled: source.settled + width - 1 }
}
