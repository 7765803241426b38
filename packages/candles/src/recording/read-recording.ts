import { CandleFileError, candlesMax, candlesMin, type CandleSet, digitsMax } from '../candle-set.ts'
import { pricesOf } from '../price-points.ts'
import { VarintReader } from '../varint.ts'
import {
  checksumBytes,
  checksumOf,
  frameBytesMax,
  type RecordedPoints,
  type RecordingName,
  recordingMark,
  wholeFrame,
} from './recording-frame.ts'

/**
 * One piece of a recording: its name, and where its complete frames end. What follows was cut off while it was written.
 */
export type RecordingPiece = {
  readonly name: RecordingName
  readonly candles: RecordedColumns
  readonly endsAt: number
}

/** Minutes since 1970 and whole points. */
export type RecordedColumns = {
  readonly minute: number[]
  readonly open: number[]
  readonly high: number[]
  readonly low: number[]
  readonly close: number[]
  readonly volume: number[]
}

const headBytes = recordingMark.length + 2
const nameBytesMax = 400

/** Whether the bytes begin like a recording. */
export function isRecording(bytes: Uint8Array): boolean {
  return recordingMark.every((byte, index) => bytes[index] === byte)
}

/**
 * Reads a recording of the desktop app: one piece, or several one after the other. An incomplete frame ends its piece;
 * a candle that is not newer than the one before it was sent twice, and is left out. Throws a CandleFileError.
 */
export function readRecording(bytes: Uint8Array): CandleSet {
  let name: RecordingName | null = null
  const all = emptyColumns()
  for (let at: number = isRecording(bytes) ? 0 : -1; at !== -1;) {
    const piece = readPiece(bytes.subarray(at))
    if (piece === null) throw new CandleFileError(null, 'The recording is damaged: its beginning is wrong.')
    if (name !== null && !isSameName(name, piece.name))
      throw new CandleFileError(null, 'The recording is damaged: its pieces are of different charts.')
    name = piece.name
    addNewer(all, piece.candles)
    at = nextMark(bytes, at + piece.endsAt)
  }
  const { length } = all.minute
  if (name === null) throw new CandleFileError(null, 'The recording is damaged: its beginning is wrong.')
  if (length < candlesMin)
    throw new CandleFileError(null, `The recording has ${length} candles; ${candlesMin} are the fewest for a test.`)
  if (length > candlesMax) throw new CandleFileError(null, `More than ${candlesMax} candles.`)
  const { digits } = name
  const prices = (points: readonly number[]): Float64Array => pricesOf(Int32Array.from(points), digits)
  const { open, high, low, close } = all
  return {
    ...name,
    offset: { kind: 'fixed', offsetS: 0 },
    source: 'packed',
    columns: {
      time: Float64Array.from(all.minute, (minute) => minute * 60),
      open: prices(open),
      high: prices(high),
      low: prices(low),
      close: prices(close),
      volume: Float64Array.from(all.volume),
    },
  }
}

/** Reads the piece that the bytes begin with; null where they begin with none. */
export function readPiece(bytes: Uint8Array): RecordingPiece | null {
  const name = nameOf(bytes)
  if (name === null) return null
  const candles = emptyColumns()
  let at = headEndOf(bytes)
  let before: RecordedPoints | null = null
  for (;;) {
    const length = frameLength(bytes, at)
    if (length === null) break
    const isWhole = ((bytes[at] ?? 0) & wholeFrame) !== 0
    const last: RecordedPoints | null = isWhole ? { minute: 0, close: 0 } : before
    const payload = bytes.subarray(at + 1, at + 1 + length)
    before = last === null ? null : addFrame(candles, payload, last)
    if (before === null) break
    at += 1 + length + checksumBytes
  }
  return { name, candles, endsAt: at }
}

