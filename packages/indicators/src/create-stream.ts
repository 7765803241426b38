import { type Candle, requireFinitePrices } from './candle.ts'
import type { Column } from './column.ts'
import type { DrawnSheet, IndicatorStream, Reading, SignalSide, Snapshot } from './indicator.ts'
import type { Sheet } from './sheet.ts'

/** Whose stream it is: a snapshot fits only a stream of the same indicator and parameters. */
export type StreamOwner = Pick<Snapshot, 'indicator' | 'parameters'>

/** When the rows of a stream are full, they move back together; once per this many candles, that is almost free. */
const roomForCandles = 1_024

/** Reads candle by candle from a sheet that holds one plan. */
export function createStream<Line extends string>(drawn: DrawnSheet<Line>, owner: StreamOwner): IndicatorStream<Line> {
  return new SheetStream(drawn, owner)
}

/** A class with plain fields: `next` is the path that every candle of every chart takes. */
class SheetStream<Line extends string> implements IndicatorStream<Line> {
  readonly lines: DrawnSheet<Line>['lines']
  private readonly owner: StreamOwner
  private readonly sheet: Sheet
  private readonly signal: Column
  private readonly warmUp: number

  constructor({ sheet, lines, signal, warmUp }: DrawnSheet<Line>, owner: StreamOwner) {
    this.lines = lines
    this.owner = owner
    this.sheet = sheet
    this.signal = signal
    this.warmUp = warmUp
    sheet.layOut(roomForCandles)
    sheet.beginSteps()
  }

  next(candle: Candle): SignalSide | null {
    const { sheet, signal, warmUp } = this
    requireFinitePrices(candle, sheet.candles)
    const isWarm = sheet.candles >= warmUp
    if (sheet.canStep) sheet.step(candle)
    else this.nextByRows(candle)
    return isWarm ? sideOf(signal.now) : null
  }

  peek(candle: Candle): Reading<Line> {
    const { sheet, signal, warmUp } = this
    requireFinitePrices(candle, sheet.candles)
    this.calculate(candle)
    const entries = Object.entries<Column>(this.lines).map(([name, column]) => {
      return [name, valueOrNull(column.at(sheet.row))]
    })
    // Safe: the names are the keys of the plan's lines.
    const lines = Object.fromEntries(entries) as Reading<Line>['lines']
    return { lines, signal: sheet.candles < warmUp ? null : sideOf(signal.at(sheet.row)) }
  }

  snapshot(): Snapshot {
    const { sheet, owner } = this
    sheet.endSteps()
    const columns = sheet.columns.map(({ rows, depth }) => {
      return Array.from(rows.subarray(sheet.row - depth, sheet.row), valueOrNull)
    })
    return { version: 6, ...owner, candles: sheet.candles, columns }
  }

  restore(snapshot: Snapshot): void {
    const { sheet, owner } = this
    requireSnapshot(snapshot, { owner, columns: sheet.columns })
    sheet.candles = snapshot.candles
    sheet.layOut(roomForCandles)
    for (const [index, column] of sheet.columns.entries()) {
      const kept = snapshot.columns[index] ?? []
      for (const [age, value] of kept.toReversed().entries()) column.set(sheet.row - 1 - age, value ?? Number.NaN)
    }
    sheet.beginSteps()
  }

  /** The way of few candles, kept apart, so that the way of all others stays short enough to be compiled as one. */
  private nextByRows(candle: Candle): void {
    this.calculate(candle)
    this.sheet.commit(1)
    this.sheet.beginSteps()
  }

  /** Computes the row of a candle that has no steps, or is only looked at. */
  private calculate(candle: Candle): void {
    const { sheet } = this
    sheet.endSteps()
    if (sheet.isFull) sheet.makeRoom()
    sheet.putCandle(candle)
    sheet.calculate(1)
  }
}

function sideOf(signal: number): SignalSide | null {
  if (signal > 0) return 'buy'
  return signal < 0 ? 'sell' : null
}

function valueOrNull(value: number): number | null {
  return Number.isNaN(value) ? null : value
}

type Expected = { owner: StreamOwner; columns: readonly Column[] }

function requireSnapshot(snapshot: Snapshot, { owner, columns }: Expected): void {
  const { version, indicator, parameters } = snapshot
  const names = Object.keys({ ...owner.parameters, ...parameters })
  const isOwn = indicator === owner.indicator && names.every((name) => parameters[name] === owner.parameters[name])
  if (version !== 6) throw new RangeError('The snapshot is of another version than this program reads, 6.')
  if (!isOwn) throw new RangeError('The snapshot belongs to another indicator or other parameters.')
  const isWhole =
    Number.isSafeInteger(snapshot.candles) &&
    snapshot.candles >= 0 &&
    snapshot.columns.length === columns.length &&
    columns.every(({ depth }, index) => snapshot.columns[index]?.length === depth) &&
    snapshot.columns.flat().every((value) => value === null || Number.isFinite(value))
  if (!isWhole) throw new RangeError('The snapshot is damaged.')
}
