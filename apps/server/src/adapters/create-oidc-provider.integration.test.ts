import { createServer } from 'node:http'
import { inspect } from 'node:util'
import { listeningPort } from '@stratomate/std/ports'
import { startOidcProvider, type OidcProviderDouble } from '@stratomate/simulators/oidc/start-oidc-provider'
import { walkProvider } from '@stratomate/simulators/oidc/walk-provider'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOidcProvider, type OidcOptions } from './create-oidc-provider.ts'

const redirectUri = 'http://localhost:1/back'
const secrets = { state: 'a'.repeat(43), nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) }
const clientSecret = 'a secret that is long enough for HS256'
const base = {
  clientId: 'us',
  clientSecret,
  name: 'Acme ID',
  scopes: 'openid email',
  redirectUri,
  now: () => new Date(),
}
const ours = await generateKeyPair('ES256')
const theirs = await generateKeyPair('ES256')

/** What the false provider answers; each test changes one part of it. */
const forged: {
  metadata: Record<string, unknown>
  idToken: () => Promise<string>
  info: unknown
  tokenStatus: number
  error: string | undefined
} = { metadata: {}, idToken: async () => '', info: {}, tokenStatus: 200, error: undefined }

let issuer = ''
/** A provider that answers whatever a test wants. */
const forger = createServer((request, response) => {
  const send = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  switch (request.url?.split('?')[0]) {
    case '/.well-known/openid-configuration':
      return send(200, {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        userinfo_endpoint: `${issuer}/me`,
        // With claims that must not be believed.
        id_token_signing_alg_values_supported: ['ES256', 'HS256', 'none'],
        ...forged.metadata,
      })
    case '/token':
      return void forged
        .idToken()
        .then((id_token) =>
          send(forged.tokenStatus, { id_token, access_token: 'the-access', token_type: 'Bearer', error: forged.error }),
        )
    case '/keys':
      return void exportJWK(ours.publicKey).then((key) => send(200, { keys: [{ ...key, alg: 'ES256', kid: 'one' }] }))
    case '/me':
      return send(200, forged.info)
    case '/long':
      return send(200, { sub: 'kim', padding: 'x'.repeat(300_000) })
    case '/endless/.well-known/openid-configuration':
      response.writeHead(200)
      return void response.write(JSON.stringify('x'.repeat(300_000)))
    default:
      return send(404, {})
  }
})

beforeAll(async () => {
  await new Promise<void>((resolve) => forger.listen(0, '127.0.0.1', resolve))
  // Safe: a server that listens on a port has such an address.
  issuer = `http://127.0.0.1:${listeningPort(forger)}`
})
afterAll(() => {
  forger.closeAllConnections()
  forger.close()
})

const claims = (change: Record<string, unknown> = {}): JWTPayload => ({
  iss: issuer,
  aud: 'us',
  sub: 'kim',
  nonce: secrets.nonce,
  email: 'kim@example.com',
  email_verified: true,
  ...change,
})
const sign = (payload: JWTPayload, key = ours.privateKey, expires = '5m') =>
  new SignJWT(payload)
    .setProtectedHeader({ alg: 'ES256', kid: 'one' })
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(key)
const signWithSecret = (payload: JWTPayload) =>
  new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(new TextEncoder().encode(clientSecret))

async function identify(change: Partial<typeof forged>, options: Partial<OidcOptions> = {}) {
  const usual = { metadata: {}, info: {}, tokenStatus: 200, error: undefined }
  Object.assign(forged, { ...usual, idToken: () => sign(claims()) }, change)
  const provider = createOidcProvider({ ...base, issuer, ...options })
  return provider.identify({ code: 'the-code', issuer: null, nonce: secrets.nonce, codeVerifier: secrets.codeVerifier })
}

