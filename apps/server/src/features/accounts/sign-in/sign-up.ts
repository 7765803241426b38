import type { SignUpInput } from '@stratomate/contracts'
import type { Language } from '@stratomate/contracts/site/languages'
import type { Ctx } from '#server/features/context.ts'
import { type Attempt, type Caller, countMail, countSignUp, readAttempt } from './attempt.ts'
import { createCode } from './mail-codes.ts'
import { alreadyRegisteredMail, verificationMail } from '../mails.ts'
import type { Passwords } from '../ports.ts'
import { selectPending, upsertPending } from '../queries/sign-up.ts'
import { refuseGuessable } from './refuse-guessable.ts'
import { refuseOldTexts } from './refuse-old-texts.ts'

export type SignUpDependencies = { passwords: Passwords; secret: string }

/**
 * Keeps a sign-up until its mailbox is proved in the same browser, and mails the code: before that there is no account,
 * so what a stranger types here for somebody else's mailbox gives nothing. A known email gets the same answer; a mail
 * tells its owner. Errors: invalid_input when another version of the risk text was accepted or the password is
 * guessable, rate_limited.
 */
export async function signUp(
  ctx: Ctx,
  dependencies: SignUpDependencies,
  { caller, ...input }: SignUpInput & { caller: Caller },
): Promise<void> {
  refuseOldTexts(input)
  const attempt = await readAttempt(ctx, input.email, caller)
  await countSignUp(ctx, attempt)
  const { passwords } = dependencies
  const { firstName = null, lastName = null, country, riskTextVersion, language = 'en' } = input
  const asker = { kind: 'stranger', network: caller.network } as const
  const personal = [attempt.email, firstName, lastName]
  await refuseGuessable(passwords, { password: input.password, personal, asker })
  await countMail(ctx, attempt)
  const passwordHash = await passwords.hash(input.password, asker)
  const { browserHash } = caller
  const person = {
    email: attempt.email,
    browserHash,
    firstName,
    lastName,
    country,
    riskTextVersion,
    legalVersion: input.legalVersion,
    language,
  }
  // Stored for a mailbox with an account too, where it leads to nothing, so that the time does not reveal the account.
  await ctx.db.transaction(async (tx) => {
    await upsertPending(tx, { ...person, passwordHash, createdAt: ctx.now() })
    await mailCode({ ...ctx, db: tx }, dependencies, { ...attempt, language })
  })
}

/** Mails a new verification code to the browser whose sign-up waits; nobody learns whether one does. Errors: rate_limited. */
export async function resendVerification(
  ctx: Ctx,
  dependencies: SignUpDependencies,
  { email, caller }: { email: string; caller: Caller },
): Promise<void> {
  const attempt = await readAttempt(ctx, email, caller)
  await countMail(ctx, attempt)
  const pending = await selectPending(ctx.db, { email: attempt.email, browserHash: caller.browserHash })
  if (pending === null || attempt.user !== null) return
  await ctx.db.transaction((tx) =>
    mailCode({ ...ctx, db: tx }, dependencies, { ...attempt, language: pending.language }),
  )
}

async function mailCode(
  ctx: Pick<Ctx, 'mail' | 'now' | 'newId'> & { db: Parameters<Ctx['mail']['queue']>[0] },
  { secret }: Pick<SignUpDependencies, 'secret'>,
  { email: to, caller, user, language }: Attempt & { language: Language },
): Promise<void> {
  const now = ctx.now()
  const of = { purpose: 'email-verification', email: to, browserHash: caller.browserHash } as const
  const code = await createCode(ctx.db, { now, secret }, of)
  // The owner of an account is mailed at most once a day, so that the form cannot be used to flood a mailbox.
  const mail =
    user === null
      ? verificationMail({ to, code, id: ctx.newId(), language })
      : { ...alreadyRegisteredMail({ to, id: `${to}:${now.toISOString().slice(0, 10)}` }), pageLanguage: language }
  await ctx.mail.queue(ctx.db, mail)
}
