import type { PasskeyResponse } from '@stratomate/contracts'
import { AppError } from '../app-error.ts'
import type { Ctx } from '../context.ts'
import type { Identity, SignedIn } from './ports.ts'
import { deleteSession } from './queries-account.ts'
import { markPasskeyUsed, markSessionProved } from './queries-passkeys.ts'

/**
 * Begins a session by a passkey, which stands for the second factor too. A session of the same person that was open in
 * this browser ends with it: that is how a session is confirmed. Errors: passkey_refused, account_suspended.
 */
export async function signInWithPasskey(
  ctx: Ctx,
  identity: Identity,
  input: { response: PasskeyResponse; headers: Headers },
): Promise<SignedIn> {
  const signedIn = await identity.signInWithPasskey(input.response, input.headers)
  const { sessionId, suspended, user } = signedIn
  if (suspended) {
    await deleteSession(ctx.db, { id: sessionId, userId: user.id })
    throw new AppError('account_suspended')
  }
  await ctx.db.transaction(async (tx) => {
    await markSessionProved(tx, sessionId, ctx.now())
    await markPasskeyUsed(tx, input.response.id, ctx.now())
    const before = ctx.actor.kind === 'member' && ctx.actor.userId === user.id ? ctx.actor.sessionId : null
    if (before !== null) await deleteSession(tx, { id: before, userId: user.id })
  })
  return signedIn
}
