import type { BodyOf, EndpointName, OutputOf } from '@stratomate/contracts'
import type { Log } from '@stratomate/engine/ports'
import { isPassing, type ServerClient, ServerError } from './server-client.ts'
import type { Session } from './session.ts'

type SignedCall<Name extends EndpointName> = { params?: Readonly<Record<string, string>>; body?: BodyOf<Name> }

/** The signed-in connection to the server: one retry with a fresh token, one log line when it is lost or restored. */
export class ServerLink {
  readonly #client: ServerClient
  readonly #session: Session
  readonly #log: Log
  readonly #onRevoked: () => void
  readonly #onSuspended: () => void
  readonly #now: () => number
  readonly #whatStillWorks: () => string
  #downSinceMs: number | null = null

  constructor(parts: {
    client: ServerClient
    session: Session
    log: Log
    onRevoked: () => void
    onSuspended: () => void
    now: () => number
    /** What may be traded without the server, in a sentence. */
    whatStillWorks: () => string
  }) {
    this.#client = parts.client
    this.#session = parts.session
    this.#log = parts.log
    this.#onRevoked = parts.onRevoked
    this.#onSuspended = parts.onSuspended
    this.#now = parts.now
    this.#whatStillWorks = parts.whatStillWorks
  }

  isDown(): boolean {
    return this.#downSinceMs !== null
  }

  /** Since when the server does not answer, Unix milliseconds; null while it does. */
  downSinceMs(): number | null {
    return this.#downSinceMs
  }

  /** Throws a ServerError. A device that was signed out calls `onRevoked` first, a suspended account `onSuspended`. */
  async call<Name extends EndpointName>(name: Name, call: SignedCall<Name> = {}): Promise<OutputOf<Name>> {
    return this.#watch(async () => {
      try {
        return await this.#client.call(name, { ...call, token: await this.#session.accessToken() })
      } catch (error) {
        if (!(error instanceof ServerError) || error.code !== 'signed_out') throw error
        this.#session.dropAccess()
        return await this.#client.call(name, { ...call, token: await this.#session.accessToken() })
      }
    })
  }

  async openStream(path: string, lastEventId: string | null, signal: AbortSignal): Promise<Response> {
    return this.#watch(async () => {
      return this.#client.stream(path, { token: await this.#session.accessToken(), lastEventId, signal })
    })
  }

  async #watch<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work()
      if (this.#downSinceMs !== null) this.#log.info('The server can be reached again.')
      this.#downSinceMs = null
      return result
    } catch (error) {
      const isRefused = error instanceof ServerError && (error.code === 'invalid_grant' || error.code === 'signed_out')
      // Without a credential the person is just signing in, so nothing was revoked.
      if (error instanceof ServerError && error.code === 'account_suspended') this.#onSuspended()
      if (isRefused && this.#session.credential() !== null) this.#onRevoked()
      else if (isPassing(error) && this.#downSinceMs === null) {
        this.#downSinceMs = this.#now()
        const reason = error instanceof Error ? error.message : ''
        this.#log.warn(`${reason} ${this.#whatStillWorks()}`)
      }
      throw error
    }
  }
}
