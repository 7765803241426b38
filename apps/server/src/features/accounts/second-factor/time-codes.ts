import { createHmac, timingSafeEqual } from 'node:crypto'

const stepMs = 30_000
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The time step of an instant (RFC 6238). */
export function stepAt(nowMs: number): number {
  return Math.floor(nowMs / stepMs)
}

/** The six digits that an authenticator app shows for a secret in a time step. */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0x0f
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/**
 * The step in which a code is right: the present one or one to either side, since clocks differ. Null when it is wrong
 * or its step was used before (`usedStep`): a code that somebody saw over a shoulder opens nothing.
 */
export function findStep(secret: Buffer, code: string, at: { nowMs: number; usedStep: number }): number | null {
  const now = stepAt(at.nowMs)
  let found: number | null = null
  for (const step of [now - 1, now, now + 1]) {
    const isRight = timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code))
    if (isRight && step > at.usedStep) found = step
  }
  return found
}

/** A secret in the form that authenticator apps take: base32 without padding. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/gu) ?? []).map((part) => alphabet[Number.parseInt(part.padEnd(5, '0'), 2)]).join('')
}
