import type { Journal, JournalEntry } from '@stratomate/engine/ports'

/** A journal that reports its writes after this turn: an order that waits for the disk never waits for a window. */
export function watchJournal(journal: Journal, notify: (entries: readonly JournalEntry[]) => void): Journal {
  let waiting: JournalEntry[] = []
  const recorded = (entries: readonly JournalEntry[]): void => {
    if (waiting.length === 0) {
      setImmediate(() => {
        const newEntries = waiting
        waiting = []
        notify(newEntries)
      })
    }
    waiting.push(...entries)
  }
  return {
    commit(entries, nowMs) {
      journal.commit(entries, nowMs)
      recorded(entries)
    },
    note(entries, nowMs) {
      journal.note(entries, nowMs)
      recorded(entries)
    },
    hasSignal: (id) => journal.hasSignal(id),
    tradesSince: (sinceMs) => journal.tradesSince(sinceMs),
  }
}
