import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  type EntitlementClaims,
  entitlementTokenType,
  type LeaseClaims,
  leaseTokenType,
  tokenIssuer,
} from '@stratomate/contracts'
import { type UpdateClaims, updateTokenType } from '@stratomate/contracts/desktop/update'
import { calculateJwkThumbprint, exportJWK, type JWK, jwtVerify, SignJWT } from 'jose'
import type { DesktopAccess, TokenSigner } from '#server/features/ports.ts'

const algorithm = 'EdDSA'
const accessAudience = 'stratomate-desktop-api'
const accessTokenType = 'at+jwt'

/** Reads an Ed25519 private key in PEM. Throws when the text is another kind of key or none. */
export function parsePrivateKey(pem: string): KeyObject {
  const key = createPrivateKey(pem.replaceAll('\\n', '\n'))
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key must be an Ed25519 private key in PEM.')
  return key
}

/** The key kept in a file that only this user can read; made on the first start. */
export function loadOrCreatePrivateKey(path: string): KeyObject {
  if (existsSync(path)) return parsePrivateKey(readFileSync(path, 'utf8'))
  const { privateKey } = generateKeyPairSync('ed25519')
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  chmodSync(path, 0o600)
  return privateKey
}

/** Signs leases, entitlements and access tokens, and checks the latter. */
export async function createTokenSigner(privateKey: KeyObject): Promise<TokenSigner> {
  const publicKey = createPublicKey(privateKey)
  const jwk: JWK = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(jwk)
  const sign = (claims: Record<string, unknown>, type: string) =>
    new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid, typ: type }).sign(privateKey)
  return {
    publicKeys: () => [{ ...jwk, kid, alg: algorithm, use: 'sig' }],
    signLease: (claims: LeaseClaims) => sign(claims, leaseTokenType),
    signEntitlement: (claims: EntitlementClaims) => sign(claims, entitlementTokenType),
    signUpdate: (claims: UpdateClaims) => sign(claims, updateTokenType),
    signAccess: ({ userId, deviceId, expiresAtS }) =>
      sign({ iss: tokenIssuer, aud: accessAudience, sub: userId, device: deviceId, exp: expiresAtS }, accessTokenType),
    readAccess: keepProved((token) => readAccess(token, publicKey)),
  }
}

type Proved = DesktopAccess & { expiresAtMs: number }

/**
 * Tokens whose signature was found good; a computer sends the same one for a quarter of an hour, many times a second.
 */
const provedMax = 20_000

/** The signature is checked once, the expiry each time. The oldest tokens are forgotten first. */
function keepProved(prove: (token: string) => Promise<Proved | null>): TokenSigner['readAccess'] {
  const proved = new Map<string, Proved>()
  return async (token) => {
    const known = proved.get(token) ?? (await prove(token))
    if (known === null) return null
    if (known.expiresAtMs <= Date.now()) {
      proved.delete(token)
      return null
    }
    proved.set(token, known)
    for (const oldest of proved.keys()) {
      if (proved.size <= provedMax) break
      proved.delete(oldest)
    }
    return { userId: known.userId, deviceId: known.deviceId }
  }
}

async function readAccess(token: string, publicKey: KeyObject): Promise<Proved | null> {
  try {
    const { payload } = await jwtVerify(token, publicKey, {
      algorithms: [algorithm],
      issuer: tokenIssuer,
      audience: accessAudience,
      typ: accessTokenType,
    })
    if (typeof payload.sub !== 'string' || typeof payload['device'] !== 'string') return null
    return { userId: payload.sub, deviceId: payload['device'], expiresAtMs: (payload.exp ?? 0) * 1_000 }
  } catch (error) {
    // Any fault of the token means "signed out"; only its kind matters, never its text.
    if (error instanceof Error && 'code' in error) return null
    throw error
  }
}
