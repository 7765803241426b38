import { minuteMs } from '@stratomate/std/time'

/** How often each name occurred within the present minute. */
export class MinuteCount {
  readonly #now: () => number
  readonly #counts = new Map<string, number>()
  #minute = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /** Counts one more; false when that is more than `max`. */
  take(name: string, max: number): boolean {
    const minute = Math.floor(this.#now() / minuteMs)
    if (minute !== this.#minute) this.#counts.clear()
    this.#minute = minute
    const count = (this.#counts.get(name) ?? 0) + 1
    this.#counts.set(name, count)
    return count <= max
  }
}
