import { CandleFileError, type CandleSet } from './candle-set.ts'
import { deflate, inflate } from './deflate.ts'
import { fingerprintOf } from './fingerprint.ts'
import { type PackedHeader, parseHeader } from './packed-header.ts'
import { pointsOf, pricesOf } from './price-points.ts'
import { VarintReader, VarintWriter } from './varint.ts'

/** `STRATOC1`: the first eight bytes of our own file. */
const mark = [0x53, 0x54, 0x52, 0x41, 0x54, 0x4f, 0x43, 0x31] as const
const headerBytesMax = 4_096
/** Six numbers of eight bytes at most. */
const candleBytesMax = 48

/** Whether the bytes begin like our own file. */
export function isPacked(bytes: Uint8Array): boolean {
  return mark.every((byte, index) => bytes[index] === byte)
}

/**
 * A history as our own file: the mark, the length of a JSON header, the header, and columns of differences, deflated. A
 * year of minutes takes about a megabyte. Throws a CandleFileError on prices that are not whole points.
 */
export async function packCandles(set: CandleSet): Promise<Uint8Array<ArrayBuffer>> {
  const { columns, ...named } = set
  const { time } = columns
  const header: PackedHeader = {
    ...named,
    version: 1,
    candles: time.length,
    firstS: time[0] ?? 0,
    fingerprint: await fingerprintOf(set),
  }
  const head = new TextEncoder().encode(JSON.stringify(header))
  const body = await deflate(differencesOf(set))
  const file = new Uint8Array(mark.length + 4 + head.length + body.length)
  file.set(mark)
  new DataView(file.buffer).setUint32(mark.length, head.length, true)
  file.set(head, mark.length + 4)
  file.set(body, mark.length + 4 + head.length)
  return file
}

/** The header of our own file; the candles are not read. Throws a CandleFileError when it is damaged. */
export function packedHeaderOf(file: Uint8Array): PackedHeader {
  return parseHeader(new TextDecoder().decode(file.subarray(mark.length + 4, headerEndOf(file))))
}

function headerEndOf(file: Uint8Array): number {
  const length =
    file.length < mark.length + 4 ? 0 : new DataView(file.buffer, file.byteOffset).getUint32(mark.length, true)
  if (!isPacked(file) || length === 0 || length > headerBytesMax || mark.length + 4 + length > file.length) {
    throw new CandleFileError(null, 'The packed file is damaged: its beginning is wrong.')
  }
  return mark.length + 4 + length
}

/** Reads our own file. Throws a CandleFileError when a single bit differs from what was packed. */
export async function unpackCandles(file: Uint8Array): Promise<CandleSet> {
  const header = packedHeaderOf(file)
  const headerEnd = headerEndOf(file)
  const body = await inflate(new Uint8Array(file.subarray(headerEnd)), header.candles * candleBytesMax)
  const columns = body === null ? null : columnsOf(body, header)
  if (columns === null) throw new CandleFileError(null, 'The packed file is damaged: its candles cannot be read.')
  const { symbol, timeframeS, digits, offset, source } = header
  const set = { symbol, timeframeS, digits, offset, source, columns }
  if ((await fingerprintOf(set)) !== header.fingerprint) {
    throw new CandleFileError(null, 'The packed file is damaged: its candles are not those that were saved.')
  }
  return set
}

/** Column by column, because similar numbers beside each other deflate to less. */
function differencesOf({ columns, digits, timeframeS }: CandleSet): Uint8Array<ArrayBuffer> {
  const { time, volume } = columns
  const [open, high, low, close] = [columns.open, columns.high, columns.low, columns.close].map((prices) => {
    return pointsOf(prices, digits)
  })
  const writer = new VarintWriter(time.length * 8)
  const each = (valueOf: (index: number) => number): void => {
    for (let index = 0; index < time.length; index += 1) writer.add(valueOf(index))
  }
  each((index) => (index === 0 ? 0 : ((time[index] ?? 0) - (time[index - 1] ?? 0) - timeframeS) / 60))
  each((index) => (open?.[index] ?? 0) - (close?.[index - 1] ?? 0))
  each((index) => (close?.[index] ?? 0) - (open?.[index] ?? 0))
  each((index) => (high?.[index] ?? 0) - Math.max(open?.[index] ?? 0, close?.[index] ?? 0))
  each((index) => Math.min(open?.[index] ?? 0, close?.[index] ?? 0) - (low?.[index] ?? 0))
  each((index) => volume[index] ?? 0)
  return writer.written()
}

function columnsOf(
  bytes: Uint8Array,
  { candles, firstS, timeframeS, digits }: PackedHeader,
): CandleSet['columns'] | null {
  const reader = new VarintReader(bytes)
  const column = (): Float64Array => {
    const numbers = new Float64Array(candles)
    for (let index = 0; index < candles; index += 1) numbers[index] = reader.next()
    return numbers
  }
  const [steps, opens, bodies, tops, bottoms, volume] = [column(), column(), column(), column(), column(), column()]
  if (!reader.isAtEnd()) return null
  const time = new Float64Array(candles)
  const [open, high, low, close] = [0, 1, 2, 3].map(() => new Int32Array(candles))
  if (open === undefined || high === undefined || low === undefined || close === undefined) return null
  let [timeS, last] = [firstS - timeframeS, 0]
  for (let index = 0; index < candles; index += 1) {
    timeS += timeframeS + (steps[index] ?? 0) * 60
    time[index] = timeS
    open[index] = last + (opens[index] ?? 0)
    last = (open[index] ?? 0) + (bodies[index] ?? 0)
    close[index] = last
    high[index] = Math.max(open[index] ?? 0, last) + (tops[index] ?? 0)
    low[index] = Math.min(open[index] ?? 0, last) - (bottoms[index] ?? 0)
  }
  const prices = (points: Int32Array): Float64Array => pricesOf(points, digits)
  return { time, open: prices(open), high: prices(high), low: prices(low), close: prices(close), volume }
}
