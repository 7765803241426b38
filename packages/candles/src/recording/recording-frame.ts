import { pointsMax, powersOfTen } from '../candle-set.ts'
import { VarintWriter } from '../varint.ts'

/** A closed candle as it is recorded; `timeS` is its opening in Unix seconds, UTC. */
export type RecordedCandle = {
  readonly timeS: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

/** What a recording is a recording of. */
export type RecordingName = { readonly symbol: string; readonly timeframeS: number; readonly digits: number }

/** A candle in whole points and minutes, as in its frame. */
export type RecordedPoints = { readonly minute: number; readonly close: number }

/** `STRATOR1`: the first eight bytes of each piece of a recording. */
export const recordingMark = [0x53, 0x54, 0x52, 0x41, 0x54, 0x4f, 0x52, 0x31] as const
/** Set in the first byte of a frame that contains its candle in full, without reference to the one before. */
export const wholeFrame = 0x80
/** Six numbers of eight bytes at most; smaller than the first byte of a mark, so that the two are never confused. */
export const frameBytesMax = 48
export const checksumBytes = 2

/** The beginning of a piece of a recording: mark, length of the name, name as JSON, checksum. */
export function recordingHead({ symbol, timeframeS, digits }: RecordingName): Uint8Array {
  const name = new TextEncoder().encode(JSON.stringify({ version: 1, symbol, timeframeS, digits }))
  const head = new Uint8Array(recordingMark.length + 2 + name.length + checksumBytes)
  const view = new DataView(head.buffer)
  head.set(recordingMark)
  view.setUint16(recordingMark.length, name.length, true)
  head.set(name, recordingMark.length + 2)
  view.setUint16(head.length - checksumBytes, checksumOf(head.subarray(0, -checksumBytes)), true)
  return head
}

/**
 * One candle as bytes to append: length, differences from the candle `before` (null at the start of a file or of a
 * run), checksum. Null where a price is not a whole number of points, or the time not a whole minute: such a candle is
 * not recorded.
 */
export function recordingFrame(
  candle: RecordedCandle,
  before: RecordedPoints | null,
  { digits }: Pick<RecordingName, 'digits'>,
): Uint8Array | null {
  const points = pointsOfCandle(candle, digits)
  if (points === null) return null
  const { minute, open, high, low, close } = points
  const writer = new VarintWriter(frameBytesMax)
  writer.add(minute - (before?.minute ?? 0))
  writer.add(open - (before?.close ?? 0))
  writer.add(close - open)
  writer.add(high - Math.max(open, close))
  writer.add(Math.min(open, close) - low)
  writer.add(Math.round(candle.volume))
  const payload = writer.written()
  const frame = new Uint8Array(1 + payload.length + checksumBytes)
  frame[0] = payload.length + (before === null ? wholeFrame : 0)
  frame.set(payload, 1)
  new DataView(frame.buffer).setUint16(1 + payload.length, checksumOf(frame.subarray(0, 1 + payload.length)), true)
  return frame
}

/** Minutes and points of a candle; null where it has none that are whole. */
export function pointsOfCandle({ timeS, open, high, low, close }: RecordedCandle, digits: number) {
  const scale = powersOfTen[digits] ?? Number.NaN
  const [minute, ...prices] = [timeS / 60, ...[open, high, low, close].map((price) => wholePoints(price, scale))]
  const [first = null, top = null, bottom = null, last = null] = prices
  if (!Number.isInteger(minute) || first === null || top === null || bottom === null || last === null) return null
  if (top < Math.max(first, last) || bottom > Math.min(first, last)) return null
  return { minute, open: first, high: top, low: bottom, close: last }
}

function wholePoints(price: number, scale: number): number | null {
  const whole = Math.round(price * scale)
  return whole / scale === price && whole > 0 && whole <= pointsMax ? whole : null
}

/** What a byte adds to the remainder of a CRC: eight steps at once, because a year has five million bytes. */
const restOfByte = Uint16Array.from({ length: 256 }, (_, byte) => {
  let rest = byte << 8
  for (let bit = 0; bit < 8; bit += 1) rest = (rest << 1) ^ (rest & 0x8000 ? 0x1021 : 0)
  return rest & 0xffff
})

/** CRC-16 (CCITT): finds every flipped bit, a frame that was cut off, and one for which only space was reserved. */
export function checksumOf(bytes: Uint8Array): number {
  let rest = 0xffff
  for (let at = 0; at < bytes.length; at += 1)
    rest = ((rest << 8) ^ (restOfByte[(rest >> 8) ^ (bytes[at] ?? 0)] ?? 0)) & 0xffff
  return rest
}
