import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import type { Passwords } from '#server/features/accounts/ports.ts'
import { createFairQueue } from './create-fair-queue.ts'
import { createStrengthJudge } from './create-strength-judge.ts'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane (about 25 ms of one core). */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/u
/** A hash of nothing, which costs what every other one does. */
const unmatchable = phc(Buffer.alloc(16), Buffer.alloc(cost.tagLength))

const derive = promisify(argon2)

/**
 * Hashing and judging passwords: the most expensive work that strangers can ask for. All of it goes through one fair
 * queue, so that one core always stays free of it.
 */
export function createPasswords(): Passwords & { close: () => Promise<unknown> } {
  const strength = createStrengthJudge()
  const inTurn = createFairQueue({
    strangersRunningMax: Math.max(1, availableParallelism() - 1),
    waitingMax: 30,
    networkWaitingMax: 10,
  })
  return {
    hash: (password, asker) =>
      inTurn(asker, async () => {
        const nonce = randomBytes(16)
        return phc(nonce, await derive('argon2id', { ...cost, message: password, nonce }))
      }),
    verify: (hash, password, asker) => inTurn(asker, () => isOf(hash, password)),
    isGuessable: (password, personal, asker) => inTurn(asker, () => strength.judge(password, personal)),
    close: strength.close,
  }
}

/** Whether the password is the one hashed; without a hash that can be read it is not, after the same work. */
async function isOf(hash: string | null, password: string): Promise<boolean> {
  const parts = pattern.exec(hash ?? '')
  const [, memory, passes, parallelism, nonceText = '', tagText = ''] = parts ?? pattern.exec(unmatchable) ?? []
  const expected = Buffer.from(tagText, 'base64')
  const actual = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
    message: password,
    nonce: Buffer.from(nonceText, 'base64'),
  })
  return timingSafeEqual(actual, expected) && parts !== null
}

/** The hash as a PHC string, which names how it was made. */
function phc(nonce: Uint8Array, tag: Uint8Array): string {
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`
  return `$argon2id$v=19$${parameters}$${toBase64(nonce)}$${toBase64(tag)}`
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/u, '')
}
