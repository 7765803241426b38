import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { TradeRecord } from '@stratomate/engine/orders/trade-record'
import type { JournalEntry } from '@stratomate/engine/ports'
import { type CommittedEntries, readCommits } from './committed-entries.ts'
import { EntryTables } from './entry-tables.ts'
import type { JournalRows } from './journal-rows.ts'

type CommitLogDependencies = {
  db: DatabaseSync
  rows: JournalRows
  /** Does the work in one transaction of the journal, which is expected to write so many pages. */
  transaction: (durability: 'full' | 'normal', pages: number, work: () => void) => void
  failed: (error: unknown) => void
}

const pageBytes = 4_096
/** A row with a key by chance stands on a page of its own, and its index on another. */
const rowPages = 2
/** So many entries go into their tables at once: a signal that comes meanwhile waits for no more. */
const portionEntries = 32
/** While orders come closer than this they have the time for themselves, and most trades go into their tables once. */
const quietMs = 5
/**
 * More entries than these do not wait for a quiet moment: a start after a crash reads them in half a second.
 */
const waitingEntriesMax = 20_000
const settleAfterMs = 20
/** So many entries are in their tables within a few milliseconds. */
const fewEntries = 128

/** A signal comes into the journal once, and has one trade. */
export class RepeatedEntryError extends Error {
  override readonly name = 'RepeatedEntryError'

  constructor(kind: 'signal' | 'trade of signal', id: string) {
    super(`The journal already has the ${kind} ${id}.`)
  }
}

/** What comes into the journal is one row first, and goes into the tables that are read in portions, a little later. */
export class CommitLog {
  readonly #dependencies: CommitLogDependencies
  readonly #findSignal: StatementSync
  readonly #findTrade: StatementSync
  readonly #tables: EntryTables
  /** What is in the journal, and not in its tables yet. */
  readonly #committed: CommittedEntries
  #settling: NodeJS.Timeout | undefined
  #lastCommitAtMs = Number.NEGATIVE_INFINITY

  constructor(dependencies: CommitLogDependencies) {
    const { db, rows } = dependencies
    this.#dependencies = dependencies
    this.#findSignal = db.prepare('select 1 from signals where id = ?')
    this.#findTrade = db.prepare('select id from trades where signal_id = ?')
    this.#committed = readCommits(db)
    this.#tables = new EntryTables(db, rows)
  }

  /** Throws a RepeatedEntryError, and what the disk says; then nothing of it is in the journal. */
  add(durability: 'full' | 'normal', entries: readonly JournalEntry[], nowMs: number): void {
    this.#refuseRepeated(entries)
    const id = this.#committed.lastId + 1
    const record = JSON.stringify(entries)
    const { rows, transaction } = this.#dependencies
    transaction(durability, record.length / pageBytes, () => {
      rows.insert('commits', [id, record])
      rows.chain.raiseHighestTime(nowMs)
    })
    this.#committed.add(id, entries)
    if (durability === 'full') this.#lastCommitAtMs = performance.now()
    this.#settleSoon()
  }

  hasSignal(id: string): boolean {
    return this.#committed.hasSignal(id) || this.#findSignal.get(id) !== undefined
  }

  /** The last form of each trade that is not in its table yet. */
  trades(): TradeRecord[] {
    return this.#committed.trades()
  }

  /** Whether no order has come for some milliseconds: work that can wait has its time now. */
  isQuiet(): boolean {
    return performance.now() - this.#lastCommitAtMs >= quietMs
  }

  /** Puts everything into its tables, before they are read; what a full disk does not take waits. */
  settle(): void {
    this.#try(() => this.#settle(Number.POSITIVE_INFINITY))
  }

  /** The same for reports, which can wait: amid many orders, what is in the tables already is enough for them. */
  settleForReports(): void {
    if (this.isQuiet() || this.#committed.size() <= fewEntries) this.settle()
  }

  close(): void {
    this.settle()
    clearTimeout(this.#settling)
  }

  #settleSoon(): void {
    this.#settling ??= setTimeout(() => {
      this.#settling = undefined
      this.#settleByPortions()
    }, settleAfterMs).unref()
  }

  /** What arrives between two portions is read first. */
  #settleByPortions(): void {
    // Whoever closed the database without its journal has the rest in its commits.
    if (!this.#dependencies.db.isOpen || this.#committed.lastId === 0) return
    if (!this.isQuiet() && this.#committed.size() <= waitingEntriesMax) return this.#settleSoon()
    this.#try(() => {
      this.#settle(portionEntries)
      setImmediate(() => this.#settleByPortions())
    })
  }

  #settle(entriesMax: number): void {
    if (this.#committed.lastId === 0) return
    const portion = this.#committed.portion(entriesMax)
    const { rows, transaction } = this.#dependencies
    transaction('normal', portion.entries.length * rowPages, () => {
      this.#tables.putAll(portion.entries)
      if (portion.doneId > 0) rows.prune('commits', 'id <= ?', portion.doneId)
    })
    this.#committed.drop(portion)
  }

  #try(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#dependencies.failed(error)
    }
  }

  /** The tables would refuse it too, but only after its order has left. */
  #refuseRepeated(entries: readonly JournalEntry[]): void {
    const signals = new Set<string>()
    const trades = new Map<string, string>()
    for (const entry of entries) {
      if (entry.kind === 'signal') {
        if (signals.has(entry.id) || this.hasSignal(entry.id)) throw new RepeatedEntryError('signal', entry.id)
        signals.add(entry.id)
      } else if (entry.kind === 'trade') {
        const { id, signalId } = entry.trade
        // A new signal has no trade from before: there is nothing to look for.
        const known = trades.get(signalId) ?? (signals.has(signalId) ? id : this.#tradeOf(signalId)) ?? id
        if (known !== id) throw new RepeatedEntryError('trade of signal', signalId)
        trades.set(signalId, id)
      }
    }
  }

  #tradeOf(signalId: string): string | null {
    const known = this.#committed.tradeOf(signalId) ?? this.#findTrade.get(signalId)?.['id']
    return typeof known === 'string' ? known : null
  }
}
