import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import type { Ctx } from '#server/features/context.ts'
import { returnTries, spendTries } from '#server/features/rate-limits/spend-tries.ts'
import { type Attempt, type Caller, codeTries, passwordTries, readAttempt } from './attempt.ts'
import { redeemCode } from './mail-codes.ts'
import type { Identity, Passwords, SignedIn } from '../ports.ts'
import { selectPasswordHash } from '../queries/account.ts'
import { updateRole } from '../queries.ts'
import { selectNewestPending, selectPending, upsertKnownBrowser } from '../queries/sign-up.ts'
import { resendVerification } from './sign-up.ts'
import { roleOf } from './verify-email.ts'

type SignInDependencies = {
  identity: Identity
  passwords: Passwords
  origin: string
  secret: string
  adminEmail: string | null
}

/**
 * Signs in with email and password. The work is the same whether or not there is an account: one hash and the same
 * reads. Errors: wrong_credentials; email_not_verified for the password of a sign-up whose mailbox is not proved, which
 * mails a new code to the browser of that sign-up; account_suspended; rate_limited.
 */
export async function signInWithPassword(
  ctx: Ctx,
  dependencies: SignInDependencies,
  { password, caller, ...typed }: { email: string; password: string; caller: Caller },
): Promise<SignedIn> {
  const attempt = await readAttempt(ctx, typed.email, caller)
  const tries = passwordTries(attempt)
  await spendTries(ctx, tries)
  const { user, isKnown } = attempt
  const pending = await waitingSignUp(ctx, attempt)
  const hash = await selectPasswordHash(ctx.db, user?.id ?? noAccount)
  const asker = { kind: isKnown ? 'known' : 'stranger', network: caller.network } as const
  const known = hash ?? pending?.passwordHash ?? null
  const isRight = await dependencies.passwords.verify(known, password, asker).catch(async (error: unknown) => {
    // The password was not judged, because the queue was full.
    await returnTries(ctx, tries)
    throw error
  })
  if (!isRight) throw new AppError('wrong_credentials')
  await returnTries(ctx, tries)
  if (user !== null) return enter(ctx, dependencies, { attempt, userId: user.id })
  if (pending?.browserHash === caller.browserHash) await resendVerification(ctx, dependencies, { ...typed, caller })
  throw new AppError('email_not_verified')
}

/** An id that no account has. */
const noAccount = '00000000-0000-0000-0000-000000000000'

async function waitingSignUp({ db }: Ctx, { email, caller }: Attempt) {
  const own = await selectPending(db, { email, browserHash: caller.browserHash })
  return own ?? selectNewestPending(db, email)
}

/**
 * Signs in with a one-time code of a mail, which proves the mailbox: it makes the owner of the address in the settings
 * an administrator. Errors: wrong_code, account_suspended, rate_limited.
 */
export async function signInWithCode(
  ctx: Ctx,
  dependencies: SignInDependencies,
  { code, caller, ...typed }: { email: string; code: string; caller: Caller },
): Promise<SignedIn> {
  const attempt = await readAttempt(ctx, typed.email, caller)
  const { email, user } = attempt
  const tries = codeTries(attempt)
  await spendTries(ctx, tries)
  const of = { purpose: 'sign-in', email, browserHash: caller.browserHash } as const
  await redeemCode(ctx, dependencies.secret, { ...of, code, scope: 'any-browser' })
  if (user === null) throw new AppError('wrong_code')
  await returnTries(ctx, tries)
  if (user.role === 'member' && roleOf(email, dependencies.adminEmail) === 'admin') {
    await ctx.db.transaction(async (tx) => {
      await updateRole(tx, user.id, 'admin')
      await recordAudit(tx, ctx, { action: 'account.make-admin', subjectId: user.id })
    })
  }
  return enter(ctx, dependencies, { attempt, userId: user.id })
}

/** Begins the session in a browser that is remembered from now on. Errors: account_suspended. */
async function enter(
  ctx: Ctx,
  { identity }: SignInDependencies,
  { attempt, userId }: { attempt: Attempt; userId: string },
): Promise<SignedIn> {
  const { user, caller } = attempt
  if (user?.suspendedAt) throw new AppError('account_suspended')
  await upsertKnownBrowser(ctx.db, { userId, browserHash: caller.browserHash, usedAt: ctx.now() })
  return identity.beginSession(userId, caller.headers)
}
