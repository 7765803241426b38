import type { CandleSet, ClockOffset } from './candle-set.ts'
import { pointsOf } from './price-points.ts'

/**
 * The identity of a history, as 64 hexadecimal digits: SHA-256 of `symbol|timeframeS|digits|offset` and, as 32-bit
 * integers with the low byte first, points of open, high, low and close of each candle and then the minutes since the
 * first. It does not depend on the format, the volume or the name of the file.
 */
export async function fingerprintOf(set: CandleSet): Promise<string> {
  const header = new TextEncoder().encode(`${set.symbol}|${set.timeframeS}|${set.digits}|${offsetText(set.offset)}\n`)
  const { time, open, high, low, close } = set.columns
  const columns = [open, high, low, close].map((prices) => pointsOf(prices, set.digits))
  const bytes = new Uint8Array(header.length + time.length * 20)
  bytes.set(header)
  const view = new DataView(bytes.buffer, header.length)
  const first = time[0] ?? 0
  for (let index = 0; index < time.length; index += 1) {
    for (const [place, points] of columns.entries()) view.setInt32((index * 4 + place) * 4, points[index] ?? 0, true)
    view.setInt32((time.length * 4 + index) * 4, ((time[index] ?? 0) - first) / 60, true)
  }
  return hexOf(await crypto.subtle.digest('SHA-256', bytes))
}

export function offsetText(offset: ClockOffset): string {
  return offset.kind === 'fixed' ? String(offset.offsetS) : `new_york+${offset.winterS}`
}

/** Bytes as hexadecimal digits. */
export function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
