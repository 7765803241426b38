import { createHash } from 'node:crypto'
import { Email, singleLine } from '@stratomate/contracts'
import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { OidcAnswer, OidcPerson, OidcProvider, OidcSecrets } from '#server/features/accounts/ports.ts'
import { AppError } from '#server/features/app-error.ts'

export type OidcOptions = {
  issuer: string
  clientId: string
  clientSecret: string
  name: string
  scopes: string
  /** Where the provider leads back to. */
  redirectUri: string
  now: () => Date
}

/** A person who waits for the provider's page gives up soon after this. */
const timeoutMs = 4_000
const answerBytesMax = 256_000
/** Addresses and algorithms of a provider change rarely; keys have a cache of their own. */
const metadataMs = 3_600_000
const clockToleranceS = 60
/** Signatures with a pair of keys: neither none, nor one that is made with the secret of the client. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']

const Metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url({ protocol: /^https?$/u }),
  token_endpoint: z.url({ protocol: /^https?$/u }),
  jwks_uri: z.url({ protocol: /^https?$/u }),
  userinfo_endpoint: z.url({ protocol: /^https?$/u }).optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
  authorization_response_iss_parameter_supported: z.boolean().optional(),
})
type Metadata = z.infer<typeof Metadata>
type Discovery = { metadata: Metadata; keys: ReturnType<typeof createRemoteJWKSet>; untilMs: number }

const Tokens = z.object({ id_token: z.string(), access_token: z.string(), token_type: z.string() })
type Tokens = z.infer<typeof Tokens>
const Claims = z.looseObject({ sub: z.string().min(1).max(255) })
type Claims = z.infer<typeof Claims>

/**
 * Any OpenID Connect provider, by discovery at its first use: the code flow with PKCE, state and nonce. A provider that
 * is away never stops the service. No token is kept: who somebody is, is all that is asked.
 */
export function createOidcProvider(options: OidcOptions): OidcProvider {
  const { issuer, name } = options
  let discovery: Discovery | null = null
  const discover = async (): Promise<Discovery> => {
    const nowMs = options.now().getTime()
    if (discovery === null || discovery.untilMs <= nowMs) {
      const metadata = await readMetadata(issuer)
      const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: timeoutMs })
      discovery = { metadata, keys, untilMs: nowMs + metadataMs }
    }
    return discovery
  }
  return {
    issuer,
    name,
    addressOf: async (secrets) => authorizationAddress((await discover()).metadata, options, secrets),
    identify: async (answer) => {
      const { metadata, keys } = await discover()
      refuseMixUp(metadata, answer)
      const tokens = await exchangeCode(metadata, options, answer)
      const claims = await readIdToken(tokens.id_token, { options, keys, nonce: answer.nonce })
      return personOf(await withUserInfo(metadata, tokens, claims))
    },
  }
}

async function readMetadata(issuer: string): Promise<Metadata> {
  const address = `${issuer.replace(/\/$/u, '')}/.well-known/openid-configuration`
  const { status, body } = await ask(address, {})
  const metadata = Metadata.safeParse(body)
  if (status !== 200 || !metadata.success) throw unavailable(`discovery answered ${status}`, metadata.error)
  // Else somebody else's document could be shown in the place of the provider's.
  if (metadata.data.issuer !== issuer) throw unavailable(`discovery names the issuer ${metadata.data.issuer}`)
  if (issuer.startsWith('https:')) {
    const { authorization_endpoint: page, token_endpoint: token, jwks_uri: keys, userinfo_endpoint } = metadata.data
    const plain = [page, token, keys, userinfo_endpoint ?? token].find((url) => !url.startsWith('https:'))
    if (plain !== undefined) throw unavailable(`discovery names ${plain}, which is not https`)
  }
  return metadata.data
}

function authorizationAddress(
  { authorization_endpoint: page }: Metadata,
  { clientId, redirectUri, scopes }: OidcOptions,
  { state, nonce, codeVerifier }: OidcSecrets,
): string {
  const url = new URL(page)
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: scopes,
    state,
    nonce,
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
  }
  for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value)
  return url.href
}

/** An answer of another provider is refused (RFC 9207); so is one that does not say whose it is, where it must. */
function refuseMixUp(metadata: Metadata, { issuer }: OidcAnswer): void {
  const mustSay = metadata.authorization_response_iss_parameter_supported === true
  if (issuer === null ? mustSay : issuer !== metadata.issuer) throw refused('the answer is of another issuer')
}

