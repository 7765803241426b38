import type { DatabaseSync } from 'node:sqlite'
import { canOrderMove, type TradeRecord } from '@stratomate/engine/orders/trade-record'
import type { JournalEntry } from '@stratomate/engine/ports'

/** Entries that go into their tables together. */
export type Portion = {
  readonly entries: readonly JournalEntry[]
  /** The last commit that is wholly in the tables then; 0 for none. */
  readonly doneId: number
}

type Waiting = { entry: JournalEntry; commitId: number; isLast: boolean }

/** Entries that are in the journal as commits and not in their tables yet: those of some milliseconds. */
export class CommittedEntries {
  readonly #signals = new Set<string>()
  /** The trade of each signal. */
  readonly #trades = new Map<string, string>()
  /** The last form of each trade, by its id. */
  readonly #lastForms = new Map<string, TradeRecord>()
  #waiting: Waiting[] = []
  /** So many of the first ones are in their tables. */
  #doneCount = 0
  /** The number of the last commit, 0 without one; numbers begin again when all are in their tables. */
  lastId = 0

  add(id: number, entries: readonly JournalEntry[]): void {
    this.lastId = id
    for (const [place, entry] of entries.entries()) {
      this.#waiting.push({ entry, commitId: id, isLast: place === entries.length - 1 })
      if (entry.kind === 'signal') this.#signals.add(entry.id)
      if (entry.kind === 'trade') {
        this.#trades.set(entry.trade.signalId, entry.trade.id)
        this.#lastForms.set(entry.trade.id, entry.trade)
      }
    }
  }

  size(): number {
    return this.#waiting.length - this.#doneCount
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
    return [...this.#lastForms.values()]
  }

  /**
   * The oldest entries, some `entriesMax` of them, in the order in which they were committed; of several forms of one trade
   * only the last is among them. A turn, which its table cannot tell from another, comes with the end of its commit.
   */
  portion(entriesMax: number): Portion & { readonly count: number } {
    const entries: JournalEntry[] = []
    let doneId = 0
    let count = 0
    let hasOpenTurn = false
    for (let place = this.#doneCount; place < this.#waiting.length; place += 1) {
      if (entries.length >= entriesMax && !hasOpenTurn) break
      const waiting = this.#waiting[place]
      if (waiting === undefined) break
      const { entry, commitId, isLast } = waiting
      const isOutdated = entry.kind === 'trade' && this.#lastForms.get(entry.trade.id) !== entry.trade
      if (!isOutdated) entries.push(entry)
      hasOpenTurn = !isLast && (hasOpenTurn || entry.kind === 'turn')
      if (isLast) doneId = commitId
      count += 1
    }
    return { entries, doneId: count === this.size() ? this.lastId : doneId, count }
  }

  /** The portion is in its tables. */
  drop({ entries, count }: { readonly entries: readonly JournalEntry[]; readonly count: number }): void {
    this.#doneCount += count
    // Not after each portion: a long list would be copied again and again.
    if (this.#doneCount * 2 >= this.#waiting.length) {
      this.#waiting = this.#waiting.slice(this.#doneCount)
      this.#doneCount = 0
    }
    if (this.size() === 0) this.lastId = 0
    for (const entry of entries) {
      if (entry.kind === 'signal') this.#signals.delete(entry.id)
      if (entry.kind !== 'trade') continue
      this.#lastForms.delete(entry.trade.id)
      this.#trades.delete(entry.trade.signalId)
    }
  }
}

/**
 * What the end of the process, however it came, has left in the commits of a journal. What the tables already have is left
 * out: a part of a commit may be there, and in a journal that was saved from a damaged one they are newer.
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
  const committed = new CommittedEntries()
  for (const row of db.prepare('select id, record from commits order by id').all()) {
    // Safe: only the journal writes the column, from the same type.
    const entries = JSON.parse(String(row['record'])) as JournalEntry[]
    committed.add(Number(row['id']), entries.filter(isNews))
  }
  return committed
}

/** An open trade may have learned where it began, and nothing else. */
function isNewer(trade: TradeRecord, known: TradeRecord): boolean {
  if (canOrderMove(known.state, trade.state)) return true
  return trade.state === known.state && typeof trade.entryPrice === 'number' && typeof known.entryPrice !== 'number'
}
