import type { UsedToday } from '@stratomate/contracts'
import { type Limit, tradingDayOf } from '@stratomate/domain'

type UsageDependencies = {
  now: () => number
  /** Trades of the plan that this computer has made on the present day. */
  own: () => number
}

/**
 * How many trades of a day the account has made on all its computers: the service's last count, and what this computer
 * has traded since. Never fewer than its own.
 */
export class AccountUsage {
  readonly #dependencies: UsageDependencies
  #said: (UsedToday & { own: number }) | null = null

  constructor(dependencies: UsageDependencies) {
    this.#dependencies = dependencies
  }

  /** The count of this computer's trades from before the question, which `take` needs. */
  own(): number {
    return this.#dependencies.own()
  }

  /** @param own the trades of this computer at the moment of the question */
  take(used: UsedToday | null, own: number): void {
    if (used !== null) this.#said = { ...used, own }
  }

  /** Trades of the account on the present day. */
  usedToday(): number {
    const { own, now } = this.#dependencies
    if (this.#said?.day !== tradingDayOf(now())) return own()
    return Math.max(own(), this.#said.used + Math.max(0, own() - this.#said.own))
  }

  /** Whether all trades of a plan are used up; false without a plan. */
  isUsedUp(limit: Limit | null): boolean {
    return limit !== null && limit !== 'unlimited' && this.usedToday() >= limit
  }
}
