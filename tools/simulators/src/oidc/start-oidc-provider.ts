import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listeningPort } from '@stratomate/std/ports'
import Provider from 'oidc-provider'

/** Who is signed in at the provider; null: the person presses Cancel there. */
export type OidcIdentity = { subject: string; email: string; isVerified: boolean; firstName: string; lastName: string }

export type OidcProviderDouble = {
  issuer: string
  /** The settings by which a service reaches it. */
  settings: Record<string, string>
  /** Where it redirects people back to; nobody is let in before this is set. */
  register: (redirectUri: string) => void
  /** Sets who visits its page from now on. */
  become: (person: OidcIdentity | null) => void
  close: () => Promise<void>
}

const clientId = 'stratomate'
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
const signingKey = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'test' }
const clientSecret = 'a secret of forty characters, for tests+/'

/**
 * A real identity provider on this computer. Its page asks for no password: every visitor is the person that the test
 * names.
 */
export async function startOidcProvider(): Promise<OidcProviderDouble> {
  let person: OidcIdentity | null = null
  let provider: Provider | null = null
  const people = new Map<string, OidcIdentity>()
  const server = createServer((request, response) => {
    serve({ request, response, provider, person }).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  server.on('error', (error) => console.error(error))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${listeningPort(server)}`
  return {
    issuer,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'Acme ID',
    },
    register: (redirectUri) => {
      provider = new Provider(issuer, configurationOf(redirectUri, people))
    },
    become: (next) => {
      person = next
      if (next !== null) people.set(next.subject, next)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Visit = {
  request: IncomingMessage
  response: ServerResponse
  provider: Provider | null
  person: OidcIdentity | null
}

async function serve({ request, response, provider, person }: Visit): Promise<void> {
  if (provider === null) {
    response.writeHead(503).end()
    return
  }
  if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response)
  if (person === null) return provider.interactionFinished(request, response, { error: 'access_denied' })
  const { params } = await provider.interactionDetails(request, response)
  const grant = new provider.Grant({ accountId: person.subject, clientId: String(params['client_id']) })
  grant.addOIDCScope(String(params['scope']))
  const grantId = await grant.save()
  const result = { login: { accountId: person.subject, remember: false }, consent: { grantId } }
  return provider.interactionFinished(request, response, result)
}

function configurationOf(redirectUri: string, people: ReadonlyMap<string, OidcIdentity>): Record<string, unknown> {
  return {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    cookies: { keys: ['a key for tests'] },
    jwks: { keys: [signingKey] },
    ttl: Object.fromEntries(['AccessToken', 'Grant', 'IdToken', 'Interaction', 'Session'].map((kind) => [kind, 600])),
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: () => claimsOf(accountId, people.get(accountId)),
    }),
  }
}

function claimsOf(sub: string, person: OidcIdentity | undefined): Record<string, unknown> {
  if (person === undefined) return { sub }
  const { email, isVerified, firstName, lastName } = person
  return { sub, email, email_verified: isVerified, given_name: firstName, family_name: lastName }
}
