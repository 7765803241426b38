import type { PriceColumns, Prices } from './candle.ts'
import { Column, type ColumnBeginning } from './column.ts'

/** Fills its columns row by row, from sources on the same row and on earlier rows, never on later rows. */
export type Formula = {
  /** The candle of its first row. */
  readonly start: number
  /** Computes the rows `from` to `to` − 1 from its sources and from the row before. */
  readonly each: (from: number, to: number) => void
  /**
   * Computes the rows `from` to `to` − 1, and as many from `rowsPerRenewal` rows later on, as `each` does, to the last
   * bit. Both stretches begin after a renewed seed, so a processor can add to two running sums at the same time.
   */
  readonly both?: (from: number, to: number) => void
  /** Its first rows, in the order of their starts. Before the first of them, `each` finds NaN in the row before. */
  readonly seeds?: readonly Seed[]
  /**
   * Computes one row as `each` does, to the last bit, but reads and writes the fields of the columns. A stream has one row
   * at a time, and entering a loop over arrays would take longer than the row. Without a step, the stream uses `each`.
   */
  readonly step?: Step
}

export type Step = (row: number) => void

/** A list of `Count` steps. */
export type StepsOf<Count extends number, Found extends Step[] = []> = Found['length'] extends Count
  ? Found
  : StepsOf<Count, [...Found, Step]>

/** Sets a row that `each` cannot compute, because there is no row before it. */
export type Seed = {
  /** The candle of its row. */
  readonly start: number
  /** Sets that row after `each`, from its sources only. */
  readonly set: (row: number) => void
  /** Repeated every `rowsPerRenewal` candles, so that rounding errors of running sums do not accumulate. */
  readonly isRenewed?: boolean
}

/** Rows from `row` to `end` − 1. */
type RowRange = { readonly row: number; readonly end: number }

/** A column, and the array of a whole history that it is read from or written to. */
export type WholeColumn = { readonly column: Column; readonly all: Float64Array }

/** After this many candles a running sum is computed again from its window. */
export const rowsPerRenewal = 2_048

/** A history is computed in pieces of this many rows: few enough for the cache, enough that calls cost nothing. */
export const rowsPerPiece = 2 * rowsPerRenewal

const firstCandle: ColumnBeginning = { start: 0, settled: 0 }

/**
 * Candles are rows and series are columns, as in a spreadsheet: kernels add columns with formulas, and `calculate` fills
 * them. The sheet keeps only the last rows, as many as formulas look back on. A formula keeps its state in columns, so
 * computing a row twice gives the same row, and the last rows are the whole state.
 */
export class Sheet {
  readonly #columns: Column[] = []
  readonly #formulas: Formula[] = []
  readonly #steps: Step[] = []
  #canEveryFormulaStep = true
  #step: Step = stepByStep([])
  #lastBeginning = 0
  /** The first candle that steps cannot compute. No candle before it has a seed. */
  #stepsEnd = 0
  #history = 0
  #capacity = 0
  /** How many candles have closed. */
  candles = 0
  /** The row of the first candle; below 0 once that row is used for later candles. */
  #lead = 0
  #open: Column | null = null
  #high: Column | null = null
  #low: Column | null = null
  #close: Column | null = null
  /** How many other prices formulas use. Most use none, and a stream then skips them. */
  #pricesBesideClose = 0

  /** The prices. A column is made when a formula first asks for it. */
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

  /** The row of the next candle. */
  get row(): number {
    return this.candles + this.#lead
  }

  /** How many rows before the next one formulas look back on. */
  get history(): number {
    return this.#history
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
    if (formula.step === undefined) this.#canEveryFormulaStep = false
    else this.#steps.push(formula.step)
    const starts = formula.seeds?.map(({ start }) => start) ?? []
    this.#lastBeginning = Math.max(this.#lastBeginning, formula.start, ...starts)
  }

