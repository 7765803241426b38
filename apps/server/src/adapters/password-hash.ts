import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import type { Asker } from '#server/features/accounts/ports.ts'
import { createFairQueue } from './create-fair-queue.ts'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane (about 25 ms of one core). */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

const derive = promisify(argon2)
/** Hashing is the most expensive thing that strangers can ask for: one core always stays free of it. */
const inTurn = createFairQueue({
  strangersRunningMax: Math.max(1, availableParallelism() - 1),
  waitingMax: 30,
  networkWaitingMax: 10,
})

/** Hashes a password as a PHC string. Throws `rate_limited` when too many wait. */
export async function hashPassword(password: string, asker: Asker): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await inTurn(asker, () => derive('argon2id', { ...cost, message: password, nonce }))
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`
  return `$argon2id$v=19$${parameters}$${toBase64(nonce)}$${toBase64(tag)}`
}

/**
 * Whether the password is the one hashed. Without a hash, and with one that cannot be read, it costs the same and is
 * false: the time tells nobody whether an account exists.
 */
export async function verifyPassword(hash: string | null, password: string, asker: Asker): Promise<boolean> {
  const parts = pattern.exec(hash ?? '')
  const [, memory, passes, parallelism, nonceText = '', tagText = ''] = parts ?? pattern.exec(unmatchable) ?? []
  const expected = Buffer.from(tagText, 'base64')
  const actual = await inTurn(asker, () =>
    derive('argon2id', {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
      message: password,
      nonce: Buffer.from(nonceText, 'base64'),
    }),
  )
  return timingSafeEqual(actual, expected) && parts !== null
}

const pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/u
const unmatchable = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${toBase64(Buffer.alloc(16))}$${toBase64(Buffer.alloc(cost.tagLength))}`

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/u, '')
}
