import type { DatabaseSync } from 'node:sqlite'
import { canOrderMove, type TradeRecord } from '@stratomate/engine/orders/trade-record'
import type { JournalEntry } from '@stratomate/engine/ports'

/** Entries that are written to their tables together. */
export type Portion = {
  readonly entries: readonly JournalEntry[]
  /** The last commit that is completely in the tables then; 0 for none. */
  readonly doneId: number
}

/** The row of a commit was changed from outside. */
export class LostCommitError extends Error {
  override readonly name = 'LostCommitError'

  constructor(id: number) {
    super(`The journal has lost its commit ${id}.`)
  }
}

/** One commit whose entries are not all in their tables. */
type Commit = {
  readonly id: number
  /** The number of its first entry; entries are numbered on from commit to commit. */
  readonly first: number
  /** The positions, in its row, of the entries that wait. */
  readonly places: readonly number[]
}

/**
 * Entries that are in the journal as commits but not yet in their tables: those of some milliseconds. Only their places
 * are kept in memory; they are read again when they go into their tables. Thousands of records that live for a second
 * would make each garbage collection several milliseconds long while orders arrive.
 */
export class CommittedEntries {
  readonly #readEntries: (commitId: number) => readonly JournalEntry[]
  readonly #signals = new Set<string>()
  /** The trade of each signal. */
  readonly #trades = new Map<string, string>()
  /** The number of the last form of each trade, by its id. */
  readonly #lastForms = new Map<string, number>()
  readonly #commits = new Map<number, Commit>()
  /** The row that was read last: a long one goes into its tables in many portions. */
  #lastRead: { id: number; entries: readonly JournalEntry[] } | null = null
  /** How many entries were added since the beginning. */
  #added = 0
  /** How many of the first ones are in their tables. */
  #done = 0
  /** The number of the last commit, 0 without one; numbers begin again when all entries are in their tables. */
  lastId = 0

  /** @param readEntries reads the entries in the row of a commit */
  constructor(readEntries: (commitId: number) => readonly JournalEntry[]) {
    this.#readEntries = readEntries
  }

  /** Adds a commit; with `isNews`, only the entries for which it is true. */
  add(id: number, entries: readonly JournalEntry[], isNews: (entry: JournalEntry) => boolean = () => true): void {
    this.lastId = id
    const first = this.#added
    const places: number[] = []
    for (const [place, entry] of entries.entries()) {
      if (!isNews(entry)) continue
      if (entry.kind === 'signal') this.#signals.add(entry.id)
      if (entry.kind === 'trade') {
        this.#trades.set(entry.trade.signalId, entry.trade.id)
        this.#lastForms.set(entry.trade.id, this.#added)
      }
      places.push(place)
      this.#added += 1
    }
    this.#commits.set(id, { id, first, places })
  }

  size(): number {
    return this.#added - this.#done
  }

  hasSignal(id: string): boolean {
    return this.#signals.has(id)
  }

  /** The id of the signal's trade; null when none of them is its trade. */
  tradeOf(signalId: string): string | null {
    return this.#trades.get(signalId) ?? null
  }

  /** The last form of each trade. */
  trades(): TradeRecord[] {
    return [...this.#waiting()].flatMap(({ entry, isOutdated }) =>
      entry.kind === 'trade' && !isOutdated ? [entry.trade] : [],
    )
  }

  /**
   * The oldest entries, about `entriesMax` of them, in the order in which they were committed; of several forms of one
   * trade only the last one. A turn, which its table cannot tell from another, is included only with the end of its
   * commit.
   */
  portion(entriesMax: number): Portion & { readonly count: number } {
    const entries: JournalEntry[] = []
    let doneId = 0
    let count = 0
    let hasOpenTurn = false
    for (const { entry, commitId, isLast, isOutdated } of this.#waiting()) {
      if (entries.length >= entriesMax && !hasOpenTurn) break
      if (!isOutdated) entries.push(entry)
      hasOpenTurn = !isLast && (hasOpenTurn || entry.kind === 'turn')
      if (isLast) doneId = commitId
      count += 1
    }
    return { entries, doneId: count === this.size() ? this.lastId : doneId, count }
  }

  /** The portion is in its tables. */
  drop({ entries, count }: { readonly entries: readonly JournalEntry[]; readonly count: number }): void {
    this.#done += count
    for (const { id, first, places } of this.#commits.values()) {
      if (first + places.length > this.#done) break
      this.#commits.delete(id)
      if (this.#lastRead?.id === id) this.#lastRead = null
    }
    if (this.size() === 0) this.lastId = 0
    for (const entry of entries) {
      if (entry.kind === 'signal') this.#signals.delete(entry.id)
      if (entry.kind !== 'trade') continue
      this.#lastForms.delete(entry.trade.id)
      this.#trades.delete(entry.trade.signalId)
    }
  }

  /** What is not in its tables, the oldest first, read commit by commit. */
  *#waiting(): Generator<{ entry: JournalEntry; commitId: number; isLast: boolean; isOutdated: boolean }> {
    for (const { id: commitId, first, places } of this.#commits.values()) {
      const entries = this.#entriesOf(commitId)
      for (const [index, place] of places.entries()) {
        const [entry, number] = [entries[place], first + index]
        if (number < this.#done) continue
        if (entry === undefined) throw new LostCommitError(commitId)
        const isOutdated = entry.kind === 'trade' && this.#lastForms.get(entry.trade.id) !== number
        yield { entry, commitId, isLast: index === places.length - 1, isOutdated }
      }
    }
  }

  #entriesOf(id: number): readonly JournalEntry[] {
    if (this.#lastRead?.id !== id) this.#lastRead = { id, entries: this.#readEntries(id) }
    return this.#lastRead.entries
  }
}

/**
 * What the end of the process, however it came, has left in the commits of a journal. What the tables already have is
 * left out: a part of a commit may be there, and in a journal that was saved from a damaged one the tables are newer.
 */
export function readCommits(db: DatabaseSync): CommittedEntries {
  const findSignal = db.prepare('select 1 from signals where id = ?')
  const findTrade = db.prepare('select record from trades where id = ? or signal_id = ?')
  const isNews = (entry: JournalEntry): boolean => {
    if (entry.kind === 'signal') return findSignal.get(entry.id) === undefined
    if (entry.kind !== 'trade') return true
    const row = findTrade.get(entry.trade.id, entry.trade.signalId)
    if (row === undefined) return true
    // Safe: only the journal writes the column, from the same type.
    const known = JSON.parse(String(row['record'])) as TradeRecord
    return known.id === entry.trade.id && isNewer(entry.trade, known)
  }
  const readRecord = db.prepare('select record from commits where id = ?')
  const committed = new CommittedEntries((id) => entriesOf(readRecord.get(id)?.['record']))
  for (const { id, record } of db.prepare('select id, record from commits order by id').all())
    committed.add(Number(id), entriesOf(record), isNews)
  return committed
}

/** An open trade may have got its entry price since, and nothing else. */
function isNewer(trade: TradeRecord, known: TradeRecord): boolean {
  if (canOrderMove(known.state, trade.state)) return true
  return trade.state === known.state && typeof trade.entryPrice === 'number' && typeof known.entryPrice !== 'number'
}

function entriesOf(record: unknown): JournalEntry[] {
  // Safe: only the journal writes the column, from the same type.
  return typeof record === 'string' ? (JSON.parse(record) as JournalEntry[]) : []
}
