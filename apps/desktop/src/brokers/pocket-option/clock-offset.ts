const keptMs = 120_000

/**
 * The broker's clock minus ours. A message needs time to arrive, so each sample is a little too small and the largest
 * of the last two minutes is the best.
 */
export class ClockOffset {
  #samples: { atMs: number; offsetMs: number }[] = []

  take(serverMs: number, nowMs: number): void {
    this.#samples = [
      ...this.#samples.filter(({ atMs }) => nowMs - atMs < keptMs).slice(-50),
      { atMs: nowMs, offsetMs: serverMs - nowMs },
    ]
  }

  isKnown(): boolean {
    return this.#samples.length > 0
  }

  /** Milliseconds; 0 while nothing is known. */
  valueMs(): number {
    return this.isKnown() ? Math.max(...this.#samples.map(({ offsetMs }) => offsetMs)) : 0
  }
}
