export type ReconnectTimings = {
  readonly firstMs: number
  readonly lastMs: number
  /** After this many losses within `windowMs` the next try waits until the window is over, unless an order is open. */
  readonly lossesMax: number
  readonly windowMs: number
}

export const reconnectTimings: ReconnectTimings = { firstMs: 1_000, lastMs: 60_000, lossesMax: 5, windowMs: 600_000 }

/**
 * When to try again after a lost connection: doubling pauses with full jitter, and a long pause after many losses.
 * There is no long pause while the outcome of an order is open: only the broker knows it.
 */
export class ReconnectPlan {
  readonly #timings: ReconnectTimings
  readonly #random: () => number
  #losses: number[] = []
  #attempt = 0

  /** @param random a number in [0, 1) */
  constructor(timings: ReconnectTimings, random: () => number) {
    this.#timings = timings
    this.#random = random
  }

  /** Notes a loss. @returns milliseconds until the next try */
  afterLoss(nowMs: number, orders: 'none_open' | 'some_open'): number {
    const { firstMs, lastMs, lossesMax, windowMs } = this.#timings
    this.#losses = [...this.#losses.filter((atMs) => nowMs - atMs < windowMs), nowMs]
    const pauseMs = this.#random() * Math.min(lastMs, firstMs * 2 ** Math.min(this.#attempt, 16))
    this.#attempt += 1
    const [first = nowMs] = this.#losses
    const rests = orders === 'none_open' && this.#losses.length >= lossesMax
    return rests ? Math.max(pauseMs, first + windowMs - nowMs) : pauseMs
  }

  /**
   * A connection is ready: the pauses begin with the shortest again, but the losses of the last minutes still count.
   */
  onReady(): void {
    this.#attempt = 0
  }

  /** A person asks to try now. */
  forget(): void {
    this.#attempt = 0
    this.#losses = []
  }
}
