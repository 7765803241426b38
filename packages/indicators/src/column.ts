/** Where the values of a column begin. */
export type ColumnBeginning = {
  /** Index of the first candle that has a value. */
  readonly start: number
  /** From this candle on, no earlier history would change the value by more than a millionth. */
  readonly settled: number
}

/** The last value of a series, null in its warm-up. A stream changes it with each candle. */
export type LiveLine = {
  readonly value: number | null
  /** The same value, but NaN in the warm-up, for callers that compute with it. */
  readonly now: number
}

/**
 * A series on a sheet: one number per row, NaN for the candles before `start`. While a stream goes step by step, its last
 * values are in two plain fields, which a processor reads faster than a row. The sheet copies them into the rows when it
 * needs them there.
 */
export class Column implements ColumnBeginning, LiveLine {
  readonly start: number
  readonly settled: number
  /** How many rows formulas look back on. */
  depth = 1
  /** Whether steps write its rows, because they look back on them. */
  isKept = false
  /** Whether its rows are part of an array of the caller. */
  isWhole = false
  /** Whether the difference of any two of its values is exact. */
  hasExactDifferences = false
  /** Empty until the sheet is laid out. */
  rows: Float64Array<ArrayBufferLike> = new Float64Array(0)
  /** The value of the last row, for steps. */
  now = Number.NaN
  /** The value before `now`, once a step has pushed one. */
  before = Number.NaN

  constructor({ start, settled }: ColumnBeginning) {
    this.start = start
    this.settled = settled
  }

  get value(): number | null {
    return Number.isNaN(this.now) ? null : this.now
  }

  /** Sets the next value in a step. Where nothing reads `before`, a step may set `now` alone. */
  push(value: number): void {
    this.before = this.now
    this.now = value
  }

  at(row: number): number {
    return this.rows[row] ?? Number.NaN
  }

  set(row: number, value: number): void {
    this.rows[row] = value
  }

  /** The value `rows` rows before `row`, the row of a step. Writes the current value for later steps. */
  recall(row: number, rows: number): number {
    const all = this.rows
    all[row] = this.now
    return all[row - rows] ?? Number.NaN
  }

  /**
   * Declares that a formula looks back `rows` rows and that its step writes each of them by `recall`. Returns the number as
   * an integer: a number from an object of parameters is often a double, and would slow down every index.
   */
  keep(rows: number): number {
    this.keepForSeed(rows)
    this.isKept = true
    return rows | 0
  }

  /** Declares that only a seed looks back `rows` rows. */
  keepForSeed(rows: number): void {
    this.depth = Math.max(this.depth, rows)
  }
}
