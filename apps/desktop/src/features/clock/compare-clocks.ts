import { clockOffMsMax } from '@stratomate/engine/gate/clock-guard'
import { clockMessage } from './clock-message.ts'
import { ServerError } from '#desktop/adapters/server-api/server-client.ts'
import type { Log } from '@stratomate/engine/ports'
import type { ClockMonitor } from './clock-monitor.ts'

export type ClockApp = {
  clock: Pick<ClockMonitor, 'isSetBack' | 'site' | 'look' | 'offMs'>
  log: Log
  journal: { highestTimeMs(): number }
}

/** How long a start waits for the site's clock; without the site it continues with what the journal knows. */
const firstMsMax = 2_000

/** Before the first signal: a clock that is wrong trades nothing, not even one order. */
export async function compareClocksFirst(report: () => Promise<unknown>): Promise<void> {
  const timeLimit = new Promise<void>((resolve) => setTimeout(resolve, firstMsMax).unref())
  const answer = report().catch((error: unknown) => {
    // Later reports will say what is wrong with the site.
    if (!(error instanceof ServerError)) throw error
  })
  await Promise.race([answer, timeLimit])
}

/** Logs once that the clock is wrong and by how much, and once that it is right again. */
export class ClockWatch {
  readonly #app: ClockApp
  #isOff = false

  constructor(app: ClockApp) {
    this.#app = app
    if (app.clock.isSetBack) this.#saySetBack()
  }

  look(nowMs: number): void {
    const { clock, log } = this.#app
    const change = clock.look(nowMs)
    if (change === 'set_back') this.#saySetBack()
    if (change === 'right_again') log.info('The clock of this computer is not behind any more. Signals are traded.')
    this.#warnOfOffset(nowMs)
  }

  #warnOfOffset(nowMs: number): void {
    const { clock, log } = this.#app
    const isOff = clock.offMs(nowMs) > clockOffMsMax
    if (isOff === this.#isOff) return
    this.#isOff = isOff
    if (!isOff) return log.info('The clock of this computer is right again. Signals are traded.')
    log.warn(
      `${clockMessage(clock.site, clock.offMs(nowMs))} Signals are refused until it is right: let Windows set it automatically.`,
    )
  }

  #saySetBack(): void {
    const { clock, journal, log } = this.#app
    const until = new Date(journal.highestTimeMs()).toLocaleString('en-GB')
    const off = clock.site === null ? '' : ` ${clockMessage(clock.site, 0)}`
    log.error(
      `The clock of this computer was set back (it has already been ${until}).${off} Trading stops: set the right time. It resumes when the site agrees.`,
    )
  }
}
