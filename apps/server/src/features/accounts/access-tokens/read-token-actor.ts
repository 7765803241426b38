import type { AccessScope } from '@stratomate/contracts'
import { minuteMs } from '@stratomate/std/time'
import { AppError } from '#server/features/app-error.ts'
import type { Actor, Ctx } from '#server/features/context.ts'
import { hashSecret } from '../devices/device-codes.ts'
import { markTokenUsed, selectTokenWithOwner } from '../queries/access-tokens.ts'

/**
 * Who a token speaks for in a call that needs `scope`; undefined for a call that no token may make. Errors:
 * token_refused for one that is unknown or has expired, account_suspended, token_scope.
 */
export async function readTokenActor(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  secret: string,
  scope: AccessScope | undefined,
): Promise<Extract<Actor, { kind: 'token' }>> {
  const token = await selectTokenWithOwner(db, hashSecret(secret))
  const at = now()
  if (token === null || token.expiresAt <= at) throw new AppError('token_refused')
  if (token.suspendedAt !== null) throw new AppError('account_suspended')
  if (scope === undefined || !token.scopes.includes(scope)) throw new AppError('token_scope')
  // To the minute, so that a program that calls often does not cause as many writes.
  if (token.lastUsedAt === null || at.getTime() - token.lastUsedAt.getTime() >= minuteMs)
    await markTokenUsed(db, token.id, at)
  return { kind: 'token', userId: token.userId, tokenId: token.id }
}
