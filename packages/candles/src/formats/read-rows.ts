import type { CandleColumns } from '@stratomate/indicators'
import { CandleFileError, candlesMax, candlesMin, pointsMax, powersOfTen } from '../candle-set.ts'
import type { Layout } from './detect-layout.ts'
import { ClockReader } from './read-clock.ts'
import { RowReader } from './row-reader.ts'

export type ReadRows = {
  /** In the order of the file; times on the file's clock. */
  readonly columns: CandleColumns
  /** The row of each candle, for messages. */
  readonly rows: Int32Array
  readonly digits: number
  /** A last row without a line end may be cut in a number, so it is left out; null when there is none. */
  readonly cutRow: number | null
}

/** Reads all rows of a text. Throws a CandleFileError that names the first row that is wrong. */
export function readRows(bytes: Uint8Array, layout: Layout): ReadRows {
  const reader = new RowReader(bytes, layout.separator)
  const clock = new ClockReader(bytes, layout.clock)
  const room = roomOf(bytes)
  const columns = emptyColumns(room)
  const rows = new Int32Array(room)
  let count = 0
  let cutRow: number | null = null
  if (layout.hasHeader) reader.next()
  while (reader.next()) {
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
  const digits = reader.decimals
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

/** Prices are kept as whole points of 32 bits. */
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

/** As many rows as there are line ends, at most. */
function roomOf(bytes: Uint8Array): number {
  let count = 0
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) count += 1
  return Math.min(count, candlesMax)
}

function emptyColumns(length: number): CandleColumns {
  const column = (): Float64Array => new Float64Array(length)
  return { time: column(), open: column(), high: column(), low: column(), close: column(), volume: column() }
}

function cutTo({ time, open, high, low, close, volume }: CandleColumns, count: number): CandleColumns {
  const cut = (column: Float64Array): Float64Array => column.subarray(0, count)
  return { time: cut(time), open: cut(open), high: cut(high), low: cut(low), close: cut(close), volume: cut(volume) }
}
