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
  /**
   * Computes one row as `each` does, to the last bit, from fields and into fields of the columns. A stream spends its
   * time on entering a loop over arrays, not in it. Without it, the stream uses `each`.
   */
  readonly step?: Step
}

export type Step = (row: number) => void

/** So many steps. */
export type StepsOf<Count extends number, Found extends Step[] = []> = Found['length'] extends Count
  ? Found
  : StepsOf<Count, [...Found, Step]>

/** A beginning: what `each` cannot know of its row, because nothing stands on the row before. */
export type Seed = {
  /** The candle of its row. */
  readonly start: number
  /** Corrects that row after `each`, from nothing but its sources. */
  readonly set: (row: number) => void
  /** Seeds anew every so many candles, so that the rounding of running sums never adds up. */
  readonly isRenewed?: boolean
}

/** A column, and the array of a whole history that it is read from or written to. */
export type WholeColumn = { readonly column: Column; readonly all: Float64Array }

/** A history is computed in pieces of so many rows: small enough for the cache, large enough to forget the calls. */
export const rowsPerPiece = 4_096

const firstCandle: ColumnBeginning = { start: 0, settled: 0 }

/**
 * Candles as rows, series as columns, like a spreadsheet: blocks add columns with formulas, and `calculate` fills them.
 * Only the last rows stay, as many as formulas look back on. What a formula has to remember stands in a column, so
 * computing a row twice gives the same row, and the last rows are the whole state.
 */
export class Sheet {
  readonly #columns: Column[] = []
  readonly #formulas: Formula[] = []
  readonly #steps: Step[] = []
  #canEveryFormulaStep = true
  #step: Step = stepByStep([])
  #lastBeginning = 0
  /** The first candle that steps cannot compute; none before it has a beginning. */
  #stepsEnd = 0
  #history = 0
  #capacity = 0
  /** How many candles have closed. */
  candles = 0
  /** In which row the first candle would stand; below 0 when its row has long been used anew. */
  #lead = 0
  #open: Column | null = null
  #high: Column | null = null
  #low: Column | null = null
  #close: Column | null = null
  /** How many other prices formulas ask for: most ask for none, and a stream then looks no further. */
  #pricesBesideClose = 0

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
   * Puts one step in the place of the last ones. A step that calls others by their names has them compiled into itself,
   * while every step on the list of the sheet costs a call.
   */
  joinSteps<Count extends number>(count: Count, join: (steps: StepsOf<Count>) => Step): void {
    if (!this.#canEveryFormulaStep) return
    // Safe: so many are taken, because every formula before has a step.
    const last = this.#steps.splice(-count) as StepsOf<Count>
    this.#steps.push(join(last))
  }

  /** Reserves empty rows for the history and `room` more. Nothing may be added afterwards, and `candles` only counts up. */
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

  /** The prices that formulas ask for, with the arrays of a history. */
  pricesOf({ open, high, low, close }: PriceColumns): WholeColumn[] {
    const pairs = [
      { column: this.#open, all: open },
      { column: this.#high, all: high },
      { column: this.#low, all: low },
      { column: this.#close, all: close },
    ]
    return pairs.flatMap(({ column, all }) => (column === null ? [] : [{ column, all }]))
  }

  /** Makes room in all other columns, and lets these ones stand in their arrays for the candles `start` to `end` − 1. */
  standIn(wholes: readonly WholeColumn[], { start, end }: { readonly start: number; readonly end: number }): void {
    if (this.isFull) this.makeRoom()
    for (const { column, all } of wholes) {
      column.rows = all.subarray(start - this.#history, end)
      column.isWhole = true
    }
  }

  /** Computes `count` rows whose prices are there. They count as closed only after `commit`. */
  calculate(count: number): void {
    const end = this.row + count
    for (const formula of this.#formulas) this.#calculateSeeded(formula, end)
  }

  commit(count: number): void {
    this.candles += count
  }

  /** Whether `step` can compute the next candle. */
  get canStep(): boolean {
    return this.candles < this.#stepsEnd
  }

  /**
   * Computes and closes the next candle by the steps of all formulas. They come last: what stood in a processor's
   * registers before such a call has to be read again after it.
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

  /** Hands the last row over to the steps, as far as they can go: all formulas have begun, and none begins anew. */
  beginSteps(): void {
    for (const column of this.#columns) column.now = column.at(this.row - 1)
    const hasSteps = this.#canEveryFormulaStep && this.candles > this.#lastBeginning
    const renewal = Math.ceil(this.candles / rowsPerPiece) * rowsPerPiece
    this.#stepsEnd = hasSteps ? Math.min(renewal, this.candles + this.#capacity - this.row) : 0
  }

  /** Writes what the steps have left in fields into the last row. Older rows that no step has written are emptied. */
  endSteps(): void {
    if (this.#stepsEnd === 0) return
    for (const column of this.#columns) {
      if (!column.isKept) column.rows.fill(Number.NaN, this.row - column.depth, this.row)
      column.set(this.row - 1, column.now)
    }
  }

  /** Index of the candle that stands in `row`. */
  candleOf(row: number): number {
    return row - this.#lead
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
    return (candle + this.#lead) | 0
  }
}

function stepByStep(steps: readonly Step[]): Step {
  return (row) => {
    for (const step of steps) step(row)
  }
}
