import { randomUUID } from 'node:crypto'
import { desktopAudience, tokenIssuer } from '@stratomate/contracts'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export type Keys = Awaited<ReturnType<typeof createKeys>>

const userId = randomUUID()

/** Keys of a test server: its own and published one, and one that no app knows. */
export async function createKeys() {
  const [own, other] = await Promise.all([
    generateKeyPair('EdDSA', { crv: 'Ed25519' }),
    generateKeyPair('EdDSA', { crv: 'Ed25519' }),
  ])
  const published = { ...(await exportJWK(own.publicKey)), kid: 'key-1', alg: 'EdDSA', use: 'sig' }
  return { own: own.privateKey, other: other.privateKey, published }
}

type Signing = { key: Keys['own']; type: string; expiresAtMs: number }

/** A token of the server of tests. */
export function sign(claims: Record<string, unknown>, { key, type, expiresAtMs }: Signing): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', kid: 'key-1', typ: type })
    .setIssuer(tokenIssuer)
    .setAudience(desktopAudience)
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime(Math.floor(expiresAtMs / 1_000))
    .sign(key)
}
