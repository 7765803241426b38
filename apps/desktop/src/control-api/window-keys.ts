import { createHash, randomBytes } from 'node:crypto'
import { keepNewest } from '@stratomate/engine/keep-newest'

const tokenLifeMs = 10 * 60_000
const tokensMax = 16
const sessionsMax = 8

/**
 * Who may use the window: an address with a token opens it once and gives a cookie that is valid until the app ends.
 * Only hashes are kept, and looked up by hash, so that no comparison reveals how much of a guess was right.
 */
export class WindowKeys {
  readonly #now: () => number
  readonly #tokens = new Map<string, number>()
  readonly #sessions = new Set<string>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** A new token of 256 bits; it opens one session within ten minutes. */
  newToken(): string {
    const token = randomBytes(32).toString('base64url')
    this.#tokens.set(hashOf(token), this.#now() + tokenLifeMs)
    keepNewest(this.#tokens, tokensMax)
    return token
  }

  /** The cookie's value for a token that was not used yet; null otherwise. */
  exchange(token: string): string | null {
    const hash = hashOf(token)
    const endsAtMs = this.#tokens.get(hash)
    this.#tokens.delete(hash)
    if (endsAtMs === undefined || this.#now() >= endsAtMs) return null
    const session = randomBytes(32).toString('base64url')
    this.#sessions.add(hashOf(session))
    keepNewest(this.#sessions, sessionsMax)
    return session
  }

  isSession(session: string | null): boolean {
    return session !== null && this.#sessions.has(hashOf(session))
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
