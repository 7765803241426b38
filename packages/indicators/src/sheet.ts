import type { PriceColumns, Prices } from './candle.ts'
import { Column, type ColumnBeginning } from './column.ts'

/** Fills its columns row by row, from sources on the same and on earlier rows, never on later ones. */
export type Formula = {
  /** The candle of its first row. */
  readonly start: number
  /** Computes the rows `from` to `to` − 1, from its sources and with the help of the row before. */
  readonly each: (from: number, to: number) => void
  /** Its beginnings, in the order of their starts. Before the first of them, `each` finds only NaN to go on from. */
  readonly seeds?: readonly Seed[]
}

/** A beginning: what `each` cannot know of its row, because nothing stands on the row before. */
export type Seed = {
  /** The candle of its row. */
  readonly start: number
  /** Corrects that row after `each`, from nothing but its sources. */
  readonly set: (row: number) => void
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
  readonly #formulas: Formula[] = []
  readonly #eachFormula: Formula['each'][] = []
  #lastBeginning = 0
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

  get isFull(): boolean {
    return this.row === this.#capacity
  }

  addColumn(beginning: ColumnBeginning): Column {
    if (this.#capacity > 0) throw new Error('A column is added before the sheet is laid out.')
    const column = new Column(beginning)
    this.#columns.push(column)
    return column
  }

  addFormula(formula: Formula): void {
    this.#formulas.push(formula)
    this.#eachFormula.push(formula.each)
    const starts = formula.seeds?.map(({ start }) => start) ?? []
    this.#lastBeginning = Math.max(this.#lastBeginning, formula.start, ...starts)
  }

  /** Reserves empty rows for the history and `room` more. Nothing may be added afterwards. */
  layOut(room: number): void {
    this.#history = Math.max(...this.#columns.map(({ depth }) => depth)) | 0
    this.#capacity = this.#history + room
    this.row = this.#history
    for (const column of this.#columns) column.rows = new Float64Array(this.#capacity).fill(Number.NaN)
  }

  /** Moves the history to the top, once the sheet is full. */
  makeRoom(): void {
    for (const column of this.#columns) column.moveUp(this.row - this.#history, this.row)
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
    // The way of almost every candle of a stream: all formulas have begun, and none begins anew.
    if (candles > this.#lastBeginning && candles % rowsPerPiece !== 0) {
      for (const each of this.#eachFormula) each(row, row + count)
    } else for (const formula of this.#formulas) this.#calculateSeeded(formula, row + count)
  }

  commit(count: number): void {
    this.row += count
    this.candles += count
  }

  /** Index of the candle that stands in `row`. */
  candleOf(row: number): number {
    return this.candles + row - this.row
  }

  #calculateSeeded({ start, each, seeds = [] }: Formula, end: number): void {
    let from = start > this.candles ? this.#rowOf(start) : this.row
    for (const seed of seeds) {
      const row = this.#rowOfSeed(seed)
      if (row === null || row >= end) continue
      if (row >= from) {
        each(from, row + 1)
        from = row + 1
      }
      seed.set(row)
    }
    if (from < end) each(from, end)
  }

  #rowOfSeed({ start, isRenewed = false }: Seed): number | null {
    if (start >= this.candles) return this.#rowOf(start)
    return isRenewed && this.candles % rowsPerPiece === 0 ? this.row : null
  }

  /** As an integer for the processor too: `Math.max` makes doubles of starts, and with those every loop would be slow. */
  #rowOf(candle: number): number {
    return (this.row + candle - this.candles) | 0
  }
}
