import type { PriceColumns } from './candle.ts'
import { checkColumns } from './check-columns.ts'
import type { Column } from './column.ts'
import type { Batch, DrawnLines, DrawnSheet, Lines } from './indicator.ts'
import { rowsPerPiece, type WholeColumn } from './sheet.ts'

/** Computes lines and signals of a whole history. Throws a RangeError on prices that are not finite. */
export function runBatch<Line extends string>(drawn: DrawnSheet<Line>, candles: PriceColumns): Batch<Line> {
  const signals = new Int8Array(candles.close.length)
  const lines = createLines(drawn, candles.close.length)
  fillLines(drawn, candles, { lines, take: (piece) => setSignals(signals, drawn, piece) })
  return { lines, signals }
}

/** Computes the signals alone, which saves the time and the memory of the lines. */
export function runSignals(drawn: DrawnSheet<string>, candles: PriceColumns): Int8Array {
  const signals = new Int8Array(candles.close.length)
  runPieces(drawn, candles, { lines: [], take: (piece) => setSignals(signals, drawn, piece) })
  return signals
}

/** Computes the lines alone, without the rule, into these arrays. Throws a RangeError on arrays of another length. */
export function runLines<Line extends string>(
  drawn: DrawnLines<Line>,
  candles: PriceColumns,
  into: Lines<Line> = createLines(drawn, candles.close.length),
): Lines<Line> {
  fillLines(drawn, candles, { lines: into, take: () => undefined })
  return into
}

/** Empty lines for a history of `length` candles. */
function createLines<Line extends string>({ lines }: DrawnLines<Line>, length: number): Lines<Line> {
  const names = Object.keys(lines)
  // Safe: the names are the keys of the plan's lines.
  return Object.fromEntries(names.map((name) => [name, new Float64Array(length)])) as Lines<Line>
}

type Filling<Line extends string> = { readonly lines: Lines<Line>; readonly take: (piece: Piece) => void }

function fillLines<Line extends string>(
  drawn: DrawnLines<Line>,
  candles: PriceColumns,
  { lines, take }: Filling<Line>,
): void {
  const prices = new Map(drawn.sheet.pricesOf(candles).map(({ column, all }) => [column, all]))
  const computed: WholeColumn[] = []
  for (const [name, column] of Object.entries<Column>(drawn.lines)) {
    // Safe: the names are the keys of the plan's lines.
    const all = lines[name as Line]
    if (all.length !== candles.close.length) throw new RangeError(`The line ${name} is not as long as the history.`)
    const price = prices.get(column)
    if (price === undefined) computed.push({ column, all: all.fill(Number.NaN, 0, column.start) })
    else all.set(price)
  }
  runPieces(drawn, candles, { lines: computed, take })
}

/** Candles `start` to `end` − 1 of the history, in the rows of the sheet from `row` on. */
type Piece = { readonly start: number; readonly end: number; readonly row: number }
type Work = { readonly lines: readonly WholeColumn[]; readonly take: (piece: Piece) => void }

/**
 * Once there are as many older candles as formulas look back on, prices are read from the caller's arrays and lines are
 * written into them, without a copy.
 */
function runPieces({ sheet }: DrawnLines<string>, candles: PriceColumns, { lines, take }: Work): void {
  const checked = checkColumns(candles)
  const { length } = candles.close
  const prices = sheet.pricesOf(candles)
  for (const { column, all } of prices) {
    column.hasExactDifferences = (all === candles.high || all === candles.low) && checked.areNear
  }
  const wholes = [...lines, ...prices]
  sheet.layOut(rowsPerPiece)
  for (let start = 0; start < length; start += rowsPerPiece) {
    const end = Math.min(length, start + rowsPerPiece)
    if (start < sheet.history) {
      if (sheet.isFull) sheet.makeRoom()
      for (const { column, all } of prices) column.rows.set(all.subarray(start, end), sheet.row)
      sheet.calculate(end - start)
      for (const { column, all } of lines) all.set(column.rows.subarray(sheet.row, sheet.row + end - start), start)
    } else {
      sheet.bindArrays(wholes, { start, end })
      sheet.calculate(end - start)
    }
    take({ start, end, row: sheet.row })
    sheet.commit(end - start)
  }
}

/** A plain loop, because a copy that turns numbers into bytes is slow. */
function setSignals(signals: Int8Array, { signal, warmUp }: DrawnSheet<string>, { start, end, row }: Piece): void {
  const { rows } = signal
  for (let candle = Math.max(start, warmUp); candle < end; candle += 1) {
    signals[candle] = rows[row + candle - start] ?? 0
  }
}
