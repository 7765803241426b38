import { clockOffMsMax } from '../engine/clock-guard.ts'
import type { Log } from '../engine/ports.ts'

/** Says in the log, once each time, that the clock differs from others too much, and that it is right again. */
export class ClockTeller {
  readonly #log: Pick<Log, 'info' | 'warn'>
  #isOff = false

  constructor(log: Pick<Log, 'info' | 'warn'>) {
    this.#log = log
  }

  tell(offMs: number): void {
    const isOff = offMs > clockOffMsMax
    if (isOff === this.#isOff) return
    this.#isOff = isOff
    if (!isOff) return this.#log.info('The clock of this computer is right again. Signals are traded.')
    const seconds = Math.round(offMs / 1_000)
    this.#log.warn(
      `The clock of this computer is ${seconds} s or more from that of the site or the broker. Signals are refused until it is right: let Windows set it automatically.`,
    )
  }
}
