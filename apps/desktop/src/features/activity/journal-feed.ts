import type { DatabaseSync } from 'node:sqlite'
import { dayEndMs, dayStartMs, tradingDayOf } from '@stratomate/domain'
import type { JournalEntry } from '@stratomate/engine/ports'
import { JournalReader } from '#desktop/adapters/journal/journal-reader.ts'
import type { SqliteJournal } from '#desktop/adapters/journal/sqlite-journal.ts'
import { watchJournal } from './watch-journal.ts'
import { DayLog } from './day-log.ts'

type Sources = { db: DatabaseSync; journal: SqliteJournal }

/** What the window shows of the journal: today as it was at the start, then every entry that `watched` has written. */
export function createJournalFeed(now: () => number, { db, journal }: Sources) {
  const reader = new JournalReader(db, () => journal.settle())
  const dayLog = new DayLog(now)
  const day = tradingDayOf(now())
  const refusals = journal.refusalsBetween(dayStartMs(day), dayEndMs(day))
  dayLog.load(reader, journal.tradesSince(dayStartMs(day)), refusals)
  const listeners: (() => void)[] = []
  // Entries that were shown before they were written.
  const shown = new Set<string>()
  const notifyAll = (entries: readonly JournalEntry[]): void => {
    dayLog.take(entries)
    for (const notify of listeners) notify()
  }
  const watched = watchJournal(journal, (entries) => {
    const isNew = (entry: JournalEntry): boolean => entry.kind !== 'refusal' || !shown.delete(entry.refusal.id)
    notifyAll(shown.size === 0 ? entries : entries.filter(isNew))
  })
  return {
    reader,
    dayLog,
    watched,
    /** Shows what the journal could not write; it is counted once, even when it is written later. */
    show(entries: readonly JournalEntry[]) {
      const fresh = entries.filter((entry) => entry.kind !== 'refusal' || !shown.has(entry.refusal.id))
      for (const entry of fresh) if (entry.kind === 'refusal') shown.add(entry.refusal.id)
      notifyAll(fresh)
    },
    /** Calls `notify` after each change of the journal. */
    onNews: (notify: () => void) => void listeners.push(notify),
  }
}
