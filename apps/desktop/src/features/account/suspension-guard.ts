import type { TradingHalts } from '@stratomate/engine/gate/trading-halts'
import type { Log } from '@stratomate/engine/ports'

export type SuspensionGuardDependencies = {
  pauses: TradingHalts
  notes: { readNote(key: string): string | null; writeNote(key: string, value: string): void }
  log: Pick<Log, 'info' | 'warn'>
}

const noteKey = 'account_suspended'
const reason = 'the account is suspended, contact support to learn why'

/**
 * Stops trading while the server refuses this account as suspended. The refusal is stored, so that a start without a
 * connection opens nothing; it is lifted when the server serves the account again. Open trades run to their end and are
 * still reported.
 */
export class SuspensionGuard {
  readonly #dependencies: SuspensionGuardDependencies

  constructor(dependencies: SuspensionGuardDependencies) {
    this.#dependencies = dependencies
    if (dependencies.notes.readNote(noteKey) === 'yes') this.#pause()
  }

  /** The server has refused a call because the account is suspended. */
  suspend(): void {
    if (this.#dependencies.pauses.isPausedBy('suspended')) return
    this.#pause()
    this.#dependencies.notes.writeNote(noteKey, 'yes')
  }

  /** The server has answered a call that it refuses to suspended accounts. */
  lift(): void {
    const { pauses, notes, log } = this.#dependencies
    if (!pauses.isPausedBy('suspended')) return
    pauses.resume('suspended')
    notes.writeNote(noteKey, 'no')
    log.info('The account is no longer suspended.')
  }

  #pause(): void {
    this.#dependencies.pauses.pause('suspended', reason)
    this.#dependencies.log.warn(`Trading stops: ${reason}. Open trades run to their end and are reported.`)
  }
}
