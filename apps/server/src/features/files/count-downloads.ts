import type { Ctx } from '../context.ts'
import type { EventBus } from '../ports.ts'
import { addDownloads } from './queries.ts'

type Counted = { versionId: string; day: string; downloads: number }

/** By the bus: of a service there is one, while each class of its work has a database of its own. */
const waiting = new WeakMap<EventBus, Map<string, Counted>>()

/**
 * Counts a download on the UTC day on which it began. The count is kept in memory until the next flush: a file is sent
 * without waiting for the database, and a crash loses some seconds of counts.
 */
export function countDownload({ bus, now }: Pick<Ctx, 'bus' | 'now'>, versionId: string): void {
  const counts = waiting.get(bus) ?? new Map<string, Counted>()
  waiting.set(bus, counts)
  const day = now().toISOString().slice(0, 10)
  const key = `${versionId} ${day}`
  counts.set(key, { versionId, day, downloads: (counts.get(key)?.downloads ?? 0) + 1 })
}

/** Writes down what was counted since the last time. What could not be written is counted again the next time. */
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
