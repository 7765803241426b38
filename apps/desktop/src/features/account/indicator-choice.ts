import type { EntitlementClaims } from '@stratomate/contracts'
import type { Log } from '@stratomate/engine/ports'
import { ServerError } from '#desktop/adapters/server-api/server-client.ts'
import type { ServerLink } from '#desktop/adapters/server-api/server-link.ts'

export type IndicatorNotes = { readNote(key: string): string | null; writeNote(key: string, value: string): void }

export type IndicatorChoiceDependencies = {
  notes: IndicatorNotes
  link: Pick<ServerLink, 'call'>
  log: Pick<Log, 'warn'>
  now: () => number
}

const noteKey = 'indicator_id'
/** How long another computer's choice may stay unknown here. */
const agreeEveryMs = 15_000

/**
 * The trial's one indicator: the first one that a chart brings is chosen. The server decides the account's choice and
 * allows one change a day; the note here is the last known one.
 */
export class IndicatorChoice {
  readonly #dependencies: IndicatorChoiceDependencies
  #agreedAtMs: number | null = null
  /** Counts the choices made here, so that an answer to an earlier question changes nothing. */
  #choices = 0

  constructor(dependencies: IndicatorChoiceDependencies) {
    this.#dependencies = dependencies
  }

  /** The one indicator that may trade, empty before there is one; null when all may. */
  allowed(entitlement: EntitlementClaims): string | null {
    return entitlement.indicators === 'all' ? null : (this.chosen() ?? '')
  }

  /** A chart with an indicator has connected: makes it the one when there is none yet. */
  offer(indicatorId: string): void {
    if (this.chosen() !== null) return
    this.#keep(indicatorId)
    this.#agreedAtMs = null
  }

  /** The account's indicator as far as this computer knows; null before any. */
  chosen(): string | null {
    return this.#dependencies.notes.readNote(noteKey)
  }

  /** Chooses another one with the server; answers why that is not possible, or null when it is done. */
  async choose(id: string): Promise<string | null> {
    if (this.#agreedAtMs !== null && this.chosen() === id) return null
    this.#choices += 1
    try {
      await this.#dependencies.link.call('chooseIndicator', { body: { id } })
    } catch (error) {
      if (!(error instanceof ServerError)) throw error
      return error.code === 'change_used'
        ? 'The trial allows one indicator change a day, and today’s is used.'
        : `The site could not be asked: ${error.message}`
    }
    this.#choices += 1
    this.#keep(id)
    return null
  }

  /**
   * Asks the server now and then which indicator the account has, and sends it the first choice. The choice holds for
   * all computers of the account, so one that was made elsewhere replaces the one here. Throws a ServerError when the
   * server cannot be asked.
   */
  async agree(entitlement: EntitlementClaims | null): Promise<void> {
    const { link, now } = this.#dependencies
    if (entitlement?.indicators !== 'one') return
    if (this.#agreedAtMs !== null && Math.abs(now() - this.#agreedAtMs) < agreeEveryMs) return
    const choicesBefore = this.#choices
    const { indicatorId } = await link.call('readChosenIndicator')
    if (this.#choices !== choicesBefore) return
    if (indicatorId === null) await this.#sendFirst()
    else this.#take(indicatorId)
    this.#agreedAtMs = now()
  }

  async #sendFirst(): Promise<void> {
    const first = this.chosen()
    // Without one, the next chart sets it, and the server is asked at once.
    if (first === null) return
    try {
      await this.#dependencies.link.call('chooseIndicator', { body: { id: first } })
    } catch (error) {
      // Another computer was first just now; the next check brings its choice.
      if (!(error instanceof ServerError) || error.code !== 'change_used') throw error
    }
  }

  #take(indicatorId: string): void {
    const before = this.chosen()
    if (before === indicatorId) return
    this.#keep(indicatorId)
    if (before === null) return
    this.#dependencies.log.warn(
      'The trial runs one indicator at a time, and another one was chosen on this account. Only that one is traded.',
    )
  }

  #keep(indicatorId: string): void {
    this.#dependencies.notes.writeNote(noteKey, indicatorId)
  }
}
