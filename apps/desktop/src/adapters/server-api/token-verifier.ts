import {
  desktopAudience,
  EntitlementClaims,
  entitlementTokenType,
  LeaseClaims,
  leaseTokenType,
  tokenIssuer,
} from '@stratomate/contracts'
import { UpdateClaims, updateTokenType } from '@stratomate/contracts/desktop/update'
import { dayMs } from '@stratomate/std/time'
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWK, type JWTPayload, jwtVerify } from 'jose'

/** A token that must not be believed. `unknown_key` may only mean that the server has new keys. */
export class TokenError extends Error {
  override readonly name = 'TokenError'
  readonly reason: 'invalid' | 'unknown_key'

  constructor(reason: 'invalid' | 'unknown_key', message: string) {
    super(message)
    this.reason = reason
  }
}

export type PinnedKeys = { keys: readonly Record<string, unknown>[] }
export type Verification = { keys: PinnedKeys; nowMs: number }

const clockToleranceS = 60
// Tomorrow's leases are issued from 20:00 UTC on, and nothing earlier than that.
const aheadMsMax = dayMs

/**
 * Accepts a lease only when it is signed by a pinned key, of the right type, for this app and this device. A lease
 * of tomorrow is valid today; when it may be spent is a rule of the lease selection. Throws a TokenError.
 */
export async function verifyLease(token: string, deviceId: string, verification: Verification): Promise<LeaseClaims> {
  const claims = claimsOf(LeaseClaims.safeParse(await verify(token, leaseTokenType, verification)))
  if (claims.device !== deviceId) throw new TokenError('invalid', 'The lease belongs to another device.')
  return claims
}

/** Verifies an entitlement like a lease. Throws a TokenError. */
export async function verifyEntitlement(token: string, verification: Verification): Promise<EntitlementClaims> {
  return claimsOf(EntitlementClaims.safeParse(await verify(token, entitlementTokenType, verification)))
}

/**
 * Verifies the description of a package. It never expires; which version may follow which is decided by the updates.
 * Throws a TokenError.
 */
export async function verifyUpdate(token: string, verification: Verification): Promise<UpdateClaims> {
  return claimsOf(UpdateClaims.safeParse(await verify(token, updateTokenType, verification)))
}

function claimsOf<Claims>(parsed: { success: true; data: Claims } | { success: false }): Claims {
  if (parsed.success) return parsed.data
  throw new TokenError('invalid', 'The claims are not of the contract.')
}

async function verify(token: string, type: string, { keys, nowMs }: Verification): Promise<JWTPayload> {
  const keySet = createLocalJWKSet(keySetOf(keys))
  try {
    const { payload } = await jwtVerify(token, keySet, {
      algorithms: ['EdDSA'],
      issuer: tokenIssuer,
      audience: desktopAudience,
      typ: type,
      clockTolerance: clockToleranceS,
      currentDate: new Date(Math.max(nowMs, Math.min(notBeforeMsOf(token), nowMs + aheadMsMax))),
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JWKSNoMatchingKey) throw new TokenError('unknown_key', 'Signed with an unknown key.')
    if (error instanceof errors.JOSEError) throw new TokenError('invalid', `Not valid (${error.code}).`)
    throw error
  }
}

function keySetOf({ keys }: PinnedKeys): JSONWebKeySet {
  // Safe: jose checks each key when it uses it and refuses what is not one.
  return { keys: keys.filter((key): key is JWK & Record<string, unknown> => typeof key['kty'] === 'string') }
}

/** The start of validity in an unverified token: only used to check it later than now, never earlier. */
function notBeforeMsOf(token: string): number {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
    if (typeof payload !== 'object' || payload === null || !('nbf' in payload)) return 0
    return typeof payload.nbf === 'number' && Number.isFinite(payload.nbf) ? payload.nbf * 1_000 : 0
  } catch {
    return 0
  }
}
