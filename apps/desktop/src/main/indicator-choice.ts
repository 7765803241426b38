import type { EntitlementClaims } from '@stratomate/contracts'
import type { Log } from '../engine/ports.ts'
import { ServerError } from '../reporting/server-client.ts'
import type { ServerLink } from '../reporting/server-link.ts'

export type IndicatorNotes = { readNote(key: string): string | null; writeNote(key: string, value: string): void }

const noteKey = 'indicator_id'

/** The trial's one indicator: the first that a chart brings is chosen; the server allows one change a day. */
export class IndicatorChoice {
  readonly #notes: IndicatorNotes
  readonly #link: ServerLink
  readonly #log: Log
  #refusedId: string | null = null
  #isConfirmed = false

  constructor(parts: { notes: IndicatorNotes; link: ServerLink; log: Log }) {
    this.#notes = parts.notes
    this.#link = parts.link
    this.#log = parts.log
  }

  /** The one indicator that may trade; null when all may. */
  allowed(entitlement: EntitlementClaims): string | null {
    if (entitlement.indicators === 'all') return null
    const id = this.#notes.readNote(noteKey) ?? ''
    return id === this.#refusedId ? '' : id
  }

  /** A chart with an indicator has come: makes it the one when there is none yet. */
  offer(indicatorId: string): void {
    if (this.#notes.readNote(noteKey) === null) this.#notes.writeNote(noteKey, indicatorId)
  }

  /** The indicator that was chosen on this computer; null before any. */
  chosen(): string | null {
    return this.#notes.readNote(noteKey)
  }

  /** Chooses another one with the server; answers why that is not possible, or null when it is done. */
  async choose(id: string): Promise<string | null> {
    if (this.#isConfirmed && this.chosen() === id && this.#refusedId !== id) return null
    try {
      await this.#link.call('chooseIndicator', { body: { id } })
    } catch (error) {
      if (!(error instanceof ServerError)) throw error
      return error.code === 'change_used'
        ? 'The trial allows one indicator change a day, and today’s is used.'
        : `The site could not be asked: ${error.message}`
    }
    this.#notes.writeNote(noteKey, id)
    this.#refusedId = null
    this.#isConfirmed = true
    return null
  }

  /** Tells the server the choice, once. Throws a ServerError when it cannot be told now. */
  async confirm(entitlement: EntitlementClaims | null): Promise<void> {
    const id = this.#notes.readNote(noteKey)
    if (this.#isConfirmed || entitlement?.indicators !== 'one' || id === null) return
    try {
      await this.#link.call('chooseIndicator', { body: { id } })
      this.#isConfirmed = true
    } catch (error) {
      if (!(error instanceof ServerError) || error.code !== 'change_used') throw error
      this.#refusedId = id
      this.#isConfirmed = true
      this.#log.warn(
        'The trial allows one indicator change a day, and today’s is used. Other indicators are not traded.',
      )
    }
  }
}
