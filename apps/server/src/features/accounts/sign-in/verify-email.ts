import { recordAudit } from '#server/features/audit/record-audit.ts'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import { returnTries, spendTries } from '#server/features/rate-limits/spend-tries.ts'
import { type Caller, codeTries, readAttempt } from './attempt.ts'
import { redeemCode } from './mail-codes.ts'
import type { Identity, SignedIn } from '../ports.ts'
import { deleteCodesOf } from '../queries/codes.ts'
import { upsertPreferences } from '../queries/preferences.ts'
import {
  deletePendingOf,
  insertConsent,
  insertPassword,
  insertUser,
  type PendingSignUp,
  selectPending,
  upsertKnownBrowser,
} from '../queries/sign-up.ts'

type VerifyDependencies = { identity: Identity; secret: string; adminEmail: string | null }

/**
 * Makes the account of a sign-up whose mailbox is proved, in the browser that filled in the form, and begins a session.
 * Everything typed for this mailbox in other browsers is deleted. Errors: wrong_code, also for a right code in another
 * browser; rate_limited.
 */
export async function verifyEmail(
  ctx: Ctx,
  dependencies: VerifyDependencies,
  { code, caller, ...typed }: { email: string; code: string; caller: Caller },
): Promise<SignedIn> {
  const attempt = await readAttempt(ctx, typed.email, caller)
  const { email } = attempt
  const { browserHash, headers } = caller
  const tries = codeTries(attempt)
  await spendTries(ctx, tries)
  const of = { purpose: 'email-verification', email, browserHash } as const
  await redeemCode(ctx, dependencies.secret, { ...of, code, scope: 'own-browser' })
  const pending = await selectPending(ctx.db, { email, browserHash })
  const userId = pending === null ? null : await createAccount(ctx, pending, roleOf(email, dependencies.adminEmail))
  if (userId === null) throw new AppError('wrong_code')
  await returnTries(ctx, tries)
  return dependencies.identity.beginSession(userId, headers)
}

/** The owner of the service is known by the address in the settings, once the mailbox is proved. */
export function roleOf(email: string, adminEmail: string | null): 'member' | 'admin' {
  return email === adminEmail?.toLowerCase() ? 'admin' : 'member'
}

async function createAccount(ctx: Ctx, pending: PendingSignUp, role: 'member' | 'admin'): Promise<string | null> {
  const { email, firstName, lastName, country, browserHash, riskTextVersion, language } = pending
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    const userId = await insertUser(tx, { email, firstName, lastName, country, role }, now)
    await deletePendingOf(tx, email)
    await deleteCodesOf(tx, { email, purpose: 'email-verification' })
    if (userId === null) return null
    await insertPassword(tx, { userId, password: pending.passwordHash, createdAt: now })
    // Accepted in the form, but only recorded now that it is known who accepted it.
    await insertConsent(tx, { userId, kind: 'adult', textVersion: riskTextVersion, acceptedAt: pending.createdAt })
    await insertConsent(tx, { userId, kind: 'risk', textVersion: riskTextVersion, acceptedAt: pending.createdAt })
    if (pending.legalVersion !== null) {
      await insertConsent(tx, {
        userId,
        kind: 'legal',
        textVersion: pending.legalVersion,
        acceptedAt: pending.createdAt,
      })
    }
    if (language !== 'en') await upsertPreferences(tx, userId, { language })
    await upsertKnownBrowser(tx, { userId, browserHash, usedAt: now })
    await recordAudit(tx, ctx, { action: 'account.create', subjectId: userId, detail: { role } })
    return userId
  })
}
