import { AppError } from '../app-error.ts'
import type { Ctx } from '../context.ts'
import { passwordResetMail, signInCodeMail } from './mails.ts'
import type { Identity, SignedIn } from './ports.ts'
import { selectUserByEmail } from './queries.ts'
import { sendVerificationCode } from './sign-up.ts'

type SignInParts = { identity: Identity; origin: string }

/** Signs in with e-mail and password. An unverified e-mail is sent a new code and told so. */
export async function signInWithPassword(
  ctx: Ctx,
  parts: SignInParts,
  input: { email: string; password: string; headers: Headers },
): Promise<SignedIn> {
  try {
    return refuseSuspended(await parts.identity.signIn(input.email, input.password, input.headers))
  } catch (error) {
    if (error instanceof AppError && error.code === 'email_not_verified') {
      await sendVerificationCode(ctx, parts, input.email)
    }
    throw error
  }
}

export async function signInWithCode(
  parts: SignInParts,
  input: { email: string; code: string; headers: Headers },
): Promise<SignedIn> {
  return refuseSuspended(await parts.identity.signInWithCode(input.email, input.code, input.headers))
}

/** Mails a sign-in code when the account exists; the caller cannot tell. */
export async function sendSignInCode(ctx: Ctx, parts: SignInParts, email: string): Promise<void> {
  const to = email.toLowerCase()
  const code = await parts.identity.createCode(to, 'sign-in')
  const user = await selectUserByEmail(ctx.db, to)
  if (user === null) return
  await ctx.mail.queue(ctx.db, signInCodeMail({ to, code, id: ctx.newId(), origin: parts.origin }))
}

/** Mails a code for a new password when the account exists; the caller cannot tell. */
export async function sendPasswordResetCode(ctx: Ctx, parts: SignInParts, email: string): Promise<void> {
  const to = email.toLowerCase()
  const code = await parts.identity.createCode(to, 'forget-password')
  const user = await selectUserByEmail(ctx.db, to)
  if (user === null) return
  await ctx.mail.queue(ctx.db, passwordResetMail({ to, code, id: ctx.newId(), origin: parts.origin }))
}

function refuseSuspended(signedIn: SignedIn): SignedIn {
  if (signedIn.suspended) throw new AppError('account_suspended')
  return signedIn
}
