import { createHash, randomBytes } from 'node:crypto'
import { samePath } from '@stratomate/contracts/same-path'
import type { Ctx } from '#server/features/context.ts'
import { spendTries } from '#server/features/rate-limits/spend-tries.ts'
import type { Caller } from '../sign-in/attempt.ts'
import type { OidcProvider } from '../ports.ts'
import { insertAttempt } from '../queries/oidc.ts'

/** How long a person may take at the provider. */
const attemptMs = 15 * 60_000

/**
 * Begins a sign-in with the identity provider; answers its address for the browser. Errors: oidc_unavailable,
 * rate_limited.
 */
export async function beginOidcSignIn(
  ctx: Ctx,
  provider: OidcProvider,
  { returnTo, caller }: { returnTo: string | null; caller: Caller },
): Promise<{ url: string }> {
  await spendTries(ctx, [{ budget: 'oidcAddress', about: [caller.network] }])
  const secrets = { state: drawn(), nonce: drawn(), codeVerifier: drawn() }
  const url = await provider.addressOf(secrets)
  const back = samePath(returnTo, '')
  await insertAttempt(ctx.db, {
    stateHash: hashState(secrets.state),
    browserHash: caller.browserHash,
    nonce: secrets.nonce,
    codeVerifier: secrets.codeVerifier,
    returnTo: back === '' ? null : back,
    expiresAt: new Date(ctx.now().getTime() + attemptMs),
  })
  return { url }
}

/** How a sign-in that was begun is found later. */
export function hashState(state: string): string {
  return createHash('sha256').update(state).digest('base64url')
}

/** 256 random bits, in the alphabet and length that PKCE demands. */
function drawn(): string {
  return randomBytes(32).toString('base64url')
}