/** The length of the content of the frame at a place; null where there is no complete frame. */
function frameLength(bytes: Uint8Array, at: number): number | null {
  const length = (bytes[at] ?? 0) & ~wholeFrame
  const end = at + 1 + length
  if (length === 0 || length > frameBytesMax || end + checksumBytes > bytes.length) return null
  return isIntact(bytes, at, end) ? length : null
}

/** Whether the checksum at `end` is that of the bytes from `from` on. */
function isIntact(bytes: Uint8Array, from: number, end: number): boolean {
  return uint16At(bytes, end) === checksumOf(bytes.subarray(from, end))
}

function uint16At(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)
}

function addFrame(to: RecordedColumns, payload: Uint8Array, last: RecordedPoints): RecordedPoints | null {
  const reader = new VarintReader(payload)
  const minute = last.minute + reader.next()
  const open = last.close + reader.next()
  const close = open + reader.next()
  const high = Math.max(open, close) + reader.next()
  const low = Math.min(open, close) - reader.next()
  const volume = reader.next()
  if (!reader.isAtEnd() || ![minute, open, close, high, low, volume].every(Number.isFinite)) return null
  to.minute.push(minute)
  to.open.push(open)
  to.high.push(high)
  to.low.push(low)
  to.close.push(close)
  to.volume.push(volume)
  return { minute, close }
}

function addNewer(to: RecordedColumns, { minute, open, high, low, close, volume }: RecordedColumns): void {
  let last = to.minute.at(-1) ?? -1
  for (const [index, present] of minute.entries()) {
    if (present <= last) continue
    last = present
    to.minute.push(present)
    to.open.push(open[index] ?? 0)
    to.high.push(high[index] ?? 0)
    to.low.push(low[index] ?? 0)
    to.close.push(close[index] ?? 0)
    to.volume.push(volume[index] ?? 0)
  }
}

/** Where the next piece begins, at `from` or after it; -1 after the last. */
function nextMark(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(recordingMark[0], from); at !== -1; at = bytes.indexOf(recordingMark[0], at + 1))
    if (isRecording(bytes.subarray(at))) return at
  return -1
}

function headEndOf(bytes: Uint8Array): number {
  return headBytes + uint16At(bytes, headBytes - 2) + checksumBytes
}

function nameOf(bytes: Uint8Array): RecordingName | null {
  const end = headEndOf(bytes)
  if (!isRecording(bytes) || end > bytes.length || end > headBytes + nameBytesMax) return null
  if (!isIntact(bytes, 0, end - checksumBytes)) return null
  try {
    const name: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(headBytes, end - checksumBytes)))
    return isName(name) ? { symbol: name.symbol, timeframeS: name.timeframeS, digits: name.digits } : null
  } catch {
    return null
  }
}

function isName(name: unknown): name is RecordingName {
  if (typeof name !== 'object' || name === null) return false
  if (!('version' in name && 'symbol' in name && 'timeframeS' in name && 'digits' in name)) return false
  const { version, symbol, timeframeS, digits } = name
  return version === 1 && typeof symbol === 'string' && isRecordable({ symbol, timeframeS, digits })
}

/**
 * Whether a chart can be recorded: its name is valid for the packed file, and its candles last whole minutes up to a
 * day.
 */
export function isRecordable(name: { symbol: string; timeframeS: unknown; digits: unknown }): boolean {
  const isWithin = (value: unknown, least: number, most: number): boolean =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
  const { symbol, timeframeS, digits } = name
  const isWholeMinutes = isWithin(timeframeS, 60, 86_400) && Number(timeframeS) % 60 === 0
  return /^[^\s|]{1,31}$/u.test(symbol) && isWholeMinutes && isWithin(digits, 0, digitsMax)
}

function isSameName(one: RecordingName, other: RecordingName): boolean {
  return one.symbol === other.symbol && one.timeframeS === other.timeframeS && one.digits === other.digits
}

function emptyColumns(): RecordedColumns {
  return { minute: [], open: [], high: [], low: [], close: [], volume: [] }
}
