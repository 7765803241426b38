import { type Candle, requireFinitePrices } from './candle.ts'
import type { Column } from './column.ts'
import type { DrawnSheet, IndicatorStream, Reading, SignalSide, Snapshot } from './indicator.ts'

/** Whose stream it is: a snapshot fits only a stream of the same indicator and parameters. */
export type StreamOwner = Pick<Snapshot, 'indicator' | 'parameters'>

/** The rows of a stream move back together when they are full; so many candles apart, the move costs next to nothing. */
const roomForCandles = 64

/** Reads candle by candle from a sheet that holds one plan. */
export function createStream<Line extends string>(
  { sheet, plan, warmUp }: DrawnSheet<Line>,
  owner: StreamOwner,
): IndicatorStream<Line> {
  const names = Object.keys(plan.lines)
  const columns = Object.values<Column>(plan.lines)
  const read = (candle: Candle): Reading<Line> => {
    requireFinitePrices(candle, sheet.candles)
    sheet.makeRoom()
    sheet.putCandle(candle)
    sheet.calculate(1)
    const { row } = sheet
    const signal = sheet.candles < warmUp ? null : sideOf(plan.signal.at(row))
    // A plain loop, because this is the path that every candle of every chart takes.
    const values: number[] = []
    for (const column of columns) values.push(column.at(row))
    return new StreamReading<Line>(signal, names, values)
  }
  sheet.layOut(roomForCandles)
  return {
    peek: read,
    next(candle) {
      const reading = read(candle)
      sheet.commit(1)
      return reading
    },
    snapshot() {
      const columns = sheet.columns.map(({ rows, depth }) => {
        return Array.from(rows.subarray(sheet.row - depth, sheet.row), valueOrNull)
      })
      return { version: 1, ...owner, candles: sheet.candles, columns }
    },
    restore(snapshot) {
      requireSnapshot(snapshot, { owner, columns: sheet.columns })
      sheet.layOut(roomForCandles)
      sheet.candles = snapshot.candles
      for (const [index, column] of sheet.columns.entries()) {
        const kept = snapshot.columns[index] ?? []
        for (const [age, value] of kept.toReversed().entries()) column.set(sheet.row - 1 - age, value ?? Number.NaN)
      }
    },
  }
}

/** Its lines get their names only when somebody asks: most readings are asked for their signal alone. */
class StreamReading<Line extends string> implements Reading<Line> {
  readonly signal: SignalSide | null
  readonly #names: readonly string[]
  readonly #values: readonly number[]

  constructor(signal: SignalSide | null, names: readonly string[], values: readonly number[]) {
    this.signal = signal
    this.#names = names
    this.#values = values
  }

  // Safe: the names are the keys of the plan's lines.
  get lines(): Reading<Line>['lines'] {
    const entries = this.#names.map((name, index) => [name, valueOrNull(this.#values[index] ?? Number.NaN)])
    return Object.fromEntries(entries) as Reading<Line>['lines']
  }
}

function valueOrNull(value: number): number | null {
  return Number.isNaN(value) ? null : value
}

function sideOf(signal: number): SignalSide | null {
  if (signal === 0) return null
  return signal > 0 ? 'buy' : 'sell'
}

type Expected = { owner: StreamOwner; columns: readonly Column[] }

function requireSnapshot(snapshot: Snapshot, { owner, columns }: Expected): void {
  const { version, indicator, parameters } = snapshot
  const names = Object.keys({ ...owner.parameters, ...parameters })
  const isOwn = indicator === owner.indicator && names.every((name) => parameters[name] === owner.parameters[name])
  if (version !== 1 || !isOwn) throw new RangeError('The snapshot belongs to another indicator or other parameters.')
  const isWhole =
    Number.isSafeInteger(snapshot.candles) &&
    snapshot.candles >= 0 &&
    snapshot.columns.length === columns.length &&
    columns.every(({ depth }, index) => snapshot.columns[index]?.length === depth) &&
    snapshot.columns.flat().every((value) => value === null || Number.isFinite(value))
  if (!isWhole) throw new RangeError('The snapshot is damaged.')
}
