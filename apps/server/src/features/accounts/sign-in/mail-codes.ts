import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { returnTries, spendTries } from '#server/features/rate-limits/spend-tries.ts'
import type { CodePurpose } from '../ports.ts'
import { countOwnTry, countStrangerTry, deleteCode, type MailCodeRow, upsertCode } from '../queries/codes.ts'

export const codeMinutes = 10
const codeMs = codeMinutes * 60_000
/** How many tries the browser that asked for it has, and all others together. */
const triesMax = 3
const noSignUpHere =
  'No sign-up waits for this code in this browser. Enter it where you signed up, ask for a new one there, or sign up here.'

type CodeOf = { purpose: CodePurpose; email: string; browserHash: string }

/** Makes a six-digit code that is good for ten minutes and a few tries; only its keyed hash is kept. */
export async function createCode(db: Db, { now, secret }: { now: Date; secret: string }, of: CodeOf): Promise<string> {
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  await upsertCode(db, {
    ...of,
    codeHash: hashOf(secret, of, code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + codeMs),
  })
  return code
}

/**
 * Uses up a right code. The browser that asked for it has separate tries, so that the wrong guesses of strangers never
 * use up the owner's. Errors: wrong_code, whatever is wrong; rate_limited for strangers.
 */
export async function redeemCode(
  ctx: Pick<Ctx, 'db' | 'now'>,
  secret: string,
  { code, scope, ...of }: CodeOf & { code: string; scope: 'own-browser' | 'any-browser' },
): Promise<void> {
  const now = ctx.now()
  const own = await countOwnTry(ctx.db, { ...of, now, triesMax })
  if (own !== null) {
    if (await spend(ctx.db, own, hashOf(secret, own, code))) return
    throw new AppError('wrong_code')
  }
  const tries = [{ budget: 'codeMailbox', about: [of.email] }] as const
  await spendTries(ctx, tries)
  if (scope === 'own-browser') throw new AppError('wrong_code', { message: noSignUpHere })
  const newest = await countStrangerTry(ctx.db, { ...of, now, triesMax })
  if (newest === null || !(await spend(ctx.db, newest, hashOf(secret, newest, code)))) throw new AppError('wrong_code')
  await returnTries(ctx, tries)
}

async function spend(db: Db, row: MailCodeRow, given: string): Promise<boolean> {
  return timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(given)) && deleteCode(db, row)
}

function hashOf(
  secret: string,
  { purpose, email, browserHash }: { purpose: string; email: string; browserHash: string },
  code: string,
): string {
  return createHmac('sha256', secret).update(`${purpose}\n${email}\n${browserHash}\n${code}`).digest('base64url')
}
