import type { PriceColumns, Prices } from './candle.ts'
import { Column, type ColumnBeginning } from './column.ts'

/** Fills its columns row by row, from sources on the same and on earlier rows, never on later ones. */
export type Formula = {
  /** The candle of its first value. */
  readonly start: number
  /** Computes one row from nothing but its sources. Without it, `each` begins at `start`. */
  readonly seed?: ((row: number) => void) | null
  /** Computes the rows `from` to `to` − 1, each with the help of the row before. */
  readonly each: (from: number, to: number) => void
  /** Seeds anew every so many candles, so that the rounding of running sums never adds up. */
  readonly isRenewed?: boolean
}

/** A history is computed in pieces of so many rows: small enough for the cache, large enough to forget the calls. */
export const rowsPerPiece = 1_024

const firstCandle: ColumnBeginning = { start: 0, settled: 0 }

/**
 * Candles as rows, series as columns, like a spreadsheet: blocks add columns with formulas, and `calculate` fills them.
 * Only the last rows stay, as many as formulas look back on. What a formula has to remember stands in a column, so
 * computing a row twice gives the same row, and the last rows are the whole state.
 */
export class Sheet {
  readonly #columns: Column[] = []
  readonly #formulas: Required<Formula>[] = []
  #history = 0
  #capacity = 0
  /** How many candles have closed. */
  candles = 0
  /** The row of the next candle. */
  row = 0
  #open: Column | null = null
  #high: Column | null = null
  #low: Column | null = null
  #close: Column | null = null

  /** The prices. A column that no formula asks for is never made. */
  get open(): Column {
    return (this.#open ??= this.addColumn(firstCandle))
  }

  get high(): Column {
    return (this.#high ??= this.addColumn(firstCandle))
  }

  get low(): Column {
    return (this.#low ??= this.addColumn(firstCandle))
  }

  get close(): Column {
    return (this.#close ??= this.addColumn(firstCandle))
  }

  get columns(): readonly Column[] {
    return this.#columns
  }

  addColumn(beginning: ColumnBeginning): Column {
    if (this.#capacity > 0) throw new Error('A column is added before the sheet is laid out.')
    const column = new Column(beginning)
    this.#columns.push(column)
    return column
  }

  addFormula({ start, seed = null, each, isRenewed = false }: Formula): void {
    this.#formulas.push({ start, seed, each, isRenewed })
  }

  /** Reserves empty rows for the history and `room` more. Nothing may be added afterwards. */
  layOut(room: number): void {
    this.#history = Math.max(...this.#columns.map(({ depth }) => depth))
    this.#capacity = this.#history + room
    this.row = this.#history
    for (const column of this.#columns) column.rows = new Float64Array(this.#capacity).fill(Number.NaN)
  }

  /** Moves the history to the top when the last row is taken. */
  makeRoom(): void {
    if (this.row < this.#capacity) return
    for (const { rows } of this.#columns) rows.copyWithin(0, this.row - this.#history, this.row)
    this.row = this.#history
  }

  /** Writes the prices of the next candle. */
  putCandle({ open, high, low, close }: Prices): void {
    this.#open?.set(this.row, open)
    this.#high?.set(this.row, high)
    this.#low?.set(this.row, low)
    this.#close?.set(this.row, close)
  }

  /** Writes the prices of the next candles, those of a history from `start` to `end` − 1. */
  putCandles({ open, high, low, close }: PriceColumns, start: number, end: number): void {
    this.#open?.rows.set(open.subarray(start, end), this.row)
    this.#high?.rows.set(high.subarray(start, end), this.row)
    this.#low?.rows.set(low.subarray(start, end), this.row)
    this.#close?.rows.set(close.subarray(start, end), this.row)
  }

  /** Computes `count` rows whose prices are there. They count as closed only after `commit`. */
  calculate(count: number): void {
    const { candles, row } = this
    const isRenewal = candles % rowsPerPiece === 0
    for (const { start, seed, each, isRenewed } of this.#formulas) {
      const from = candles < start ? row + start - candles : row
      if (from >= row + count) continue
      if (seed === null || (candles > start && !(isRenewed && isRenewal))) each(from, row + count)
      else {
        seed(from)
        each(from + 1, row + count)
      }
    }
  }

  commit(count: number): void {
    this.row += count
    this.candles += count
  }

  /** Index of the candle that stands in `row`. */
  candleOf(row: number): number {
    return this.candles + row - this.row
  }
}