describe('an ID token', () => {
  test('that is right says who somebody is', async () => {
    expect(await identify({})).toEqual({
      subject: 'kim',
      email: 'kim@example.com',
      isEmailVerified: true,
      firstName: null,
      lastName: null,
    })
  })

  test.each<[string, () => Promise<string>]>([
    ['of another issuer', () => sign(claims({ iss: 'http://127.0.0.1:1' }))],
    ['for another client', () => sign(claims({ aud: 'them' }))],
    ['for several clients, asked for by another', () => sign(claims({ aud: ['us', 'them'], azp: 'them' }))],
    ['for several clients, asked for by nobody', () => sign(claims({ aud: ['us', 'them'] }))],
    ['asked for by another client', () => sign(claims({ azp: 'them' }))],
    ['with another nonce', () => sign(claims({ nonce: 'x' }))],
    ['without a nonce', () => sign(claims({ nonce: undefined }))],
    ['without a subject', () => sign(claims({ sub: undefined }))],
    ['with an empty subject', () => sign(claims({ sub: '' }))],
    ['that has expired', () => sign(claims(), ours.privateKey, '-5m')],
    ['of later', () => sign(claims({ nbf: Math.floor(Date.now() / 1_000) + 600 }))],
    ['signed by somebody else', () => sign(claims(), theirs.privateKey)],
    ['signed with the secret of the client', () => signWithSecret(claims())],
    ['without a signature', async () => new UnsecuredJWT(claims()).setIssuedAt().setExpirationTime('5m').encode()],
    ['that is none', async () => 'e30.e30.x'],
  ])('%s is refused', async (_what, idToken) => {
    await expect(identify({ idToken })).rejects.toMatchObject({ code: 'oidc_refused' })
  })
})

describe('a failure', () => {
  test.each<[string, string, Partial<typeof forged>]>([
    ['a nonce', 'unexpected ID Token "nonce"', { idToken: () => sign(claims({ nonce: 'x' })) }],
    ['a signature', 'signature verification failed', { idToken: () => sign(claims(), theirs.privateKey) }],
    ['a malformed ID token', 'Invalid JWT', { idToken: async () => 'ey-kim' }],
    [
      'an answer that names no issuer',
      '"iss" (issuer) missing',
      { metadata: { authorization_response_iss_parameter_supported: true } },
    ],
    ['a token endpoint that says why', 'invalid_grant', { tokenStatus: 400, error: 'invalid_grant' }],
    [
      'user info of somebody else',
      'unexpected "response" body "sub"',
      { idToken: () => sign(claims({ email: undefined })), info: { sub: 'eve', email: 'kim@example.com' } },
    ],
  ])('of %s is explained without codes, tokens and names', async (_what, reason, change) => {
    const error: unknown = await identify(change).catch((thrown: unknown) => thrown)
    const logged = inspect(error, { depth: null, showHidden: true })

    expect(logged).toContain(reason)
    for (const secret of ['the-code', 'the-access', clientSecret, secrets.nonce, 'ey', 'kim', 'eve']) {
      expect(logged.replaceAll(/ at .*/gu, '')).not.toContain(secret)
    }
  })
})

describe('what the provider says of a person', () => {
  const withoutEmail = () => sign(claims({ email: undefined, email_verified: undefined }))

  test.each([
    ['a verified email', { email_verified: true }, true],
    ['a verified email, as text', { email_verified: 'true' }, true],
    ['an email that is not verified', { email_verified: false }, false],
    ['an email without a word on it', {}, false],
    ['a number', { email_verified: 1 }, false],
  ])('%s', async (_what, said, isEmailVerified) => {
    const info = { sub: 'kim', email: 'kim@example.com', ...said }

    expect(await identify({ idToken: withoutEmail, info })).toMatchObject({ email: 'kim@example.com', isEmailVerified })
  })

  test.each([
    ['no email', {}],
    ['an invalid email', { email: 'kim', email_verified: true }],
    ['an email that is a list', { email: ['kim@example.com'], email_verified: true }],
    ['an email without end', { email: `${'k'.repeat(300)}@example.com`, email_verified: true }],
  ])('%s names no mailbox', async (_what, said) => {
    expect(await identify({ idToken: withoutEmail, info: { sub: 'kim', ...said } })).toMatchObject({ email: null })
  })

  test('names are kept when they can be names', async () => {
    const info = { sub: 'kim', given_name: ' Kim ', family_name: 'x\u0000y' }

    expect(await identify({ idToken: withoutEmail, info })).toMatchObject({ firstName: 'Kim', lastName: null })
  })

  test('about somebody else is refused', async () => {
    const info = { sub: 'eve', email: 'kim@example.com', email_verified: true }

    await expect(identify({ idToken: withoutEmail, info })).rejects.toMatchObject({ code: 'oidc_refused' })
  })
})

