import type { EntitlementClaims, MissingPlan } from '@stratomate/contracts'
import { type Limit, limitFromWire } from '@stratomate/domain'
import type { Log } from '@stratomate/engine/ports'
import type { ServerLink } from './server-link.ts'
import type { Session } from './session.ts'
import { TokenError, verifyEntitlement } from './token-verifier.ts'

/**
 * What the account may do now: the last verified entitlement, also while the server cannot be reached, until it
 * expires.
 */
export class EntitlementKeeper {
  readonly #session: Session
  readonly #link: ServerLink
  readonly #log: Log
  readonly #now: () => number
  #claims: EntitlementClaims | null = null
  #token: string | null = null
  #missing: MissingPlan | null = null
  #isAsked = false

  constructor(parts: { session: Session; link: ServerLink; log: Log; now: () => number }) {
    this.#session = parts.session
    this.#link = parts.link
    this.#log = parts.log
    this.#now = parts.now
  }

  current(): EntitlementClaims | null {
    return this.#claims !== null && this.#claims.exp * 1_000 > this.#now() ? this.#claims : null
  }

  /** How many trades a day the plan has; null without a plan. */
  tradesPerDay(): Limit | null {
    const claims = this.current()
    return claims === null ? null : limitFromWire(claims.tradesPerDay)
  }

  /** Why the account has no plan; null with one, and before the server has said so. */
  missing(): MissingPlan | null {
    return this.current() === null ? this.#missing : null
  }

  /** Asks the server once why there is no plan; each refresh asks again. Throws a ServerError. */
  async learnMissing(): Promise<void> {
    if (this.current() !== null) this.#isAsked = false
    else if (!this.#isAsked) await this.refresh()
  }

  /** Takes the entitlement that is stored in the credential; each renewal of the sign-in brings a new one. */
  async takeStored(): Promise<void> {
    const credential = this.#session.credential()
    if (credential === null || credential.entitlement === null) {
      this.#claims = null
      this.#token = null
      return
    }
    if (credential.entitlement === this.#token) return
    try {
      this.#claims = await verifyEntitlement(credential.entitlement, { keys: credential.keys, nowMs: this.#now() })
      this.#token = credential.entitlement
    } catch (error) {
      if (!(error instanceof TokenError)) throw error
      this.#claims = null
      this.#log.warn('The entitlement of this account could not be verified.', { reason: error.message })
    }
  }

  /** Asks the server again. Throws a ServerError. */
  async refresh(): Promise<void> {
    const { entitlement, missing } = await this.#link.call('readEntitlement')
    this.#missing = missing
    this.#isAsked = true
    this.#session.saveEntitlement(entitlement)
    await this.takeStored()
  }
}
