import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { errorText } from '@stratomate/std/errors'
import { listeningPort } from '@stratomate/std/ports'
import { readJson } from '@stratomate/std/text'
import type { TokenSignIn, TokenSignInEnd } from '../broker-adapter.ts'
import { DerivOAuthFault, DerivOAuthToken } from './deriv-messages.ts'

export const derivAuthOrigin = 'https://auth.deriv.com'

const returnPath = '/deriv'
/** The origin that lists accounts and opens sockets. */
const scope = 'trade'
const answerMsMax = 10_000

type Return = { kind: 'code'; code: string } | { kind: 'refused'; reason: string }

/**
 * OAuth 2 with PKCE (RFC 7636) and a redirect to this computer (RFC 8252): the person signs in on the broker's own
 * page, which sends a code that is worth nothing without the verifier kept here. One attempt listens on one free port,
 * accepts one answer with its state, and ends after `patienceMs`.
 */
export async function signInAtDeriv(origin: string, attempt: TokenSignIn): Promise<TokenSignInEnd> {
  const { appId, openPage, stop, patienceMs } = attempt
  const [state, verifier] = [newSecret(), newSecret()]
  const returned = Promise.withResolvers<Return>()
  const server = createServer((request, response) => answer(request, response, { state, take: returned.resolve }))
  server.on('error', returned.reject)
  const patience = AbortSignal.any([stop, AbortSignal.timeout(patienceMs)])
  try {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const redirectUri = `http://127.0.0.1:${listeningPort(server)}${returnPath}`
    const url = new URL('/oauth2/auth', origin)
    url.search = new URLSearchParams({
      response_type: 'code',
      client_id: appId,
      redirect_uri: redirectUri,
      scope,
      state,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }).toString()
    openPage(url.href)
    const answered = await Promise.race([returned.promise, aborted(patience)])
    if (answered === null) return { kind: stop.aborted ? 'gave_up' : 'too_long' }
    if (answered.kind === 'refused') return answered
    return await exchange(origin, { appId, code: answered.code, verifier, redirectUri })
  } catch (error) {
    return { kind: 'failed', reason: errorText(error) }
  } finally {
    close(server)
  }
}

type Exchange = { appId: string; code: string; verifier: string; redirectUri: string }

async function exchange(origin: string, { appId, code, verifier, redirectUri }: Exchange): Promise<TokenSignInEnd> {
  const response = await fetch(new URL('/oauth2/token', origin), {
    method: 'POST',
    redirect: 'error',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: appId,
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
    }),
    signal: AbortSignal.timeout(answerMsMax),
  })
  const body = readJson(await response.text())
  const read = DerivOAuthToken.safeParse(body)
  if (response.ok && read.success) {
    const { access_token: token, expires_in: lastsS } = read.data
    return { kind: 'signed_in', token, lastsS }
  }
  const fault = DerivOAuthFault.safeParse(body).data?.error ?? ''
  return { kind: 'failed', reason: `the code was not exchanged (${response.status} ${fault})`.replace(' )', ')') }
}

type Attempt = { state: string; take: (returned: Return) => void }

/** Only the answer to this attempt is accepted; anything else that arrives here changes nothing. */
function answer(request: IncomingMessage, response: ServerResponse, { state, take }: Attempt): void {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  const given = url.searchParams.get('state') ?? ''
  const isOurs = request.method === 'GET' && url.pathname === returnPath && isSame(given, state)
  if (!isOurs) return write(response, 400, 'This is not an answer to the sign-in that the app has begun.')
  const code = url.searchParams.get('code')
  if (code !== null && code.length <= 4_000) {
    write(response, 200, 'You are signed in. Close this page and go back to the app.')
    return take({ kind: 'code', code })
  }
  write(response, 200, 'The sign-in was not completed. Close this page and go back to the app.')
  take({ kind: 'refused', reason: (url.searchParams.get('error') ?? 'no code').slice(0, 60) })
}

function write(response: ServerResponse, status: number, sentence: string): void {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    connection: 'close',
  }
  response.writeHead(status, headers).end(sentence)
}

/** 43 characters of the alphabet that PKCE allows, 256 bits. */
function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

function isSame(given: string, wanted: string): boolean {
  return given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted))
}

function aborted(signal: AbortSignal): Promise<null> {
  if (signal.aborted) return Promise.resolve(null)
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }))
}

/** The last answer is still sent. */
function close(server: Server): void {
  server.close()
  setTimeout(() => server.closeAllConnections(), 1_000).unref()
}