describe('a provider', () => {
  const begin = (options: Partial<OidcOptions> = {}) =>
    createOidcProvider({ ...base, issuer, ...options }).addressOf(secrets)

  test('is asked with PKCE, state and nonce', async () => {
    Object.assign(forged, { metadata: { authorization_endpoint: `${issuer}/auth?tenant=1` } })
    const { searchParams: asked } = new URL(await begin())

    expect(Object.fromEntries(asked)).toEqual({
      tenant: '1',
      response_type: 'code',
      client_id: 'us',
      redirect_uri: redirectUri,
      scope: 'openid email',
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: '7w_YNF9DSfIdPf_pRjSq646_kPr-2-o9NAl16JGghdM',
      code_challenge_method: 'S256',
    })
  })

  test.each<[string, Record<string, unknown>]>([
    ['names another issuer', { issuer: 'http://127.0.0.1:1' }],
    ['names no keys', { jwks_uri: undefined }],
    ['names a page that is no web address', { authorization_endpoint: 'javascript:alert(1)' }],
  ])('that %s is not used', async (_what, metadata) => {
    Object.assign(forged, { metadata })

    await expect(begin()).rejects.toMatchObject({ code: 'oidc_unavailable' })
  })

  test.each([
    ['cannot be reached', 'http://127.0.0.1:1'],
    ['answers without end', '/endless'],
    ['has no such page', '/none'],
  ])('that %s is away', async (_what, place) => {
    const away = place.startsWith('/') ? `${issuer}${place}` : place

    await expect(begin({ issuer: away })).rejects.toMatchObject({ code: 'oidc_unavailable' })
  })

  test.each(['/', '/{tenantid}'])('that adds "%s" to its name is not used', async (ending) => {
    Object.assign(forged, { metadata: { issuer: `${issuer}${ending}` } })

    await expect(begin()).rejects.toMatchObject({ code: 'oidc_unavailable' })
  })

  test('that is away is asked again at the next sign-in', async () => {
    Object.assign(forged, { metadata: { issuer: 'http://127.0.0.1:1' } })
    const provider = createOidcProvider({ ...base, issuer })
    const first = await provider.addressOf(secrets).catch(() => 'away')
    Object.assign(forged, { metadata: {} })

    expect(first).toBe('away')
    expect(await provider.addressOf(secrets)).toContain('/auth?')
  })

  test.each([
    [500, 'oidc_unavailable'],
    [400, 'oidc_refused'],
    [401, 'oidc_refused'],
  ])('whose answer to the code is %i', async (tokenStatus, code) => {
    await expect(identify({ tokenStatus })).rejects.toMatchObject({ code })
  })

  test.each(['token_endpoint', 'jwks_uri', 'userinfo_endpoint'])(
    'whose %s answers at too great a length',
    async (endpoint) => {
      const idToken = () => sign(claims({ email: undefined }))

      await expect(identify({ idToken, metadata: { [endpoint]: `${issuer}/long` } })).rejects.toMatchObject({
        code: 'oidc_unavailable',
      })
    },
  )

  test('whose keys are away', async () => {
    await expect(identify({ metadata: { jwks_uri: 'http://127.0.0.1:1/keys' } })).rejects.toMatchObject({
      code: 'oidc_unavailable',
    })
  })
})

describe('a real provider', () => {
  let provider: OidcProviderDouble
  beforeAll(async () => {
    provider = await startOidcProvider()
    provider.register(redirectUri)
    provider.become({ subject: 'kim', email: 'kim@example.com', isVerified: true, firstName: 'Kim', lastName: 'Doe' })
  })
  afterAll(() => provider.close())

  async function walk(change: Partial<OidcOptions>) {
    const { OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET = '' } = provider.settings
    const own = {
      ...base,
      issuer: provider.issuer,
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
      ...change,
    }
    const client = createOidcProvider({ ...own, scopes: 'openid email profile' })
    const back = await walkProvider(await client.addressOf(secrets), redirectUri)
    const [code, named] = ['code', 'iss'].map((part) => back.searchParams.get(part))
    return client.identify({ ...secrets, code: code ?? '', issuer: named ?? null })
  }

  test('lets somebody in', async () => {
    expect(await walk({})).toEqual({
      subject: 'kim',
      email: 'kim@example.com',
      isEmailVerified: true,
      firstName: 'Kim',
      lastName: 'Doe',
    })
  })

  test('refuses a wrong client secret', async () => {
    await expect(walk({ clientSecret: 'wrong' })).rejects.toMatchObject({ code: 'oidc_refused' })
  })

  test('under another address than its own is not used', async () => {
    const alias = provider.issuer.replace('127.0.0.1', 'localhost')

    await expect(walk({ issuer: alias })).rejects.toMatchObject({ code: 'oidc_unavailable' })
  })
})
