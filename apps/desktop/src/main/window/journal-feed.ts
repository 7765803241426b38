import type { DatabaseSync } from 'node:sqlite'
import { dayEndMs, dayStartMs, tradingDayOf } from '@stratomate/domain'
import { JournalReader } from '../../journal/journal-reader.ts'
import type { SqliteJournal } from '../../journal/sqlite-journal.ts'
import { watchJournal } from '../watch-journal.ts'
import { DayLog } from './day-log.ts'

type Sources = { db: DatabaseSync; journal: SqliteJournal }

/** What the window shows of the journal: today as it was at the start, then every entry that `watched` has written. */
export function createJournalFeed(now: () => number, { db, journal }: Sources) {
  const reader = new JournalReader(db)
  const dayLog = new DayLog(now)
  const day = tradingDayOf(now())
  const refusals = journal.refusalsBetween(dayStartMs(day), dayEndMs(day))
  dayLog.load(reader, journal.tradesSince(dayStartMs(day)), refusals)
  const listeners: (() => void)[] = []
  const watched = watchJournal(journal, (entries) => {
    dayLog.take(entries)
    for (const tell of listeners) tell()
  })
  return {
    reader,
    dayLog,
    watched,
    /** Calls `tell` after each change of the journal. */
    onNews: (tell: () => void) => void listeners.push(tell),
  }
}
