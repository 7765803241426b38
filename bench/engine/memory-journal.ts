import type { Journal, JournalEntry } from '@stratomate/engine/ports'

/** A journal without a disk, for this bench only: it shows what the real one costs. */
export function memoryJournal(): Journal {
  const signals = new Set<string>()
  const kept: JournalEntry[] = []
  const keep = (entries: readonly JournalEntry[]): void => {
    for (const entry of entries) if (entry.kind === 'signal') signals.add(entry.id)
    kept.push(...entries)
    if (kept.length > 10_000) kept.length = 0
  }
  return {
    commit: keep,
    note: keep,
    hasSignal: (id) => signals.has(id),
    tradesSince: () => [],
  }
}
