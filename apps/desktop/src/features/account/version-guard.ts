import { compareVersions } from '@stratomate/domain/files/file-versions'
import type { TradingHalts } from '@stratomate/engine/gate/trading-halts'
import type { Log } from '@stratomate/engine/ports'

export type VersionGuardDependencies = {
  pauses: TradingHalts
  notes: { readNote(key: string): string | null; writeNote(key: string, value: string): void }
  log: Pick<Log, 'info' | 'warn'>
  /** The version of this app. */
  own: string
}

const noteKey = 'minimum_version'
const versionShape = /^\d{1,6}(?:\.\d{1,6}){1,3}$/u

/**
 * Stops trading while this version is older than the oldest that the server lets trade. That version is stored, so that
 * a start without a connection opens nothing; a newer app, or a newer answer of the server, lifts it.
 */
export class VersionGuard {
  readonly #dependencies: VersionGuardDependencies
  #minimum: string | null

  constructor(dependencies: VersionGuardDependencies) {
    this.#dependencies = dependencies
    this.#minimum = dependencies.notes.readNote(noteKey)
    this.#judge()
  }

  /** Takes the server's oldest version; what is not a version changes nothing. */
  take(minimum: unknown): void {
    if (typeof minimum !== 'string' || !versionShape.test(minimum) || minimum === this.#minimum) return
    this.#minimum = minimum
    this.#judge()
    this.#dependencies.notes.writeNote(noteKey, minimum)
  }

  #judge(): void {
    const { pauses, log, own } = this.#dependencies
    const minimum = this.#minimum
    if (minimum !== null && compareVersions(own, minimum) < 0) {
      const reason = `version ${own} may not trade any more, install ${minimum} or newer from the download page`
      pauses.pause('version', reason)
      log.warn(`Trading stops: ${reason}. Open trades run to their end and are reported.`)
    } else if (pauses.isPausedBy('version')) {
      pauses.resume('version')
      log.info('This version of the app may trade again.')
    }
  }
}
