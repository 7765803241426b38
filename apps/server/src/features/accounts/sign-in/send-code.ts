import type { Language } from '@stratomate/contracts/site/languages'
import type { Ctx } from '#server/features/context.ts'
import type { Mail } from '#server/features/ports.ts'
import { type Caller, countMail, readAttempt } from './attempt.ts'
import { createCode } from './mail-codes.ts'
import { passwordResetMail, signInCodeMail } from '../mails.ts'
import type { CodePurpose } from '../ports.ts'

type CodeDependencies = { secret: string }
type Asked = { email: string; caller: Caller; language?: Language | undefined }

/** Mails a sign-in code when the account exists; the caller cannot tell. Errors: rate_limited. */
export function sendSignInCode(ctx: Ctx, dependencies: CodeDependencies, asked: Asked): Promise<void> {
  return sendCode(ctx, dependencies, { ...asked, purpose: 'sign-in', mailOf: signInCodeMail })
}

/** Mails a code for a new password when the account exists; the caller cannot tell. Errors: rate_limited. */
export function sendPasswordResetCode(ctx: Ctx, dependencies: CodeDependencies, asked: Asked): Promise<void> {
  return sendCode(ctx, dependencies, { ...asked, purpose: 'forget-password', mailOf: passwordResetMail })
}

type CodeMail = {
  purpose: CodePurpose
  mailOf: (mail: { to: string; code: string; id: string }) => Mail
}

/** A code is made and kept for a mailbox without an account too, so that the time reveals nothing either. */
async function sendCode(
  ctx: Ctx,
  { secret }: CodeDependencies,
  { email: typed, caller, language: pageLanguage, purpose, mailOf }: Asked & CodeMail,
): Promise<void> {
  const attempt = await readAttempt(ctx, typed, caller)
  const { email, user } = attempt
  await countMail(ctx, attempt)
  await ctx.db.transaction(async (tx) => {
    const of = { purpose, email, browserHash: caller.browserHash }
    const code = await createCode(tx, { now: ctx.now(), secret }, of)
    if (user !== null) await ctx.mail.queue(tx, { ...mailOf({ to: email, code, id: ctx.newId() }), pageLanguage })
  })
}
