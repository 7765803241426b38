/** Where the values of a column begin. */
export type ColumnBeginning = {
  /** Index of the first candle that has a value. */
  readonly start: number
  /** From this candle on, no earlier history would change the value by more than a millionth. */
  readonly settled: number
}

/** A series on a sheet: one number per row, NaN for the candles before `start`. */
export class Column implements ColumnBeginning {
  readonly start: number
  readonly settled: number
  /** How many rows before the present one formulas look back on. */
  depth = 1
  /** Whether somebody still reads old rows, so that none may be overwritten. */
  isRead = false
  /** Empty until the sheet is laid out. */
  rows: Float64Array<ArrayBufferLike> = new Float64Array(0)

  constructor({ start, settled }: ColumnBeginning) {
    this.start = start
    this.settled = settled
  }

  at(row: number): number {
    return this.rows[row] ?? Number.NaN
  }

  set(row: number, value: number): void {
    this.rows[row] = value
  }

  /** Tells that a formula looks back `rows` rows. */
  keep(rows: number): void {
    this.depth = Math.max(this.depth, rows)
  }

  /** Moves the rows `from` to `to` − 1 to the top. */
  moveUp(from: number, to: number): void {
    if (this.isRead) {
      const fresh = new Float64Array(this.rows.length)
      fresh.set(this.rows.subarray(from, to))
      this.rows = fresh
    } else this.rows.copyWithin(0, from, to)
  }
}
