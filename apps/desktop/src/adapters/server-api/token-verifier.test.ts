import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { type PinnedKeys, TokenError, verifyLease } from './token-verifier.ts'

type Key = Awaited<ReturnType<typeof generateKeyPair>>['privateKey']

const nowMs = Date.UTC(2026, 10, 18, 12)
const device = randomUUID()
const claims = { jti: randomUUID(), device, day: '2026-11-18', n: 10, nbf: Date.UTC(2026, 10, 18) / 1_000 }
let own: Key
let other: Key
let keys: PinnedKeys

beforeAll(async () => {
  const [first, second] = await Promise.all([generateKeyPair('EdDSA'), generateKeyPair('EdDSA')])
  own = first.privateKey
  other = second.privateKey
  keys = { keys: [{ ...(await exportJWK(first.publicKey)), kid: 'key-1', alg: 'EdDSA' }] }
})

type Change = {
  key?: Key
  claims?: Record<string, unknown>
  type?: string
  issuer?: string
  audience?: string
  kid?: string
  expiresS?: number
}

function signed(change: Change = {}): Promise<string> {
  return new SignJWT({ ...claims, ...change.claims })
    .setProtectedHeader({ alg: 'EdDSA', kid: change.kid ?? 'key-1', typ: change.type ?? 'lease+jwt' })
    .setIssuer(change.issuer ?? 'stratomate')
    .setAudience(change.audience ?? 'stratomate-desktop')
    .setSubject(device)
    .setIssuedAt(nowMs / 1_000)
    .setExpirationTime(change.expiresS ?? Date.UTC(2026, 10, 19) / 1_000)
    .sign(change.key ?? own)
}

async function refusalOf(token: string): Promise<string> {
  try {
    await verifyLease(token, device, { keys, nowMs })
    return 'believed'
  } catch (error) {
    if (!(error instanceof TokenError)) throw error
    return error.reason
  }
}

test('a lease of the pinned key, for this device, is believed', async () => {
  expect(await verifyLease(await signed(), device, { keys, nowMs })).toMatchObject(claims)
})

test.each<[string, () => Promise<string>, string]>([
  ['signed by another key', () => signed({ key: other }), 'invalid'],
  ['of an unknown key', () => signed({ kid: 'key-2' }), 'unknown_key'],
  ['for another device', () => signed({ claims: { device: randomUUID() } }), 'invalid'],
  ['of another type', () => signed({ type: 'entitlement+jwt' }), 'invalid'],
  ['from another issuer', () => signed({ issuer: 'somebody' }), 'invalid'],
  ['for another audience', () => signed({ audience: 'web' }), 'invalid'],
  ['that has expired', () => signed({ expiresS: nowMs / 1_000 - 61 }), 'invalid'],
  ['without a day', () => signed({ claims: { day: 'soon' } }), 'invalid'],
  [
    'of the day after tomorrow',
    () => signed({ claims: { nbf: nowMs / 1_000 + 90_000 }, expiresS: nowMs / 1_000 + 190_000 }),
    'invalid',
  ],
])('a lease %s is not believed', async (_, token, reason) => {
  expect(await refusalOf(await token())).toBe(reason)
})

test('a lease whose payload was changed is not believed', async () => {
  const [head = '', , signature = ''] = (await signed()).split('.')
  const payload = Buffer.from(JSON.stringify({ ...claims, n: 1_000_000 })).toString('base64url')

  expect(await refusalOf(`${head}.${payload}.${signature}`)).toBe('invalid')
})

test('neither no signature nor one with the public key as password is believed', async () => {
  const part = (content: unknown): string => Buffer.from(JSON.stringify(content)).toString('base64url')
  const hmac = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: 'key-1', typ: 'lease+jwt' })
    .sign(Buffer.from(String(keys.keys[0]?.['x']), 'base64url'))

  expect(await refusalOf(`${part({ alg: 'none', typ: 'lease+jwt' })}.${part(claims)}.`)).toBe('invalid')
  expect(['invalid', 'unknown_key']).toContain(await refusalOf(hmac))
})

test('tomorrow’s lease is believed today; the lease book decides when it pays', async () => {
  const nbf = Date.UTC(2026, 10, 19) / 1_000
  const token = await signed({ claims: { day: '2026-11-19', nbf }, expiresS: nbf + 86_400 })

  expect(await verifyLease(token, device, { keys, nowMs })).toMatchObject({ day: '2026-11-19' })
})
