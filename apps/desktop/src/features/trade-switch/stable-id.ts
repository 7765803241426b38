import { hash } from 'node:crypto'

/**
 * A UUID (version 8) that begins with a moment, in Unix milliseconds, and goes on with a hash of that moment and its parts: the
 * same signal on the same device always gives the same trade id, so that even a lost journal could not place it twice,
 * and ids sort by time.
 */
export function stableId(atMs: number, ...parts: readonly string[]): string {
  const bytes = hash('sha256', JSON.stringify([atMs, ...parts]), 'buffer')
  bytes.writeUIntBE(Math.min(Math.max(Math.trunc(atMs), 0), 2 ** 48 - 1), 0, 6)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}
