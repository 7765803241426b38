import type { DatabaseSync } from 'node:sqlite'
import { canOrderMove, type TradeRecord } from '@stratomate/engine/orders/trade-record'
import type { JournalEntry } from '@stratomate/engine/ports'

/** Entries that are on the disk as commits and not in their tables yet: those of some milliseconds. */
export class CommittedEntries {
  readonly #signals = new Set<string>()
  /** The trade of each signal. */
  readonly #trades = new Map<string, string>()
  #entries: JournalEntry[] = []
  /** The number of the last commit, 0 without one; numbers begin again when all are in their tables. */
  lastId = 0

  add(id: number, entries: readonly JournalEntry[]): void {
    this.lastId = id
    for (const entry of entries) {
      this.#entries.push(entry)
      if (entry.kind === 'signal') this.#signals.add(entry.id)
      if (entry.kind === 'trade') this.#trades.set(entry.trade.signalId, entry.trade.id)
    }
  }

  /** In the order in which they were committed. */
  entries(): readonly JournalEntry[] {
    return this.#entries
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
    return [...lastForms(this.#entries).values()]
  }

  clear(): void {
    this.#entries = []
    this.#signals.clear()
    this.#trades.clear()
    this.lastId = 0
  }
}

/** The last form of each trade in the entries, by its id. */
export function lastForms(entries: readonly JournalEntry[]): Map<string, TradeRecord> {
  return new Map(entries.flatMap((entry) => (entry.kind === 'trade' ? [[entry.trade.id, entry.trade]] : [])))
}

/**
 * What the end of the process, however it came, has left in the commits of a journal. What the tables already have is left
 * out: in a journal that was saved from a damaged one both may be there, and the tables are newer.
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
    return known.id === entry.trade.id && canOrderMove(known.state, entry.trade.state)
  }
  const committed = new CommittedEntries()
  for (const row of db.prepare('select id, record from commits order by id').all()) {
    // Safe: only the journal writes the column, from the same type.
    const entries = JSON.parse(String(row['record'])) as JournalEntry[]
    committed.add(Number(row['id']), entries.filter(isNews))
  }
  return committed
}
