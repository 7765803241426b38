import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { AppError } from '#server/features/app-error.ts'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane (about 25 ms of one core). */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const runningMax = 2
const waitingMax = 20

const derive = promisify(argon2)
let running = 0
const waiting: (() => void)[] = []

/** Hashes a password as a PHC string. Throws `rate_limited` when too many wait: hashing is the dearest thing we do. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await inTurn(() => derive('argon2id', { ...cost, message: password, nonce }))
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`
  return `$argon2id$v=19$${parameters}$${toBase64(nonce)}$${toBase64(tag)}`
}

/** Whether the password is the one hashed; false for a hash that cannot be read. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/u.exec(hash)
  if (parts === null) return false
  const [, memory, passes, parallelism, nonceText = '', tagText = ''] = parts
  const expected = Buffer.from(tagText, 'base64')
  const actual = await inTurn(() =>
    derive('argon2id', {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
      message: password,
      nonce: Buffer.from(nonceText, 'base64'),
    }),
  )
  return timingSafeEqual(actual, expected)
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= runningMax) {
    if (waiting.length >= waitingMax) throw new AppError('rate_limited', { retryAfterS: 2 })
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
    })
  }
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/u, '')
}
