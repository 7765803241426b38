import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import type { Candle } from '@stratomate/indicators'

export type Recording = { symbol: string; timeframeS: number; digits: number; candles: Candle[] }

/** A candle file that cannot be replayed; the message names file, line and reason. */
export class RecordingError extends Error {
  constructor(file: string, line: number, reason: string) {
    super(`${file}, line ${line}: ${reason}`)
    this.name = 'RecordingError'
  }
}

const columns = ['DATE', 'TIME', 'OPEN', 'HIGH', 'LOW', 'CLOSE', 'TICKVOL', 'VOL', 'SPREAD'] as const
type Column = (typeof columns)[number]
const fileBytesMax = 256 * 1024 * 1024
const candlesMin = 20

/**
 * Reads a candle file as MetaTrader 5 exports it (tab-separated, header `<DATE> <TIME> <OPEN> …`; without `<TIME>`
 * for daily candles). The symbol is the file name up to the first `_` or `.`. Throws a RecordingError.
 */
export function readRecording(file: string): Recording {
  const text = readText(file)
  const lines = text.replace(/^\uFEFF/u, '').split(/\r?\n/u)
  const places = readHeader(file, lines[0] ?? '')
  const candles: Candle[] = []
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line.trim() === '') continue
    candles.push(readCandle({ file, line: index + 1, cells: line.split('\t'), places, before: candles.at(-1) ?? null }))
  }
  if (candles.length < candlesMin) {
    throw new RecordingError(file, lines.length, `only ${candles.length} candles; at least ${candlesMin} are needed.`)
  }
  const symbol = basename(file).split(/[_.]/u)[0] ?? ''
  if (symbol === '' || symbol.length > 31)
    throw new RecordingError(file, 1, 'the file name must begin with the symbol.')
  return { symbol, timeframeS: timeframeOf(candles), digits: digitsOf(lines[1] ?? '', places), candles }
}

function readText(file: string): string {
  let bytes: number
  try {
    bytes = statSync(file).size
  } catch (error) {
    throw new RecordingError(
      file,
      0,
      `the file cannot be opened (${error instanceof Error ? error.message : 'unknown'}).`,
    )
  }
  if (bytes === 0) throw new RecordingError(file, 1, 'the file is empty.')
  if (bytes > fileBytesMax) throw new RecordingError(file, 1, `the file is larger than ${fileBytesMax} bytes.`)
  const content = readFileSync(file)
  // MetaTrader writes UTF-16 on some computers and UTF-8 on others.
  const isUtf16 = content[0] === 0xff && content[1] === 0xfe
  return content.toString(isUtf16 ? 'utf16le' : 'utf8')
}

function readHeader(file: string, header: string): Map<Column, number> {
  const names = header.split('\t').map((cell) =>
    cell
      .trim()
      .replace(/^<(.*)>$/u, '$1')
      .toUpperCase(),
  )
  const places = new Map<Column, number>()
  for (const column of columns) {
    const place = names.indexOf(column)
    if (place !== -1) places.set(column, place)
    else if (column !== 'TIME' && column !== 'VOL' && column !== 'SPREAD') {
      throw new RecordingError(file, 1, `the column <${column}> is missing.`)
    }
  }
  return places
}

type Row = { file: string; line: number; cells: string[]; places: Map<Column, number>; before: Candle | null }

function readCandle(row: Row): Candle {
  const candle: Candle = {
    time: readTime(row),
    open: readPrice(row, 'OPEN'),
    high: readPrice(row, 'HIGH'),
    low: readPrice(row, 'LOW'),
    close: readPrice(row, 'CLOSE'),
    volume: readNumber(row, 'TICKVOL'),
  }
  const { open, high, low, close } = candle
  if (high < low) fail(row, `the high ${high} is under the low ${low}.`)
  if (high < Math.max(open, close) || low > Math.min(open, close)) fail(row, 'open or close lies outside high and low.')
  if (row.before !== null && candle.time <= row.before.time) fail(row, 'the time does not go forward.')
  return candle
}

function readTime(row: Row): number {
  const date = cellOf(row, 'DATE')
  const time = row.places.has('TIME') ? cellOf(row, 'TIME') : '00:00:00'
  const isShaped = /^\d{4}\.\d{2}\.\d{2}$/u.test(date) && /^\d{2}:\d{2}(?::\d{2})?$/u.test(time)
  const parsed = isShaped
    ? Date.parse(`${date.replaceAll('.', '-')}T${time.length === 5 ? `${time}:00` : time}Z`)
    : Number.NaN
  if (Number.isNaN(parsed)) fail(row, `"${date} ${time}" is not a date and time.`)
  return parsed / 1_000
}

function readPrice(row: Row, column: Column): number {
  const value = readNumber(row, column)
  if (value <= 0) fail(row, `<${column}> must be above zero.`)
  return value
}

function readNumber(row: Row, column: Column): number {
  const cell = cellOf(row, column)
  const value = /^\d+(?:\.\d+)?$/u.test(cell) ? Number(cell) : Number.NaN
  if (!Number.isFinite(value)) fail(row, `"${cell.slice(0, 40)}" in <${column}> is not a number.`)
  return value
}

function cellOf(row: Row, column: Column): string {
  const cell = row.cells[row.places.get(column) ?? -1]
  return cell === undefined ? fail(row, `<${column}> is missing.`) : cell.trim()
}

function fail(row: Row, reason: string): never {
  throw new RecordingError(row.file, row.line, reason)
}

function timeframeOf(candles: readonly Candle[]): number {
  const steps = candles.slice(1).map((candle, index) => candle.time - (candles[index]?.time ?? 0))
  return steps.reduce((smallest, step) => Math.min(smallest, step), Number.POSITIVE_INFINITY)
}

function digitsOf(line: string, places: Map<Column, number>): number {
  const cell = line.split('\t')[places.get('CLOSE') ?? -1] ?? ''
  return Math.min(10, cell.trim().split('.')[1]?.length ?? 0)
}
