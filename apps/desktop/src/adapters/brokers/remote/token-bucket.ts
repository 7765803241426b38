/** A budget of calls that refills evenly, so that a broker's limit is never reached. */
export class TokenBucket {
  readonly #perMinute: number
  readonly #burst: number
  readonly #now: () => number
  #tokens: number
  #filledAtMs: number

  constructor({ perMinute, burst }: { perMinute: number; burst: number }, now: () => number) {
    this.#perMinute = perMinute
    this.#burst = burst
    this.#now = now
    this.#tokens = burst
    this.#filledAtMs = now()
  }

  /** Takes a call when at least `reserve` others are left; false when the budget is spent. */
  take(reserve = 0): boolean {
    const nowMs = this.#now()
    const passedMs = Math.max(0, nowMs - this.#filledAtMs)
    this.#tokens = Math.min(this.#burst, this.#tokens + (passedMs * this.#perMinute) / 60_000)
    this.#filledAtMs = nowMs
    if (this.#tokens < 1 + reserve) return false
    this.#tokens -= 1
    return true
  }
}
