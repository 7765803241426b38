import type { Ctx } from '../context.ts'
import type { EventBus } from '../ports.ts'
import { addDownloads } from './queries.ts'

type Counted = { versionId: string; day: string; downloads: number }

/** By the message bus, of which a service has one, while each class of work has a separate database pool. */
const waiting = new WeakMap<EventBus, Map<string, Counted>>()

/**
 * Counts a download on the UTC day on which it began. The count stays in memory until the next flush: a download never
 * waits for the database, and a crash loses a few seconds of counts.
 */
export function countDownload({ bus, now }: Pick<Ctx, 'bus' | 'now'>, versionId: string): void {
  const counts = waiting.get(bus) ?? new Map<string, Counted>()
  waiting.set(bus, counts)
  const day = now().toISOString().slice(0, 10)
  const key = `${versionId} ${day}`
  counts.set(key, { versionId, day, downloads: (counts.get(key)?.downloads ?? 0) + 1 })
}

/** Stores what was counted since the last time. What could not be stored is kept for the next time. */
export async function flushDownloads({ db, bus }: Pick<Ctx, 'db' | 'bus'>): Promise<void> {
  const counts = waiting.get(bus)
  if (counts === undefined) return
  for (const [key, counted] of counts) {
    counts.delete(key)
    try {
      await addDownloads(db, counted)
    } catch (error) {
      const since = counts.get(key)?.downloads ?? 0
      counts.set(key, { ...counted, downloads: counted.downloads + since })
      throw error
    }
  }
}
