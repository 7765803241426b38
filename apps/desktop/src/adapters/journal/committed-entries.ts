import type { DatabaseSync } from 'node:sqlite'
import type { TradeRecord } from '@stratomate/engine/orders/trade-record'
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
    const last = new Map<string, TradeRecord>()
    for (const entry of this.#entries) if (entry.kind === 'trade') last.set(entry.trade.id, entry.trade)
    return [...last.values()]
  }

  clear(): void {
    this.#entries = []
    this.#signals.clear()
    this.#trades.clear()
    this.lastId = 0
  }
}

/** What the end of the process, however it came, has left in the commits of a journal. */
export function readCommits(db: DatabaseSync): CommittedEntries {
  const committed = new CommittedEntries()
  for (const row of db.prepare('select id, record from commits order by id').all()) {
    // Safe: only the journal writes the column, from the same type.
    committed.add(Number(row['id']), JSON.parse(String(row['record'])) as JournalEntry[])
  }
  return committed
}
