import type { SignUpInput } from '@stratomate/contracts'
import { riskText } from '@stratomate/domain'
import { AppError } from '../app-error.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Ctx } from '../context.ts'
import { alreadyRegisteredMail, verificationMail } from './mails.ts'
import type { Identity } from './ports.ts'
import { insertConsent, insertPassword, insertUser, selectUserByEmail } from './queries.ts'

type SignUpParts = { identity: Identity; origin: string; adminEmail: string | null }

/**
 * Creates an account with its consents in one transaction, then mails the verification code. A known e-mail gets the
 * same answer; a mail tells its owner. Errors: invalid_input when another version of the risk text was accepted.
 */
export async function signUp(ctx: Ctx, parts: SignUpParts, input: SignUpInput): Promise<void> {
  if (input.riskTextVersion !== riskText.version) {
    throw new AppError('invalid_input', {
      message: 'The risk note has changed. Please read it again.',
      fields: { riskTextVersion: 'Read the present risk note and accept it again.' },
    })
  }
  const hash = await parts.identity.hashPassword(input.password)
  const created = await createAccount(ctx, parts, { ...input, hash })
  if (created) await sendVerificationCode(ctx, parts, input.email)
  else await mailExistingOwner(ctx, parts, input.email)
}

type NewAccount = SignUpInput & { hash: string }

async function createAccount(ctx: Ctx, parts: SignUpParts, input: NewAccount): Promise<boolean> {
  const role = input.email.toLowerCase() === parts.adminEmail?.toLowerCase() ? 'admin' : 'member'
  const { email, firstName, lastName, country } = input
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    const userId = await insertUser(tx, { email, firstName, lastName, country, role }, now)
    if (userId === null) return false
    await insertPassword(tx, { userId, password: input.hash, createdAt: now })
    await insertConsent(tx, { userId, kind: 'adult', textVersion: riskText.version, acceptedAt: now })
    await insertConsent(tx, { userId, kind: 'risk', textVersion: input.riskTextVersion, acceptedAt: now })
    await recordAudit(tx, ctx, { action: 'account.create', subjectId: userId, detail: { role } })
    return true
  })
}

async function mailExistingOwner(ctx: Ctx, parts: SignUpParts, email: string): Promise<void> {
  const user = await selectUserByEmail(ctx.db, email)
  if (user !== null && !user.emailVerified) return sendVerificationCode(ctx, parts, email)
  // At most one such mail a day, so that the form cannot be used to flood a mailbox.
  const id = `${email.toLowerCase()}:${ctx.now().toISOString().slice(0, 10)}`
  await ctx.mail.queue(ctx.db, alreadyRegisteredMail({ to: email.toLowerCase(), id, origin: parts.origin }))
}

/** Mails a new verification code to an account that still needs one; nobody learns whether it does. */
export async function sendVerificationCode(
  ctx: Ctx,
  parts: Pick<SignUpParts, 'identity' | 'origin'>,
  email: string,
): Promise<void> {
  const to = email.toLowerCase()
  const code = await parts.identity.createCode(to, 'email-verification')
  const user = await selectUserByEmail(ctx.db, to)
  if (user === null || user.emailVerified) return
  await ctx.mail.queue(ctx.db, verificationMail({ to, code, id: ctx.newId(), origin: parts.origin }))
}
