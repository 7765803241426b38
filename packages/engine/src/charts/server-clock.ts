import type { ConnectedChart } from '../ports.ts'

const quarterS = 900
/** No time zone is farther from UTC. */
const offsetSMax = 14 * 3_600

/**
 * A time of the chart's clock as UTC, Unix seconds, given when it was shown. Clocks of trade servers are whole quarters
 * of an hour from UTC. A time farther away than any clock comes from a recording, and a simulated chart has no clock of
 * its own: both are taken as UTC.
 */
export function utcOf({ isSimulated }: Pick<ConnectedChart, 'isSimulated'>, timeS: number, nowMs: number): number {
  const offsetS = Math.round((timeS - nowMs / 1_000) / quarterS) * quarterS
  return isSimulated || Math.abs(offsetS) > offsetSMax ? timeS : timeS - offsetS
}

/**
 * This many closed candles show how far the chart's clock is ahead; after as many, a clock that was set back is
 * followed.
 */
const leadsKept = 20

/**
 * How far a chart's clock was ahead of ours when its last candles closed, seconds. The least delayed candle is the most
 * exact.
 */
export class ServerClock {
  readonly #leadsS: number[] = []

  /** A candle closed at `closeTimeS` by the chart's clock, and arrived at `nowMs`. */
  add(closeTimeS: number, nowMs: number): void {
    this.#leadsS.push(closeTimeS - nowMs / 1_000)
    if (this.#leadsS.length > leadsKept) this.#leadsS.shift()
  }

  /** How long ago `timeS` of the chart's clock was at `nowMs`, seconds; 0 when that is unknown. */
  secondsSince(timeS: number, nowMs: number): number {
    return this.#leadsS.length === 0 ? 0 : Math.max(...this.#leadsS) - (timeS - nowMs / 1_000)
  }
}