  /**
   * Replaces the last `count` steps by one. The engine compiles the steps that it calls by name into it, while each step in
   * the sheet's list costs a call.
   */
  joinSteps<Count extends number>(count: Count, join: (steps: StepsOf<Count>) => Step): void {
    if (!this.#canEveryFormulaStep) return
    // Safe: there are `count` steps, because every formula before has one.
    const last = this.#steps.splice(-count) as StepsOf<Count>
    this.#steps.push(join(last))
  }

  /** Allocates empty rows for the history and `room` more. Afterwards nothing may be added, and `candles` only grows. */
  layOut(room: number): void {
    this.#history = Math.max(...this.#columns.map(({ depth }) => depth)) | 0
    this.#capacity = this.#history + room
    this.#lead = this.#history - this.candles
    this.#pricesBesideClose = [this.#open, this.#high, this.#low].filter((price) => price !== null).length
    const [first, ...others] = this.#steps
    this.#step = first === undefined || others.length > 0 ? stepByStep(this.#steps) : first
    for (const column of this.#columns) column.rows = new Float64Array(this.#capacity).fill(Number.NaN)
  }

  /** Moves the history to the top, once the sheet is full. */
  makeRoom(): void {
    for (const { rows, isWhole } of this.#columns) {
      if (!isWhole) rows.copyWithin(0, this.row - this.#history, this.row)
    }
    this.#lead = this.#history - this.candles
  }

  /** Writes the prices of the next candle. */
  putCandle({ open, high, low, close }: Prices): void {
    this.#open?.set(this.row, open)
    this.#high?.set(this.row, high)
    this.#low?.set(this.row, low)
    this.#close?.set(this.row, close)
  }

  /** The price columns that formulas use, with the arrays of a history. */
  pricesOf({ open, high, low, close }: PriceColumns): WholeColumn[] {
    const pairs = [
      { column: this.#open, all: open },
      { column: this.#high, all: high },
      { column: this.#low, all: low },
      { column: this.#close, all: close },
    ]
    return pairs.flatMap(({ column, all }) => (column === null ? [] : [{ column, all }]))
  }

  /** Makes room in all other columns, and binds these to their arrays for the candles `start` to `end` − 1. */
  bindArrays(wholes: readonly WholeColumn[], { start, end }: { readonly start: number; readonly end: number }): void {
    if (this.isFull) this.makeRoom()
    for (const { column, all } of wholes) {
      column.rows = all.subarray(start - this.#history, end)
      column.isWhole = true
    }
  }

  /** Computes `count` rows whose prices are written. They count as closed only after `commit`. */
  calculate(count: number): void {
    const end = this.row + count
    for (const formula of this.#formulas) this.#calculateFormula(formula, end)
  }

  commit(count: number): void {
    this.candles += count
  }

  /** Whether `step` can compute the next candle. */
  get canStep(): boolean {
    return this.candles < this.#stepsEnd
  }

  /**
   * Computes and closes the next candle by the steps of all formulas. The steps come last, because a processor must read
   * its registers again after such a call.
   */
  step({ open, high, low, close }: Prices): void {
    const { row } = this
    this.candles += 1
    if (this.#pricesBesideClose > 0) {
      this.#open?.push(open)
      this.#high?.push(high)
      this.#low?.push(low)
    }
    this.#close?.push(close)
    this.#step(row)
  }

  /** Copies the last row into the fields for the steps, which can run until the next seed or the end of the rows. */
  beginSteps(): void {
    for (const column of this.#columns) column.now = column.at(this.row - 1)
    const hasSteps = this.#canEveryFormulaStep && this.candles > this.#lastBeginning
    const renewal = Math.ceil(this.candles / rowsPerRenewal) * rowsPerRenewal
    this.#stepsEnd = hasSteps ? Math.min(renewal, this.candles + this.#capacity - this.row) : 0
  }

  /** Copies the fields back into the last row. Older rows that no step has written are emptied. */
  endSteps(): void {
    if (this.#stepsEnd === 0) return
    for (const column of this.#columns) {
      if (!column.isKept) column.rows.fill(Number.NaN, this.row - column.depth, this.row)
      column.set(this.row - 1, column.now)
    }
  }

  /** Index of the candle in `row`. */
  candleOf(row: number): number {
    return row - this.#lead
  }

  /** A formula with renewed seeds is computed from one renewal to the next. */
  #calculateFormula(formula: Formula, end: number): void {
    const { start, both, seeds = [] } = formula
    const { row } = this
    if (!seeds.some(({ isRenewed }) => isRenewed)) return this.#calculateSeeded(formula, { row, end })
    const half = row + rowsPerRenewal
    const isPiece = this.candles % rowsPerRenewal === 0 && end === half + rowsPerRenewal
    if (both !== undefined && isPiece && seeds.every((seed) => seed.start < this.candles) && start < this.candles) {
      for (const seed of seeds) {
        seed.set(row)
        seed.set(half)
      }
      both(row + 1, half)
      return
    }
    for (let from = row; from < end;) {
      const next = from + rowsPerRenewal - (this.candleOf(from) % rowsPerRenewal)
      const to = (next < end ? next : end) | 0
      this.#calculateSeeded(formula, { row: from, end: to })
      from = to
    }
  }

  /** The rows `row` to `end` − 1, of which only the first can have a renewed seed. */
  #calculateSeeded({ start, each, seeds = [] }: Formula, { row, end }: RowRange): void {
    const candle = this.candleOf(row)
    let from = start > candle ? this.#rowOf(start) : row
    for (const seed of seeds) {
      const seeded = this.#rowOfSeed(seed, candle)
      if (seeded === null || seeded >= end) continue
      if (seeded >= from) {
        each(from, seeded + 1)
        from = seeded + 1
      }
      seed.set(seeded)
    }
    if (from < end) each(from, end)
  }

  #rowOfSeed({ start, isRenewed = false }: Seed, candle: number): number | null {
    if (start >= candle) return this.#rowOf(start)
    return isRenewed && candle % rowsPerRenewal === 0 ? this.#rowOf(candle) : null
  }

  /** As an integer for the processor too: `Math.max` makes doubles of starts, and with those every loop would be slow. */
  #rowOf(candle: number): number {
    return (candle + this.#lead) | 0
  }
}

function stepByStep(steps: readonly Step[]): Step {
  return (row) => {
    for (const step of steps) step(row)
  }
}
