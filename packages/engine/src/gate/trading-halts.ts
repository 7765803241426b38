/** What can stop trading, the most important first: its reason is the one that people read. */
const causes = ['closing', 'journal', 'signed_out', 'suspended', 'version', 'owner', 'person'] as const
export type PauseCause = (typeof causes)[number]

/** The reasons why no signal is traded now. Each cause is only lifted by itself: trading runs when none is left. */
export class TradingHalts {
  readonly #reasons = new Map<PauseCause, string>()

  pause(cause: PauseCause, reason: string): void {
    this.#reasons.set(cause, reason)
  }

  resume(cause: PauseCause): void {
    this.#reasons.delete(cause)
  }

  isPausedBy(cause: PauseCause): boolean {
    return this.#reasons.has(cause)
  }

  /** The cause that people see; null while trading runs. */
  cause(): PauseCause | null {
    return causes.find((cause) => this.#reasons.has(cause)) ?? null
  }

  reason(): string | null {
    const cause = this.cause()
    return cause === null ? null : (this.#reasons.get(cause) ?? null)
  }
}
