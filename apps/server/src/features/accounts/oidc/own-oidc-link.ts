import type { OidcLinkView } from '@stratomate/contracts'
import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import { type Ctx, requireMember } from '#server/features/context.ts'
import { oidcConnectedMail, oidcDisconnectedMail } from '../mails.ts'
import { requireOwnFactors } from '../second-factor/own-factors.ts'
import type { OidcProvider } from '../ports.ts'
import { selectPasswordHash } from '../queries/account.ts'
import { disconnectLink, reconnectLink, selectLink } from '../queries/oidc.ts'
import { selectPasskeys } from '../queries/passkeys.ts'

/** The provider is null where none is configured, but signed-out callers are refused first. */
type LinkDependencies = { provider: OidcProvider | null }

/** The account's connection to the identity provider; null where none is configured. */
export async function readOidcLink(ctx: Ctx, provider: OidcProvider | null): Promise<OidcLinkView | null> {
  const { userId } = requireMember(ctx)
  if (provider === null) return null
  const { issuer, name } = provider
  const link = await selectLink(ctx.db, { userId, issuer })
  const removable = await hasOtherWay(ctx, userId)
  if (link === null) return { providerName: name, state: 'none', since: null, removable }
  const { linkedAt, disconnectedAt } = link
  const state = disconnectedAt === null ? 'on' : 'off'
  return { providerName: name, state, since: (disconnectedAt ?? linkedAt).toISOString(), removable }
}

/**
 * The provider no longer signs in, and does not connect itself again; open sessions continue. A mail informs the owner.
 * Errors: sign_in_again, second_factor_needed, conflict without a password or a passkey, not_found.
 */
export async function disconnectOidc(ctx: Ctx, { provider }: LinkDependencies): Promise<void> {
  const { userId, email } = await requireOwnFactors(ctx)
  if (provider === null) throw new AppError('not_found')
  const { issuer, name } = provider
  if (!(await hasOtherWay(ctx, userId))) {
    throw new AppError('conflict', {
      message: `Set a password or add a passkey first, so that you can log in without ${name}.`,
    })
  }
  await ctx.db.transaction(async (tx) => {
    if (!(await disconnectLink(tx, { userId, issuer }, ctx.now()))) throw new AppError('not_found')
    await recordAudit(tx, ctx, { action: 'account.disconnect-oidc', subjectId: userId, detail: { issuer } })
    await ctx.mail.queue(tx, oidcDisconnectedMail({ to: email, id: ctx.newId(), name }))
  })
}

/** Undoes `disconnectOidc`, for the same person of the provider. Errors: sign_in_again, second_factor_needed, not_found. */
export async function reconnectOidc(ctx: Ctx, { provider }: LinkDependencies): Promise<void> {
  const { userId, email } = await requireOwnFactors(ctx)
  if (provider === null) throw new AppError('not_found')
  const { issuer, name } = provider
  await ctx.db.transaction(async (tx) => {
    if (!(await reconnectLink(tx, { userId, issuer }))) throw new AppError('not_found')
    await recordAudit(tx, ctx, { action: 'account.connect-oidc', subjectId: userId, detail: { issuer } })
    await ctx.mail.queue(tx, oidcConnectedMail({ to: email, id: ctx.newId(), name }))
  })
}

async function hasOtherWay({ db }: Pick<Ctx, 'db'>, userId: string): Promise<boolean> {
  return (await selectPasswordHash(db, userId)) !== null || (await selectPasskeys(db, userId)).length > 0
}
