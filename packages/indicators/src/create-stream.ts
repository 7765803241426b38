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
  const lines = Object.entries<Column>(plan.lines)
  const read = (candle: Candle): Reading<Line> => {
    requireFinitePrices(candle, sheet.candles)
    sheet.makeRoom()
    const { row } = sheet
    sheet.open.set(row, candle.open)
    sheet.high.set(row, candle.high)
    sheet.low.set(row, candle.low)
    sheet.close.set(row, candle.close)
    sheet.calculate(1)
    return { lines: readLines(lines, row), signal: sheet.candles < warmUp ? null : sideOf(plan.signal.at(row)) }
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
        return Array.from(rows.subarray(sheet.row - depth, sheet.row), (value) => (Number.isNaN(value) ? null : value))
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

// Safe: the entries were taken of a table with exactly these keys.
function readLines<Line extends string>(lines: readonly [string, Column][], row: number): Reading<Line>['lines'] {
  const values: Record<string, number | null> = {}
  for (const [name, column] of lines) {
    const value = column.at(row)
    values[name] = Number.isNaN(value) ? null : value
  }
  return values as Reading<Line>['lines']
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
    columns.every(({ depth }, index) => snapshot.columns[index]?.length === depth)
  if (!isWhole) throw new RangeError('The snapshot is damaged.')
}
