import { hash } from 'node:crypto'

/**
 * A UUID (version 8) that begins with a time, in Unix milliseconds, followed by a hash of that time and its parts: the
 * same signal on the same device always gets the same trade id, so that even after the loss of the journal it could not
 * be placed twice, and ids sort by time.
 */
export function stableId(atMs: number, ...parts: readonly string[]): string {
  const bytes = hash('sha256', JSON.stringify([atMs, ...parts]), 'buffer')
  bytes.writeUIntBE(Math.min(Math.max(Math.trunc(atMs), 0), 2 ** 48 - 1), 0, 6)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}
