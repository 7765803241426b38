import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import type { Ctx } from '#server/features/context.ts'
import { returnTries, spendTries } from '#server/features/rate-limits/spend-tries.ts'
import { type Caller, codeTries, readAttempt } from './attempt.ts'
import { redeemCode } from './mail-codes.ts'
import { passwordChangedMail } from '../mails.ts'
import type { Passwords } from '../ports.ts'
import { deleteAllSessions, setPassword } from '../queries/account.ts'
import { deleteKnownBrowsers } from '../queries/sign-up.ts'
import { refuseGuessable } from './refuse-guessable.ts'

type ResetDependencies = { passwords: Passwords; secret: string }

/**
 * Sets a new password by a code of the mailbox. Every session ends, no browser is known any more, and a mail tells the
 * owner. A guessable password is refused before the code is used up. Errors: wrong_code, invalid_input, rate_limited.
 */
export async function resetPassword(
  ctx: Ctx,
  { passwords, secret }: ResetDependencies,
  { code, password, caller, ...typed }: { email: string; code: string; password: string; caller: Caller },
): Promise<void> {
  const attempt = await readAttempt(ctx, typed.email, caller)
  const { email, user } = attempt
  const tries = codeTries(attempt)
  await spendTries(ctx, tries)
  const personal = [email, user?.firstName ?? null, user?.lastName ?? null]
  await refuseGuessable(passwords, { password, personal, asker: { kind: 'stranger', network: caller.network } })
  const of = { purpose: 'forget-password', email, browserHash: caller.browserHash } as const
  await redeemCode(ctx, secret, { ...of, code, scope: 'any-browser' })
  if (user === null) throw new AppError('wrong_code')
  await returnTries(ctx, tries)
  const hash = await passwords.hash(password, { kind: 'known', network: caller.network })
  await ctx.db.transaction(async (tx) => {
    await setPassword(tx, user.id, { hash, now: ctx.now() })
    const ended = await deleteAllSessions(tx, user.id)
    await deleteKnownBrowsers(tx, user.id)
    await recordAudit(tx, ctx, { action: 'account.reset-password', subjectId: user.id, detail: { ended } })
    await ctx.mail.queue(tx, passwordChangedMail({ to: email, id: ctx.newId() }))
  })
  ctx.bus.accessEnded(user.id)
}
