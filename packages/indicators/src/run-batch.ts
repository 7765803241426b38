import { type PriceColumns, priceMax, type Prices, requireEqualLengths, requireFinitePrices } from './candle.ts'
import type { Column } from './column.ts'
import type { Batch, DrawnSheet } from './indicator.ts'
import { rowsPerPiece, type Sheet } from './sheet.ts'

/** Computes a whole history piece by piece. Throws a RangeError on prices that are not finite. */
export function runBatch<Line extends string>(
  { sheet, plan, warmUp }: DrawnSheet<Line>,
  candles: PriceColumns,
): Batch<Line> {
  requireEqualLengths(candles)
  const { length } = candles.close
  const lines = Object.values<Column>(plan.lines).map((column) => ({ column, all: new Float64Array(length) }))
  const signals = new Int8Array(length)
  sheet.layOut(rowsPerPiece)
  for (let start = 0; start < length; start += rowsPerPiece) {
    const end = Math.min(length, start + rowsPerPiece)
    sheet.makeRoom()
    takePrices(sheet, candles, { start, end })
    sheet.calculate(end - start)
    const { row } = sheet
    for (const { column, all } of lines) all.set(column.rows.subarray(row, row + end - start), start)
    const first = Math.max(start, warmUp)
    if (first < end) signals.set(plan.signal.rows.subarray(row + first - start, row + end - start), first)
    sheet.commit(end - start)
  }
  return { lines: nameLines(plan.lines, lines), signals }
}

type Piece = { readonly start: number; readonly end: number }

function takePrices(sheet: Sheet, candles: PriceColumns, { start, end }: Piece): void {
  const { row } = sheet
  sheet.open.rows.set(candles.open.subarray(start, end), row)
  sheet.high.rows.set(candles.high.subarray(start, end), row)
  sheet.low.rows.set(candles.low.subarray(start, end), row)
  sheet.close.rows.set(candles.close.subarray(start, end), row)
  if (arePlainPrices(sheet, row, row + end - start)) return
  for (let index = start; index < end; index += 1) requireFinitePrices(pricesAt(sheet, row + index - start), index)
}

/** One sum tells for all: a NaN or an infinity would not leave it. Only unlikely prices are looked at one by one. */
function arePlainPrices({ open, high, low, close }: Sheet, from: number, to: number): boolean {
  let [opens, highs, lows, closes] = [0, 0, 0, 0]
  for (let row = from; row < to; row += 1) {
    opens += Math.abs(open.at(row))
    highs += Math.abs(high.at(row))
    lows += Math.abs(low.at(row))
    closes += Math.abs(close.at(row))
  }
  return opens + highs + lows + closes < priceMax
}

function pricesAt({ open, high, low, close }: Sheet, row: number): Prices {
  return { open: open.at(row), high: high.at(row), low: low.at(row), close: close.at(row) }
}

// Safe: the arrays were made of the same table, in its order.
function nameLines<Line extends string>(
  table: DrawnSheet<Line>['plan']['lines'],
  lines: readonly { all: Float64Array }[],
): Batch<Line>['lines'] {
  return Object.fromEntries(Object.keys(table).map((name, index) => [name, lines[index]?.all])) as Batch<Line>['lines']
}
