import { type PriceColumns, requireEqualLengths, requirePlainPrices } from './candle.ts'
import { areChecked } from './check-columns.ts'
import type { Column } from './column.ts'
import type { Batch, DrawnSheet } from './indicator.ts'
import { rowsPerPiece } from './sheet.ts'

/** Computes lines and signals of a whole history. Throws a RangeError on prices that are not finite. */
export function runBatch<Line extends string>(drawn: DrawnSheet<Line>, candles: PriceColumns): Batch<Line> {
  const { length } = candles.close
  const entries = Object.entries<Column>(drawn.plan.lines)
  const lines = entries.map(([name, column]) => ({ name, column, all: new Float64Array(length) }))
  const signals = new Int8Array(length)
  runPieces(drawn, candles, (piece) => {
    for (const { column, all } of lines) all.set(rowsOf(column, piece), piece.start)
    setSignals(signals, drawn, piece)
  })
  // Safe: the names are the keys of the plan's lines.
  const named = Object.fromEntries(lines.map(({ name, all }) => [name, all])) as Batch<Line>['lines']
  return { lines: named, signals }
}

/** Computes the signals alone, which saves the time and the memory of the lines. */
export function runSignals(drawn: DrawnSheet<string>, candles: PriceColumns): Int8Array {
  const signals = new Int8Array(candles.close.length)
  runPieces(drawn, candles, (piece) => setSignals(signals, drawn, piece))
  return signals
}

/** Candles `start` to `end` − 1 of the history, which stand on the sheet from `row` on. */
type Piece = { readonly start: number; readonly end: number; readonly row: number }

function runPieces({ sheet }: DrawnSheet<string>, candles: PriceColumns, take: (piece: Piece) => void): void {
  const isPlain = !areChecked(candles)
  if (isPlain) requireEqualLengths(candles)
  const { length } = candles.close
  sheet.layOut(rowsPerPiece)
  for (let start = 0; start < length; start += rowsPerPiece) {
    const end = Math.min(length, start + rowsPerPiece)
    if (isPlain) requirePlainPrices(candles, start, end)
    if (sheet.isFull) sheet.makeRoom()
    sheet.putCandles(candles, start, end)
    sheet.calculate(end - start)
    take({ start, end, row: sheet.row })
    sheet.commit(end - start)
  }
}

/** A plain loop, because a copy that turns numbers into bytes is slow. */
function setSignals(signals: Int8Array, { plan, warmUp }: DrawnSheet<string>, { start, end, row }: Piece): void {
  const { rows } = plan.signal
  for (let candle = Math.max(start, warmUp); candle < end; candle += 1) {
    signals[candle] = rows[row + candle - start] ?? 0
  }
}

function rowsOf({ rows }: Column, { start, end, row }: Piece): Float64Array {
  return rows.subarray(row, row + end - start)
}
