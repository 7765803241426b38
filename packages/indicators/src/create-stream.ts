import { type Candle, requireFinitePrices } from './candle.ts'
import type { Column } from './column.ts'
import type { DrawnSheet, IndicatorStream, Reading, SignalSide, Snapshot } from './indicator.ts'
import type { Sheet } from './sheet.ts'

/** Whose stream it is: a snapshot fits only a stream of the same indicator and parameters. */
export type StreamOwner = Pick<Snapshot, 'indicator' | 'parameters'>

/** The rows of a stream move back together when they are full; so many candles apart, the move costs next to nothing. */
const roomForCandles = 1_024

/** Reads candle by candle from a sheet that holds one plan. */
export function createStream<Line extends string>(drawn: DrawnSheet<Line>, owner: StreamOwner): IndicatorStream<Line> {
  return new SheetStream(drawn, owner)
}

/** A class with plain fields: `next` is the path that every candle of every chart takes. */
class SheetStream<Line extends string> implements IndicatorStream<Line> {
  private readonly owner: StreamOwner
  private readonly sheet: Sheet
  private readonly signal: Column
  private readonly warmUp: number
  private readonly names: readonly string[]
  private readonly lines: readonly Column[]
  private page: Page

  constructor({ sheet, plan, warmUp }: DrawnSheet<Line>, owner: StreamOwner) {
    this.owner = owner
    this.sheet = sheet
    this.signal = plan.signal
    this.warmUp = warmUp
    this.names = Object.keys(plan.lines)
    this.lines = Object.values<Column>(plan.lines)
    for (const column of this.lines) column.isRead = true
    sheet.layOut(roomForCandles)
    this.page = this.makePage()
  }

  next(candle: Candle): Reading<Line> {
    const { sheet } = this
    this.calculate(candle)
    const reading = new StreamReading<Line>(this.side(), this.page, sheet.row)
    sheet.commit(1)
    return reading
  }

  peek(candle: Candle): Reading<Line> {
    this.calculate(candle)
    const { names, lines, sheet } = this
    const rows = lines.map((column) => column.rows.slice(sheet.row, sheet.row + 1))
    return new StreamReading<Line>(this.side(), { names, rows }, 0)
  }

  snapshot(): Snapshot {
    const { sheet, owner } = this
    const columns = sheet.columns.map(({ rows, depth }) => {
      return Array.from(rows.subarray(sheet.row - depth, sheet.row), valueOrNull)
    })
    return { version: 2, ...owner, candles: sheet.candles, columns }
  }

  restore(snapshot: Snapshot): void {
    const { sheet, owner } = this
    requireSnapshot(snapshot, { owner, columns: sheet.columns })
    sheet.layOut(roomForCandles)
    sheet.candles = snapshot.candles
    for (const [index, column] of sheet.columns.entries()) {
      const kept = snapshot.columns[index] ?? []
      for (const [age, value] of kept.toReversed().entries()) column.set(sheet.row - 1 - age, value ?? Number.NaN)
    }
    this.page = this.makePage()
  }

  private calculate(candle: Candle): void {
    const { sheet } = this
    requireFinitePrices(candle, sheet.candles)
    if (sheet.isFull) {
      sheet.makeRoom()
      this.page = this.makePage()
    }
    sheet.putCandle(candle)
    sheet.calculate(1)
  }

  private side(): SignalSide | null {
    const { sheet, signal, warmUp } = this
    const side = signal.at(sheet.row)
    if (sheet.candles < warmUp) return null
    if (side > 0) return 'buy'
    return side < 0 ? 'sell' : null
  }

  private makePage(): Page {
    return { names: this.names, rows: this.lines.map(({ rows }) => rows) }
  }
}

/** Where the lines of a reading stand. The row of a closed candle never changes. */
type Page = { readonly names: readonly string[]; readonly rows: readonly Float64Array[] }

/** Its lines are looked up only when somebody asks: most readings are asked for their signal alone. */
class StreamReading<Line extends string> implements Reading<Line> {
  readonly signal: SignalSide | null
  private readonly page: Page
  private readonly row: number

  constructor(signal: SignalSide | null, page: Page, row: number) {
    this.signal = signal
    this.page = page
    this.row = row
  }

  // Safe: the names are the keys of the plan's lines.
  get lines(): Reading<Line>['lines'] {
    const { names, rows } = this.page
    const entries = names.map((name, index) => [name, valueOrNull(rows[index]?.[this.row] ?? Number.NaN)])
    return Object.fromEntries(entries) as Reading<Line>['lines']
  }
}

function valueOrNull(value: number): number | null {
  return Number.isNaN(value) ? null : value
}

type Expected = { owner: StreamOwner; columns: readonly Column[] }

function requireSnapshot(snapshot: Snapshot, { owner, columns }: Expected): void {
  const { version, indicator, parameters } = snapshot
  const names = Object.keys({ ...owner.parameters, ...parameters })
  const isOwn = indicator === owner.indicator && names.every((name) => parameters[name] === owner.parameters[name])
  if (version !== 2 || !isOwn) throw new RangeError('The snapshot belongs to another indicator or other parameters.')
  const isWhole =
    Number.isSafeInteger(snapshot.candles) &&
    snapshot.candles >= 0 &&
    snapshot.columns.length === columns.length &&
    columns.every(({ depth }, index) => snapshot.columns[index]?.length === depth) &&
    snapshot.columns.flat().every((value) => value === null || Number.isFinite(value))
  if (!isWhole) throw new RangeError('The snapshot is damaged.')
}
