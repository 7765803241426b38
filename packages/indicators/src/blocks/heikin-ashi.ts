import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'

export type HeikinAshiLines = { readonly open: Column; readonly close: Column }

/** So many halvings make the first open a millionth. */
const settled = 20

/**
 * Heikin Ashi (described for traders by Dan Valcu, 2004): closes at the mean of the candle's four prices and opens in
 * the middle of the body before, the first in the middle of its own. Never a price at which anything is traded.
 */
export function heikinAshi(sheet: Sheet): HeikinAshiLines {
  const body = { open: sheet.addColumn({ start: 0, settled }), close: sheet.addColumn({ start: 0, settled: 0 }) }
  const { open, high, low, close } = sheet
  const closeOf = (row: number): number => {
    return (open.at(row) + close.at(row) + (high.at(row) + low.at(row))) / 4
  }
  sheet.addFormula({
    start: 0,
    seed(row) {
      body.open.set(row, (open.at(row) + close.at(row)) / 2)
      body.close.set(row, closeOf(row))
    },
    each(from, to) {
      let middle = (body.open.at(from - 1) + body.close.at(from - 1)) / 2
      for (let row = from; row < to; row += 1) {
        const last = closeOf(row)
        body.open.set(row, middle)
        body.close.set(row, last)
        middle = (middle + last) / 2
      }
    },
  })
  return body
}