async function exchangeCode(metadata: Metadata, options: OidcOptions, answer: OidcAnswer): Promise<Tokens> {
  const { clientId, clientSecret, redirectUri } = options
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const isBasic = methods.includes('client_secret_basic')
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: answer.code,
    redirect_uri: redirectUri,
    code_verifier: answer.codeVerifier,
    ...(isBasic ? {} : { client_id: clientId, client_secret: clientSecret }),
  })
  const answered = await ask(metadata.token_endpoint, {
    method: 'POST',
    headers: isBasic ? { authorization: basic(clientId, clientSecret) } : {},
    body,
  })
  const tokens = Tokens.safeParse(answered.body)
  if (answered.status === 200 && tokens.success) return tokens.data
  const said = z.object({ error: z.string().max(100) }).safeParse(answered.body)
  const reason = `the token endpoint answered ${answered.status} ${said.data?.error ?? ''}`
  throw answered.status >= 500 ? unavailable(reason) : refused(reason)
}

/** Each part is form-encoded first (RFC 6749, section 2.3.1). */
function basic(clientId: string, clientSecret: string): string {
  const [id, secret] = [clientId, clientSecret].map((part) => new URLSearchParams({ part }).toString().slice(5))
  return `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
}

type Check = { options: OidcOptions; keys: Discovery['keys']; nonce: string }

/** Checks signature, issuer, audience, time and nonce. Errors: oidc_refused, oidc_unavailable without the keys. */
async function readIdToken(idToken: string, { options, keys, nonce }: Check): Promise<Claims> {
  const { issuer, clientId: audience } = options
  const payload = await verifyToken(idToken, { options, keys })
  if (payload.nonce !== nonce) throw refused('the ID token has another nonce')
  const isForOthers = Array.isArray(payload.aud) && payload.aud.length > 1
  if ((isForOthers || payload.azp !== undefined) && payload.azp !== audience) {
    throw refused(`the ID token of ${issuer} is for another client`)
  }
  const claims = Claims.safeParse(payload)
  if (!claims.success) throw refused('the ID token names nobody')
  return claims.data
}

async function verifyToken(idToken: string, { options, keys }: Omit<Check, 'nonce'>) {
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms,
      issuer: options.issuer,
      audience: options.clientId,
      requiredClaims: ['sub', 'iat', 'exp'],
      currentDate: options.now(),
      clockTolerance: clockToleranceS,
    })
    return payload
  } catch (error) {
    const isOfToken = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)
    throw isOfToken ? refused('the ID token is not valid', error) : unavailable('no keys of the provider', error)
  }
}

/** Most providers name the e-mail only there. It must be about the same person. */
async function withUserInfo(metadata: Metadata, tokens: Tokens, claims: Claims): Promise<Claims> {
  const { userinfo_endpoint: address } = metadata
  if (address === undefined || (claims['email'] !== undefined && claims['email_verified'] !== undefined)) return claims
  const { status, body } = await ask(address, { headers: { authorization: `Bearer ${tokens.access_token}` } })
  if (status !== 200) throw unavailable(`the user info endpoint answered ${status}`)
  const info = Claims.safeParse(body)
  if (!info.success || info.data.sub !== claims.sub) throw refused('the user info is of somebody else')
  return { ...claims, ...info.data }
}

const Name = singleLine(80)

function personOf(claims: Claims): OidcPerson {
  const { sub: subject, email, email_verified: verified, given_name: first, family_name: last } = claims
  return {
    subject,
    email: Email.safeParse(email).data ?? null,
    // Some providers write booleans as text.
    isEmailVerified: verified === true || verified === 'true',
    firstName: Name.safeParse(first).data || null,
    lastName: Name.safeParse(last).data || null,
  }
}

/** Asks the provider; `body` is null when the answer is no JSON. Errors: oidc_unavailable. */
async function ask(address: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
  try {
    const headers = { accept: 'application/json', ...Object.fromEntries(new Headers(init.headers)) }
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(address, { ...init, headers, signal, redirect: 'error' })
    return { status: response.status, body: parse(await readText(response)) }
  } catch (error) {
    throw unavailable(`no answer from ${new URL(address).host}`, error)
  }
}

async function readText(response: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength
    if (bytes > answerBytesMax) throw new Error('The answer is too long.')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function unavailable(reason: string, cause?: unknown): AppError {
  return new AppError('oidc_unavailable', { cause: new Error(`Identity provider: ${reason}`, { cause }) })
}

function refused(reason: string, cause?: unknown): AppError {
  return new AppError('oidc_refused', { cause: new Error(`Identity provider: ${reason}`, { cause }) })
}
