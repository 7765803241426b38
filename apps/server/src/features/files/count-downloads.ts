import type { Ctx } from '../context.ts'
import type { Database } from '../database.ts'
import { addDownloads } from './queries.ts'

type Counted = { versionId: string; day: string; downloads: number }

const waiting = new WeakMap<Database, Map<string, Counted>>()

/**
 * Counts a download on the UTC day on which it began. The count is kept in memory until the next flush: a file is sent
 * without waiting for the database, and a crash loses some seconds of counts.
 */
export function countDownload({ db, now }: Pick<Ctx, 'db' | 'now'>, versionId: string): void {
  const counts = waiting.get(db) ?? new Map<string, Counted>()
  waiting.set(db, counts)
  const day = now().toISOString().slice(0, 10)
  const key = `${versionId} ${day}`
  counts.set(key, { versionId, day, downloads: (counts.get(key)?.downloads ?? 0) + 1 })
}

/** Writes down what was counted since the last time. What could not be written is counted again the next time. */
export async function flushDownloads({ db }: Pick<Ctx, 'db'>): Promise<void> {
  const counts = waiting.get(db)
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
