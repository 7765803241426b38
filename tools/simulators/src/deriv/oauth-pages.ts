import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export type OAuthSettings = {
  /** The registered application. */
  clientId: string
  /** Registered without a port: an app on this computer may use any (RFC 8252, 7.3). */
  redirectUri: string
}

/** What the person does at the page, and how long a code may wait. */
export type OAuthFaults = { consent: 'given' | 'refused'; codeMsMax: number }

type Grant = { challenge: string; redirectUri: string; endsAtMs: number }

const codeForm = /^[\w-]{43}$/u
const verifierForm = /^[\w.~-]{43,128}$/u

/**
 * The pages of authorization and token as the broker documents them; every visitor counts as a person who signs in at
 * once.
 */
export class OAuthPages {
  /** Every access token that was given. */
  readonly tokens = new Set<string>()
  readonly faults: OAuthFaults = { consent: 'given', codeMsMax: 60_000 }
  readonly #settings: OAuthSettings
  readonly #grants = new Map<string, Grant>()

  constructor(settings: OAuthSettings) {
    this.#settings = settings
  }

  /** Whether the request was for one of the pages, and was answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    if (url.pathname === '/oauth2/auth' && request.method === 'GET') this.#authorize(url.searchParams, response)
    else if (url.pathname === '/oauth2/token' && request.method === 'POST') void this.#exchange(request, response)
    else return false
    return true
  }

  #authorize(asked: URLSearchParams, response: ServerResponse): void {
    const redirectUri = asked.get('redirect_uri') ?? ''
    // Nobody is redirected to an address that is not registered.
    if (asked.get('client_id') !== this.#settings.clientId) return refuse(response, 'invalid_client')
    if (!this.#isRegistered(redirectUri)) return refuse(response, 'invalid_request')
    const challenge = asked.get('code_challenge') ?? ''
    const state = asked.get('state') ?? ''
    const isWhole = asked.get('response_type') === 'code' && asked.get('code_challenge_method') === 'S256'
    const isScoped = (asked.get('scope') ?? '').split(' ').includes('trade')
    const error = isWhole && isScoped && codeForm.test(challenge) && state.length >= 8 ? null : 'invalid_request'
    const refusal = error ?? (this.faults.consent === 'refused' ? 'access_denied' : null)
    const back = new URL(redirectUri)
    if (refusal === null) {
      const code = `ory_ac_${randomBytes(24).toString('base64url')}`
      this.#grants.set(code, { challenge, redirectUri, endsAtMs: Date.now() + this.faults.codeMsMax })
      back.searchParams.set('code', code)
    } else back.searchParams.set('error', refusal)
    back.searchParams.set('state', state)
    response.writeHead(302, { location: back.href }).end()
  }

  async #exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!(request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded'))
      return refuse(response, 'invalid_request')
    const given = new URLSearchParams(await text(request))
    if (given.get('client_id') !== this.#settings.clientId) return refuse(response, 'invalid_client')
    if (given.get('grant_type') !== 'authorization_code') return refuse(response, 'unsupported_grant_type')
    const code = given.get('code') ?? ''
    const grant = this.#grants.get(code)
    this.#grants.delete(code)
    const verifier = given.get('code_verifier') ?? ''
    const isProven =
      verifierForm.test(verifier) && createHash('sha256').update(verifier).digest('base64url') === grant?.challenge
    if (
      grant === undefined ||
      !isProven ||
      given.get('redirect_uri') !== grant.redirectUri ||
      Date.now() > grant.endsAtMs
    )
      return refuse(response, 'invalid_grant')
    const token = `ory_at_${randomBytes(32).toString('base64url')}`
    this.tokens.add(token)
    send(response, 200, { access_token: token, expires_in: 3_600, token_type: 'Bearer' })
  }

  #isRegistered(address: string): boolean {
    const url = URL.parse(address)
    if (url === null || url.hash !== '' || url.search !== '') return false
    const registered = new URL(this.#settings.redirectUri)
    if (registered.hostname === '127.0.0.1') url.port = ''
    return url.href === registered.href
  }
}

function refuse(response: ServerResponse, error: string): void {
  send(response, error === 'invalid_client' ? 401 : 400, { error, error_description: error })
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body))
}
