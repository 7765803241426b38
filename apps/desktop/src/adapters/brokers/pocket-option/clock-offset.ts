import type { ClockReading } from '@stratomate/engine/gate/clock-guard'

const keptMs = 120_000
/** A running clock has steady offsets over this time; a stopped one, such as that of old prices, does not. */
const steadyMs = 2_000
/** At most this many samples, so that even with many prices a second the reading covers some seconds. */
const spacedMs = 250
const jitterMsMax = 1_500
/** How long a message may have been on its way. */
const delayMsMax = 1_000
/** A broker's timestamps may be in a time zone of its own, which is not an error of any clock. */
const zoneMs = 1_800_000

/**
 * The broker's clock minus ours. A message needs time to arrive, so each sample is a little too small and the largest
 * of the last two minutes is the best.
 */
export class ClockOffset {
  #samples: { atMs: number; offsetMs: number }[] = []
  #spaced: { atMs: number; offsetMs: number }[] = []

  take(serverMs: number, nowMs: number): void {
    const last = this.#spaced.at(-1)
    if (last === undefined || Math.abs(nowMs - last.atMs) >= spacedMs)
      this.#spaced = [...this.#spaced.slice(-19), { atMs: nowMs, offsetMs: serverMs - nowMs }]
    this.#samples = [
      ...this.#samples.filter(({ atMs }) => nowMs - atMs < keptMs).slice(-50),
      { atMs: nowMs, offsetMs: serverMs - nowMs },
    ]
  }

  isKnown(): boolean {
    return this.#samples.length > 0
  }

  /** The broker's clock minus ours, without its time zone; null until prices have shown it for some seconds. */
  reading(nowMs: number): ClockReading | null {
    const samples = this.#spaced.filter(({ atMs }) => Math.abs(nowMs - atMs) < keptMs)
    const offsets = samples.map(({ offsetMs }) => offsetMs)
    const [first, last] = [samples.at(0), samples.at(-1)]
    if (first === undefined || last === undefined || last.atMs - first.atMs < steadyMs) return null
    const aheadMs = Math.max(...offsets)
    if (aheadMs - Math.min(...offsets) > jitterMsMax) return null
    return { aheadMs: aheadMs - Math.round(aheadMs / zoneMs) * zoneMs, uncertaintyMs: delayMsMax, atMs: last.atMs }
  }

  /** Milliseconds; 0 while nothing is known. */
  valueMs(): number {
    return this.isKnown() ? Math.max(...this.#samples.map(({ offsetMs }) => offsetMs)) : 0
  }
}
