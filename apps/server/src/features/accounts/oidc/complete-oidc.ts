import type { CompleteOidcInput, OidcSignUp } from '@stratomate/contracts'
import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import type { Caller } from '../sign-in/attempt.ts'
import type { Identity, OidcProvider, SignedIn } from '../ports.ts'
import { deleteCodesOf } from '../queries/codes.ts'
import { upsertPreferences } from '../queries/preferences.ts'
import { insertLink, type OidcSignUpRow, redeemOidcSignUp, selectOidcSignUp } from '../queries/oidc.ts'
import { deletePendingOf, insertConsent, insertUser, upsertKnownBrowser } from '../queries/sign-up.ts'
import { refuseOldTexts } from '../sign-in/refuse-old-texts.ts'

/** Whose sign-up waits in this browser; null when none does. */
export async function readOidcSignUp(
  ctx: Ctx,
  provider: OidcProvider,
  browserHash: string,
): Promise<OidcSignUp | null> {
  const waiting = await selectOidcSignUp(ctx.db, browserHash, ctx.now())
  if (waiting === null || waiting.issuer !== provider.issuer) return null
  return { email: waiting.email, providerName: provider.name }
}

type CompleteDependencies = { identity: Identity; provider: OidcProvider }

/**
 * Makes the account of somebody who came from the identity provider, with the consents, and begins a session. What
 * others have typed for this mailbox is deleted. Nobody becomes an administrator this way: that needs a code from the
 * mailbox. Errors: invalid_input, expired_token, account_not_linked when the email has got an account in the meantime.
 */
export async function completeOidcSignUp(
  ctx: Ctx,
  { identity, provider }: CompleteDependencies,
  { caller, ...input }: CompleteOidcInput & { caller: Caller },
): Promise<SignedIn> {
  refuseOldTexts(input)
  const userId = await ctx.db.transaction(async (tx) => {
    const waiting = await redeemOidcSignUp(tx, caller.browserHash, ctx.now())
    if (waiting === null || waiting.issuer !== provider.issuer) throw new AppError('expired_token')
    return createAccount(ctx, tx, { waiting, input })
  })
  return identity.beginSession(userId, caller.headers)
}

async function createAccount(
  ctx: Ctx,
  tx: Db,
  { waiting, input }: { waiting: OidcSignUpRow; input: CompleteOidcInput },
): Promise<string> {
  const { email, firstName, lastName, issuer, subject, browserHash } = waiting
  const now = ctx.now()
  const userId = await insertUser(tx, { email, firstName, lastName, country: input.country, role: 'member' }, now)
  if (userId === null) throw new AppError('account_not_linked')
  await deletePendingOf(tx, email)
  await deleteCodesOf(tx, { email, purpose: 'email-verification' })
  if (!(await insertLink(tx, { userId, issuer, subject, linkedAt: now }))) throw new AppError('account_not_linked')
  await insertConsent(tx, { userId, kind: 'adult', textVersion: input.riskTextVersion, acceptedAt: now })
  await insertConsent(tx, { userId, kind: 'risk', textVersion: input.riskTextVersion, acceptedAt: now })
  await insertConsent(tx, { userId, kind: 'legal', textVersion: input.legalVersion, acceptedAt: now })
  const { language = 'en' } = input
  if (language !== 'en') await upsertPreferences(tx, userId, { language })
  await upsertKnownBrowser(tx, { userId, browserHash, usedAt: now })
  await recordAudit(tx, ctx, { action: 'account.create', subjectId: userId, detail: { role: 'member', issuer } })
  return userId
}
