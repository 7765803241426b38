import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { TradeRecord } from '@stratomate/engine/orders/trade-record'
import type { JournalEntry } from '@stratomate/engine/ports'
import { type CommittedEntries, readCommits } from './committed-entries.ts'
import { EntryTables } from './entry-tables.ts'
import type { JournalRows } from './journal-rows.ts'

type CommitLogDependencies = {
  db: DatabaseSync
  rows: JournalRows
  /** Does the work in one transaction of the journal, which is expected to write this many pages. */
  transaction: (durability: 'full' | 'normal', pages: number, work: () => void) => void
  failed: (error: unknown) => void
}

const pageBytes = 4_096
/** A row with a random key is on a page of its own, and its index entry on another. */
const rowPages = 2
/** The most entries that go into their tables at once, so that a signal which arrives meanwhile waits no longer. */
const portionEntries = 32
/**
 * While orders follow each other faster than this, tables wait: the orders have the time, and most trades are then
 * written to the tables only once.
 */
const quietMs = 5
/**
 * More entries than this do not wait for a quiet moment: a start after a crash would need half a second to read them.
 */
const waitingEntriesMax = 20_000
const settleAfterMs = 20
/** This many entries are written to their tables within a few milliseconds. */
const fewEntries = 128

/** A signal comes into the journal once, and has one trade. */
export class RepeatedEntryError extends Error {
  override readonly name = 'RepeatedEntryError'

  constructor(kind: 'signal' | 'trade of signal', id: string) {
    super(`The journal already has the ${kind} ${id}.`)
  }
}

/**
 * What comes into the journal is first one row, and is written to the tables, from which it is read, in portions a
 * little later.
 */
export class CommitLog {
  readonly #dependencies: CommitLogDependencies
  readonly #findSignal: StatementSync
  readonly #findTrade: StatementSync
  readonly #tables: EntryTables
  /** What is in the journal but not yet in its tables. */
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

  /** Throws a RepeatedEntryError, and the disk's errors; then nothing of it is in the journal. */
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

  /** Whether no order has come for some milliseconds, so that work that can wait may run now. */
  isQuiet(): boolean {
    return performance.now() - this.#lastCommitAtMs >= quietMs
  }

  /** Writes everything into its tables, before they are read; what a full disk refuses waits. */
  settle(): void {
    this.#try(() => this.#settle(Number.POSITIVE_INFINITY))
  }

  /**
   * The same for reports, which can wait: while many orders arrive, they make do with what is in the tables already.
   */
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

  /** Between two portions, what has arrived is read first. */
  #settleByPortions(): void {
    // If the database was closed without its journal, the rest is still in its commits.
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

  /** The tables would refuse it too, but only after its order was sent. */
  #refuseRepeated(entries: readonly JournalEntry[]): void {
    const signals = new Set<string>()
    const trades = new Map<string, string>()
    for (const entry of entries) {
      if (entry.kind === 'signal') {
        if (signals.has(entry.id) || this.hasSignal(entry.id)) throw new RepeatedEntryError('signal', entry.id)
        signals.add(entry.id)
      } else if (entry.kind === 'trade') {
        const { id, signalId } = entry.trade
        // A new signal has no earlier trade, so no search is needed.
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
