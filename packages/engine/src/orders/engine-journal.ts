import { errorText } from '@stratomate/std/errors'
import type { ExecutionDependencies } from './execution-dependencies.ts'
import type { TradingHalts } from '../gate/trading-halts.ts'
import type { JournalEntry } from '../ports.ts'

type EngineJournalDependencies = Pick<
  ExecutionDependencies,
  'journal' | 'log' | 'now' | 'schedule' | 'changed' | 'unwritten'
>

/** The most refusals that wait for a journal which cannot be written; results of trades always wait. */
const lateRefusalsMax = 2_000

/**
 * The engine's side of the journal: small entries are gathered for some milliseconds, and what cannot be written stops
 * trading and stays here until it can be.
 */
export class EngineJournal {
  readonly #dependencies: EngineJournalDependencies
  readonly #pauses: TradingHalts
  readonly #flush: () => void
  #late = new Map<string, JournalEntry>()
  #isScheduled = false

  /** @param flush writes everything, called some milliseconds after `writeSoon` */
  constructor(dependencies: EngineJournalDependencies, pauses: TradingHalts, flush: () => void) {
    this.#dependencies = dependencies
    this.#pauses = pauses
    this.#flush = flush
  }

  /** A journal that cannot be read stops trading, so that the signal is refused for that reason. */
  isKnown(signalId: string): boolean {
    try {
      return this.#dependencies.journal.hasSignal(signalId)
    } catch (error) {
      this.#stopFor(error)
      return false
    }
  }

  /** Of several entries with one key the last is written. */
  writeSoon(key: string, entry: JournalEntry): void {
    this.#late.set(key, entry)
    if (this.#isScheduled) return
    this.#isScheduled = true
    this.#dependencies.schedule.soon(() => {
      this.#isScheduled = false
      this.#flush()
    })
  }

  /** Writes the entries, together with what waits; answers whether they are in the journal. */
  write(entries: readonly JournalEntry[], { nowMs, mustFlush }: { nowMs: number; mustFlush: boolean }): boolean {
    // Small entries are written separately, so that an order does not wait for them.
    const isLateDue = !mustFlush || !this.#isScheduled
    const all = isLateDue ? [...this.#late.values(), ...entries] : entries
    if (all.length === 0) return true
    try {
      if (mustFlush) this.#dependencies.journal.commit(all, nowMs)
      else this.#dependencies.journal.note(all, nowMs)
      if (isLateDue) this.#late = new Map()
      this.#dependencies.changed()
      return true
    } catch (error) {
      for (const entry of entries) this.#keepRefusal(entry)
      this.#stopFor(error)
      return false
    }
  }

  /**
   * Keeps refusals that the journal could not take, for later; a trade that was never sent is recorded by its refusal.
   */
  keepRefusals(entries: readonly JournalEntry[]): void {
    for (const entry of entries) this.#keepRefusal(entry)
  }

  /** Writes what has waited since the journal failed. Throws when it fails again. */
  save(): void {
    const late = [...this.#late.values()]
    if (late.length === 0) return
    this.#dependencies.journal.commit(late, this.#dependencies.now())
    this.#late = new Map()
    this.#dependencies.changed()
  }

  #keepRefusal(entry: JournalEntry): void {
    if (entry.kind !== 'refusal' || this.#late.size >= lateRefusalsMax) return
    this.#late.set(`refusal ${entry.refusal.id}`, entry)
  }

  #stopFor(error: unknown): void {
    this.#pauses.pause('journal', 'the journal cannot be written')
    const { unwritten, log } = this.#dependencies
    if (unwritten !== undefined) return unwritten(error, [...this.#late.values()])
    log.error('The journal cannot be written, so trading stops.', {
      reason: errorText(error),
    })
  }
}
