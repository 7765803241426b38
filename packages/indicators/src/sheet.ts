import { Column, type ColumnBeginning } from './column.ts'

/** Fills its columns row by row, from sources on the same and on earlier rows, never on later ones. */
export type Formula = {
  /** The candle of its first value. */
  readonly start: number
  /** Computes one row from nothing but its sources. Without it, `each` begins at `start`. */
  readonly seed?: (row: number) => void
  /** Computes the rows `from` to `to` − 1, each with the help of the row before. */
  readonly each: (from: number, to: number) => void
  /** Seeds anew every so many candles, so that the rounding of running sums never adds up. */
  readonly isRenewed?: true
}

/** A history is computed in pieces of so many rows: small enough for the cache, large enough to forget the calls. */
export const rowsPerPiece = 1_024

/**
 * Candles as rows, series as columns, like a spreadsheet: blocks add columns with formulas, and `calculate` fills them.
 * Only the last rows stay, as many as formulas look back on. What a formula has to remember stands in a column, so
 * computing a row twice gives the same row, and the last rows are the whole state.
 */
export class Sheet {
  readonly #columns: Column[] = []
  readonly #formulas: Formula[] = []
  #history = 0
  #capacity = 0
  /** How many candles have closed. */
  candles = 0
  /** The row of the next candle. */
  row = 0
  readonly open: Column = this.addColumn({ start: 0, settled: 0 })
  readonly high: Column = this.addColumn({ start: 0, settled: 0 })
  readonly low: Column = this.addColumn({ start: 0, settled: 0 })
  readonly close: Column = this.addColumn({ start: 0, settled: 0 })

  get columns(): readonly Column[] {
    return this.#columns
  }

  addColumn(beginning: ColumnBeginning): Column {
    const column = new Column(beginning)
    this.#columns.push(column)
    return column
  }

  addFormula(formula: Formula): void {
    this.#formulas.push(formula)
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

  /** Computes `count` rows whose prices are there. They count as closed only after `commit`. */
  calculate(count: number): void {
    const to = this.row + count
    for (const { start, seed, each, isRenewed } of this.#formulas) {
      const from = this.row + Math.max(0, start - this.candles)
      if (from >= to) continue
      const isSeeded = this.candles <= start || (isRenewed === true && this.candles % rowsPerPiece === 0)
      if (seed === undefined || !isSeeded) each(from, to)
      else {
        seed(from)
        each(from + 1, to)
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
