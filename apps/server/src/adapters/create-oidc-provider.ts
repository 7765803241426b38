import { Email, singleLine } from '@stratomate/contracts'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  type CustomFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client'
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

/** People who wait for the provider's page soon give up. The limit holds for each request. */
const timeoutS = 4
const answerBytesMax = 256_000
/** Addresses of a provider change rarely; keys have a cache of their own. */
const metadataMs = 3_600_000

/** The provider gave no answer that could be read. Errors of this class pass the library as they are. */
class NoAnswer extends ClientError {}

const Claims = z.looseObject({ sub: z.string().min(1).max(255), azp: z.string().optional() })
type Claims = z.infer<typeof Claims>

/**
 * Any OpenID Connect provider, by discovery at its first use: the code flow with PKCE, state and nonce. A provider that
 * cannot be reached never stops the service. No token is kept: the service only needs to know who somebody is.
 */
export function createOidcProvider(options: OidcOptions): OidcProvider {
  const { issuer, name } = options
  let found: { configuration: Configuration; untilMs: number } | null = null
  const configure = async (): Promise<Configuration> => {
    const nowMs = options.now().getTime()
    if (found === null || found.untilMs <= nowMs) {
      found = { configuration: await discover(options), untilMs: nowMs + metadataMs }
    }
    return found.configuration
  }
  return {
    issuer,
    name,
    addressOf: async (secrets) => addressOf(await configure().catch(failAsAway), options, secrets),
    identify: async (answer) => {
      const configuration = await configure().catch(failAsAway)
      return personOf(await readClaims(configuration, options, answer).catch(failAsAnswered))
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: OidcOptions): Promise<Configuration> {
  const isSecure = issuer.startsWith('https:')
  const configuration = await discovery(new URL(issuer), clientId, {}, authenticateWith(clientSecret), {
    timeout: timeoutS,
    [customFetch]: boundedFetch,
    // Also checks the signature of the ID token, for which the library otherwise relies on the TLS connection.
    execute: [enableNonRepudiationChecks, ...(isSecure ? [] : [allowInsecureRequests])],
  })
  const metadata = configuration.serverMetadata()
  // The library accepts a name that differs by a slash, and every tenant of Entra ID. Links to accounts store this
  // name, so it must match exactly.
  if (metadata.issuer !== issuer) throw new ClientError(`the issuer calls itself ${metadata.issuer}`)
  // The library checks each address only when it uses it: most of them after the person has signed in there.
  const address = z.url({ protocol: isSecure ? /^https$/u : /^https?$/u })
  const needed = { authorization_endpoint: address, token_endpoint: address, jwks_uri: address }
  const checked = z.object({ ...needed, userinfo_endpoint: address.optional() }).safeParse(metadata)
  if (!checked.success) throw new ClientError('an address is missing or not allowed', { cause: checked.error })
  return configuration
}

/**
 * Sends the client's secret in a header, which every provider must accept unless it says otherwise (OpenID Connect
 * Discovery).
 */
function authenticateWith(clientSecret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)]
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest)
  }
}

async function addressOf(
  configuration: Configuration,
  { redirectUri, scopes }: OidcOptions,
  { state, nonce, codeVerifier }: OidcSecrets,
): Promise<string> {
  const parameters = {
    redirect_uri: redirectUri,
    scope: scopes,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  }
  return buildAuthorizationUrl(configuration, parameters).href
}

async function readClaims(
  configuration: Configuration,
  { clientId, redirectUri }: OidcOptions,
  { code, issuer, nonce, codeVerifier }: OidcAnswer,
): Promise<Claims> {
  const back = new URL(redirectUri)
  back.searchParams.set('code', code)
  if (issuer !== null) back.searchParams.set('iss', issuer)
  // The state was checked before: it finds the sign-in that was begun, once and only in its own browser.
  const checks = { pkceCodeVerifier: codeVerifier, expectedNonce: nonce, idTokenExpected: true }
  const tokens = await authorizationCodeGrant(configuration, back, checks)
  const claims = Claims.parse(tokens.claims())
  // The library compares it only when there are several audiences.
  if (claims.azp !== undefined && claims.azp !== clientId) throw new ClientError('the ID token is for another client')
  const isWhole = claims['email'] !== undefined && claims['email_verified'] !== undefined
  if (isWhole || configuration.serverMetadata().userinfo_endpoint === undefined) return claims
  // Most providers name the email only there. The library checks that it is about the same person.
  return { ...claims, ...(await fetchUserInfo(configuration, tokens.access_token, claims.sub)) }
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

/** The library does not limit the size. Errors: NoAnswer, also when the provider itself says that it cannot answer. */
const boundedFetch: CustomFetch = async (url, { method, headers: asked, redirect, body, signal }) => {
  try {
    const form = body instanceof URLSearchParams ? body : null
    const response = await fetch(url, { method, headers: asked, redirect, body: form, signal: signal ?? null })
    const bytes = await readBytes(response)
    if (response.status >= 500 || response.status === 429) throw new Error(`status ${response.status}`)
    const { status, headers } = response
    return new Response(bytes.byteLength === 0 ? null : bytes, { status, headers })
  } catch (error) {
    throw new NoAnswer(`no answer from ${new URL(url).host}`, { cause: error })
  }
}

async function readBytes(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let count = 0
  for await (const piece of response.body ?? []) {
    count += piece.byteLength
    if (count > answerBytesMax) throw new Error('The answer is too long.')
    pieces.push(piece)
  }
  return new Uint8Array(Buffer.concat(pieces))
}

function failAsAway(error: unknown): never {
  throw new AppError('oidc_unavailable', { cause: reasonOf(error) })
}

function failAsAnswered(error: unknown): never {
  throw new AppError(error instanceof NoAnswer ? 'oidc_unavailable' : 'oidc_refused', { cause: reasonOf(error) })
}

/** For the log: fixed sentences only, because the library's errors contain answers with tokens, claims and codes. */
function reasonOf(error: unknown): Error {
  const sentences: string[] = []
  for (let at = error; at instanceof Error; at = at.cause) {
    sentences.push(at instanceof ResponseBodyError ? `${at.message} (${at.error.slice(0, 100)})` : at.message)
  }
  return new Error(`Identity provider: ${sentences.join(': ')}`)
}
