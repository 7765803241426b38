import { type AccessTokenInput, accessTokenPrefix, accessTokensMax, AccessTokenView } from '@stratomate/contracts'
import { dayMs } from '@stratomate/std/time'
import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import { type Ctx, requireMember, requireRecentSignIn } from '#server/features/context.ts'
import { hashSecret, makeSecret } from '../devices/device-codes.ts'
import { accessTokenMadeMail } from '../mails.ts'
import {
  type AccessTokenRow,
  deleteAccessToken,
  insertAccessToken,
  selectAccessTokens,
} from '../queries/access-tokens.ts'

const endingLength = 4

/** The signed-in person's tokens, the newest first; expired ones are listed until they are removed. */
export async function listAccessTokens(ctx: Ctx): Promise<AccessTokenView[]> {
  const { userId } = requireMember(ctx)
  return (await selectAccessTokens(ctx.db, userId)).map(viewOf)
}

/** Makes a token and mails its owner. The secret is answered and never stored. Errors: sign_in_again, too_many_tokens. */
export async function makeAccessToken(
  ctx: Ctx,
  { name, scopes, days }: AccessTokenInput,
): Promise<{ token: AccessTokenView; secret: string }> {
  const { userId, email } = requireRecentSignIn(ctx)
  const secret = `${accessTokenPrefix}${makeSecret()}`
  const now = ctx.now()
  const row: AccessTokenRow = {
    id: ctx.newId(),
    userId,
    name,
    secretHash: hashSecret(secret),
    ending: secret.slice(-endingLength),
    scopes,
    createdAt: now,
    lastUsedAt: null,
    expiresAt: new Date(now.getTime() + days * dayMs),
  }
  await ctx.db.transaction(async (tx) => {
    if (!(await insertAccessToken(tx, row, accessTokensMax))) throw new AppError('too_many_tokens')
    const detail = { name, scopes: scopes.join(' '), days }
    await recordAudit(tx, ctx, { action: 'token.make', subjectId: row.id, detail })
    await ctx.mail.queue(tx, accessTokenMadeMail({ to: email, id: row.id, name, scopes }))
  })
  return { token: viewOf(row), secret }
}

/** Calls with the token are refused at once. Errors: not_found for one of somebody else or of nobody. */
export async function removeAccessToken(ctx: Ctx, id: string): Promise<void> {
  const { userId } = requireMember(ctx)
  await ctx.db.transaction(async (tx) => {
    if (!(await deleteAccessToken(tx, { id, userId }))) throw new AppError('not_found')
    await recordAudit(tx, ctx, { action: 'token.remove', subjectId: id })
  })
}

function viewOf({ id, name, ending, scopes, createdAt, lastUsedAt, expiresAt }: AccessTokenRow): AccessTokenView {
  return AccessTokenView.parse({
    id,
    name,
    ending,
    scopes,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  })
}
