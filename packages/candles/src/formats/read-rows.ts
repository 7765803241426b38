import type { CandleColumns } from '@stratomate/indicators'
import { CandleFileError, candlesMax, candlesMin, pointsMax, powersOfTen } from '../candle-set.ts'
import type { Layout } from './detect-layout.ts'
import { PlainRows } from './plain-rows.ts'
import { ClockReader } from './read-clock.ts'
import { RowReader } from './row-reader.ts'

export type ReadRows = {
  /** In the order of the file; times on the file's clock. */
  readonly columns: CandleColumns
  /** The row of each candle, for messages. */
  readonly rows: Int32Array
  readonly digits: number
  /** A last row without a line end may be cut in the middle of a number, so it is left out; null when there is none. */
  readonly cutRow: number | null
}

/** How many rows are measured to estimate the number of rows, and how much more room is made. */
const [rowsMeasured, spareRoom] = [1_000, 1.02]

/** Reads all rows of a text. Throws a CandleFileError that names the first row that is wrong. */
export function readRows(bytes: Uint8Array, layout: Layout): ReadRows {
  const reader = new RowReader(bytes, layout.separator)
  const clock = new ClockReader(bytes, layout.clock)
  let columns = emptyColumns(roomOf(bytes))
  let rows = new Int32Array(columns.time.length)
  let count = 0
  let cutRow: number | null = null
  const plain = new PlainRows(bytes, layout, clock)
  if (layout.hasHeader) reader.next()
  for (;;) {
    if (count === rows.length && count < candlesMax) {
      const room = Math.min(candlesMax, count + Math.max(count, rowsMeasured))
      columns = withRoom(columns, room)
      rows = putInto(new Int32Array(room), rows)
    }
    const next = count < candlesMax ? plain.read(reader.place, columns, count) : -1
    if (next !== -1) {
      reader.goOver(next)
      rows[count] = reader.row
      count += 1
      continue
    }
    if (!reader.next()) break
    if (!reader.hasLineEnd) {
      cutRow = reader.row
      break
    }
    if (reader.cells !== layout.cells) refuseCells(reader, layout)
    if (count === candlesMax) throw new CandleFileError(reader.row, `this is more than ${candlesMax} candles.`)
    rows[count] = reader.row
    readCandle({ reader, clock, layout }, columns, count)
    count += 1
  }
  if (count < candlesMin) {
    throw new CandleFileError(null, `The file has ${count} whole candles; at least ${candlesMin} are needed.`)
  }
  const digits = Math.max(reader.decimals, plain.decimals)
  requirePoints(columns, rows, { digits, count })
  return { columns: cutTo(columns, count), rows: rows.subarray(0, count), digits, cutRow }
}

type Source = { reader: RowReader; clock: ClockReader; layout: Layout }

function readCandle({ reader, clock, layout }: Source, columns: CandleColumns, index: number): void {
  const { starts, ends } = reader
  const { time, timeOfDay, volume } = layout
  const dateCell = time
  const timeCell = timeOfDay ?? time
  const timeS = clock.read({
    start: starts[dateCell] ?? 0,
    end: ends[dateCell] ?? 0,
    timeStart: starts[timeCell] ?? 0,
    timeEnd: ends[timeCell] ?? 0,
  })
  if (!Number.isInteger(timeS) || timeS % 60 !== 0) refuseTime(reader, layout, timeS)
  const [open, high] = [reader.price(layout.open), reader.price(layout.high)]
  const [low, close] = [reader.price(layout.low), reader.price(layout.close)]
  if (high < low || high < open || high < close || low > open || low > close) {
    throw new CandleFileError(
      reader.row,
      `open ${open} and close ${close} are not between low ${low} and high ${high}.`,
    )
  }
  columns.time[index] = timeS
  columns.open[index] = open
  columns.high[index] = high
  columns.low[index] = low
  columns.close[index] = close
  columns.volume[index] = volume === null ? 0 : reader.wholeNumber(volume)
}

function refuseCells({ row, cells }: RowReader, layout: Layout): never {
  throw new CandleFileError(row, `${cells} columns, where the file begins with ${layout.cells}.`)
}

function refuseTime(reader: RowReader, { time, timeOfDay }: Layout, timeS: number): never {
  const text = timeOfDay === null ? reader.text(time) : `${reader.text(time)} ${reader.text(timeOfDay)}`
  const reason = Number.isNaN(timeS) ? 'is not a date and time like those above' : 'is not at a whole minute'
  throw new CandleFileError(reader.row, `"${text}" ${reason}.`)
}

/** Prices are stored as whole points of 32 bits. */
function requirePoints(
  { high }: CandleColumns,
  rows: Int32Array,
  { digits, count }: { digits: number; count: number },
): void {
  const scale = powersOfTen[digits] ?? 1
  for (let index = 0; index < count; index += 1) {
    if ((high[index] ?? 0) * scale <= pointsMax) continue
    throw new CandleFileError(rows[index] ?? 0, `the price ${high[index]} has too many digits for ${digits} decimals.`)
  }
}

/**
 * The estimated number of rows, by the length of the first ones: counting line ends takes as long as reading a column.
 */
function roomOf(bytes: Uint8Array): number {
  let [count, end] = [0, 0]
  for (let at = bytes.indexOf(10); at !== -1 && count < rowsMeasured; at = bytes.indexOf(10, at + 1)) {
    count += 1
    end = at + 1
  }
  return end === 0 ? 0 : Math.min(Math.ceil((bytes.length / end) * count * spareRoom) + candlesMin, candlesMax)
}

/** The same candles with room for more. */
function withRoom({ time, open, high, low, close, volume }: CandleColumns, room: number): CandleColumns {
  const wider = (column: Float64Array): Float64Array => putInto(new Float64Array(room), column)
  return {
    time: wider(time),
    open: wider(open),
    high: wider(high),
    low: wider(low),
    close: wider(close),
    volume: wider(volume),
  }
}

function putInto<Column extends Int32Array | Float64Array>(place: Column, values: Column): Column {
  place.set(values)
  return place
}

function emptyColumns(length: number): CandleColumns {
  const column = (): Float64Array => new Float64Array(length)
  return { time: column(), open: column(), high: column(), low: column(), close: column(), volume: column() }
}

function cutTo({ time, open, high, low, close, volume }: CandleColumns, count: number): CandleColumns {
  const cut = (column: Float64Array): Float64Array => column.subarray(0, count)
  return { time: cut(time), open: cut(open), high: cut(high), low: cut(low), close: cut(close), volume: cut(volume) }
}
