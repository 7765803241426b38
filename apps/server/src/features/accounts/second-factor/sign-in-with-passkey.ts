import type { PasskeyResponse } from '@stratomate/contracts'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import type { Caller } from '../sign-in/attempt.ts'
import type { Identity, SignedIn } from '../ports.ts'
import { deleteSession } from '../queries/account.ts'
import { upsertKnownBrowser } from '../queries/sign-up.ts'
import { markPasskeyUsed, markSessionProved } from '../queries/passkeys.ts'

/**
 * Begins a session by a passkey, which counts as the second factor too. A session of the same person that was open in
 * this browser ends with it: that is how a session is confirmed. Errors: passkey_refused, account_suspended.
 */
export async function signInWithPasskey(
  ctx: Ctx,
  identity: Identity,
  { response, caller }: { response: PasskeyResponse; caller: Caller },
): Promise<SignedIn> {
  const signedIn = await identity.signInWithPasskey(response, caller.headers)
  const { sessionId, suspended, user } = signedIn
  if (suspended) {
    await deleteSession(ctx.db, { id: sessionId, userId: user.id })
    throw new AppError('account_suspended')
  }
  await ctx.db.transaction(async (tx) => {
    await markSessionProved(tx, sessionId, ctx.now())
    await markPasskeyUsed(tx, response.id, ctx.now())
    await upsertKnownBrowser(tx, { userId: user.id, browserHash: caller.browserHash, usedAt: ctx.now() })
    const before = ctx.actor.kind === 'member' && ctx.actor.userId === user.id ? ctx.actor.sessionId : null
    if (before !== null) await deleteSession(tx, { id: before, userId: user.id })
  })
  ctx.bus.accessEnded(user.id)
  return signedIn
}
