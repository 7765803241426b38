import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import type { Passwords } from '#server/features/accounts/ports.ts'
import { createFairQueue } from './create-fair-queue.ts'
import { createStrengthJudge } from './create-strength-judge.ts'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane (about 25 ms of one core). */
export const passwordCost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/u
type PasswordCost = { [Part in keyof typeof passwordCost]: number }
/** `close` ends the worker that judges passwords. */
export type ClosablePasswords = Passwords & { close: () => Promise<unknown> }

const derive = promisify(argon2)

/**
 * Hashes and judges passwords: the most expensive work that strangers can ask for. All of it goes through one fair
 * queue, so that it never takes more than one core. @param cost of a hash in KiB, passes, lanes and bytes
 */
export function createPasswords(cost: PasswordCost = passwordCost): ClosablePasswords {
  // A hash of no password, which takes as long to check as a real one.
  const unmatchable = phc(cost, { nonce: Buffer.alloc(16), tag: Buffer.alloc(cost.tagLength) })
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
        return phc(cost, { nonce, tag: await derive('argon2id', { ...cost, message: password, nonce }) })
      }),
    verify: (hash, password, asker) => inTurn(asker, () => isOf({ hash, unmatchable }, password)),
    isGuessable: (password, personal, asker) => inTurn(asker, () => strength.judge(password, personal)),
    close: strength.close,
  }
}

type Stored = { hash: string | null; unmatchable: string }

/** Whether the password matches the hash. Without a readable hash the answer is false, after the same work. */
async function isOf({ hash, unmatchable }: Stored, password: string): Promise<boolean> {
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

/** The hash as a PHC string, which includes its parameters. */
function phc(
  { memory, passes, parallelism }: PasswordCost,
  { nonce, tag }: Record<'nonce' | 'tag', Uint8Array>,
): string {
  const parameters = `m=${memory},t=${passes},p=${parallelism}`
  return `$argon2id$v=19$${parameters}$${toBase64(nonce)}$${toBase64(tag)}`
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/u, '')
}
