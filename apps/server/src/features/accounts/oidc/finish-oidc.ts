import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import type { Ctx } from '#server/features/context.ts'
import { returnTries } from '#server/features/rate-limits/spend-tries.ts'
import type { Caller } from '../sign-in/attempt.ts'
import { hashState } from './begin-oidc.ts'
import { oidcConnectedMail } from '../mails.ts'
import type { Identity, OidcPerson, OidcProvider, SignedIn } from '../ports.ts'
import { selectUser } from '../queries/account.ts'
import { insertLink, redeemAttempt, selectLinkOfSubject, upsertOidcSignUp } from '../queries/oidc.ts'
import { selectUserByEmail, type UserRow } from '../queries.ts'
import { upsertKnownBrowser } from '../queries/sign-up.ts'

type FinishDependencies = { identity: Identity }

/** What the browser brings back from the provider. Nothing in it is trusted. */
export type OidcReturn = { state: string; code: string | null; error: string | null; issuer: string | null }

/** The result of a sign-in with the identity provider. `returnTo` is a path of this site. */
export type OidcEnd = { returnTo: string | null } & (
  | { kind: 'signed-in'; signedIn: SignedIn }
  | { kind: 'sign-up' }
  | { kind: 'failed'; error: unknown }
)

/** How long a sign-up waits for its consents. */
const signUpMs = 60 * 60_000

/**
 * Ends a sign-in that was begun in this browser: with a session, or with a sign-up that waits for the consents. A
 * failure is answered with its error, so that the person is led back with it. Errors inside: oidc_refused for an answer
 * that was used before or belongs to another browser, access_denied, oidc_unavailable, oidc_email_unverified,
 * account_not_linked, account_suspended.
 */
export async function finishOidcSignIn(
  ctx: Ctx,
  dependencies: FinishDependencies & { provider: OidcProvider },
  { caller, ...answer }: OidcReturn & { caller: Caller },
): Promise<OidcEnd> {
  const { provider } = dependencies
  const of = { stateHash: hashState(answer.state), browserHash: caller.browserHash, now: ctx.now() }
  const attempt = await redeemAttempt(ctx.db, of)
  if (attempt === null) return { kind: 'failed', returnTo: null, error: new AppError('oidc_refused') }
  const { returnTo, nonce, codeVerifier } = attempt
  try {
    const code = readCode(answer, provider)
    const person = await provider.identify({ code, issuer: answer.issuer, nonce, codeVerifier })
    const user = await findAccount(ctx, dependencies, person)
    await returnTries(ctx, [{ budget: 'oidcAddress', about: [caller.network] }])
    if (user === null) {
      await keepSignUp(ctx, { person, caller, provider })
      return { kind: 'sign-up', returnTo }
    }
    await upsertKnownBrowser(ctx.db, { userId: user.id, browserHash: caller.browserHash, usedAt: ctx.now() })
    return { kind: 'signed-in', returnTo, signedIn: await dependencies.identity.beginSession(user.id, caller.headers) }
  } catch (error) {
    return { kind: 'failed', returnTo, error }
  }
}

/** Errors: access_denied when the person refused there, oidc_refused for any other error of the provider. */
function readCode({ code, error, issuer }: OidcReturn, provider: OidcProvider): string {
  if (issuer !== null && issuer !== provider.issuer) throw new AppError('oidc_refused')
  if (error === 'access_denied') throw new AppError('access_denied')
  if (error !== null || code === null) throw new AppError('oidc_refused', { cause: new Error(`answer: ${error}`) })
  return code
}

type Finish = FinishDependencies & { provider: OidcProvider }

/**
 * The account of the subject, or else the one of the verified email, which gets connected here; null when there is
 * none.
 */
async function findAccount(ctx: Ctx, dependencies: Finish, person: OidcPerson): Promise<UserRow | null> {
  const { issuer } = dependencies.provider
  const link = await selectLinkOfSubject(ctx.db, { issuer, subject: person.subject })
  const user =
    link === null ? await findByEmail(ctx, dependencies, person) : requireOpen(await selectUser(ctx.db, link.userId))
  if (link !== null && link.disconnectedAt !== null) throw new AppError('account_not_linked')
  return user
}

async function findByEmail(ctx: Ctx, dependencies: Finish, person: OidcPerson): Promise<UserRow | null> {
  const email = verifiedEmail(person)
  const user = requireOpen(await selectUserByEmail(ctx.db, email))
  // An email that was not verified here may have been entered by somebody else.
  if (user !== null && !user.emailVerified) throw new AppError('account_not_linked')
  if (user !== null) await connect(ctx, dependencies, { user, subject: person.subject })
  return user
}

/** In lower case. Errors: oidc_email_unverified. */
function verifiedEmail({ email, isEmailVerified }: OidcPerson): string {
  if (email === null || !isEmailVerified) throw new AppError('oidc_email_unverified')
  return email.toLowerCase()
}

function requireOpen(user: UserRow | null): UserRow | null {
  if (user?.suspendedAt) throw new AppError('account_suspended')
  return user
}

/** Connects the account once and mails its owner. Errors: account_not_linked when it is connected to another subject. */
async function connect(
  ctx: Ctx,
  { provider }: Pick<Finish, 'provider'>,
  { user, subject }: { user: UserRow; subject: string },
): Promise<void> {
  const { issuer, name } = provider
  const isNew = await ctx.db.transaction(async (tx) => {
    if (!(await insertLink(tx, { userId: user.id, issuer, subject, linkedAt: ctx.now() }))) return false
    await recordAudit(tx, ctx, { action: 'account.connect-oidc', subjectId: user.id, detail: { issuer } })
    await ctx.mail.queue(tx, oidcConnectedMail({ to: user.email, id: ctx.newId(), name }))
    return true
  })
  if (isNew) return
  // Another tab of the same person may have been first.
  const link = await selectLinkOfSubject(ctx.db, { issuer, subject })
  if (link?.userId !== user.id) throw new AppError('account_not_linked')
}

/** There is no account yet: it begins with the consents, in this browser. */
async function keepSignUp(
  ctx: Ctx,
  { person, caller, provider }: { person: OidcPerson; caller: Caller; provider: OidcProvider },
): Promise<void> {
  await upsertOidcSignUp(ctx.db, {
    browserHash: caller.browserHash,
    issuer: provider.issuer,
    subject: person.subject,
    email: verifiedEmail(person),
    firstName: person.firstName,
    lastName: person.lastName,
    expiresAt: new Date(ctx.now().getTime() + signUpMs),
  })
}
