import { startJob } from '#lab-ui/jobs/start-job.ts'
import { inStore } from '#lab-ui/records/browser-store.ts'
import type { LoadedCandles } from '#lab-ui/jobs/lab-jobs.ts'

const place = { database: 'stratomate-lab', store: 'candles', keyPath: 'key' } as const
/** Histories that are kept; a year of minutes takes about a megabyte. */
const historiesMax = 20

export type Kept = {
  readonly key: string
  readonly bytes: Uint8Array
  readonly keptAtMs: number
  readonly file: LoadedCandles['file']
}

/** Stores a history in this browser, so that the page's address finds it again. False where the browser refuses. */
export async function keepCandles(key: string, loaded: LoadedCandles): Promise<boolean> {
  try {
    const bytes = await startJob('pack', { set: loaded.set }).result
    const kept: Kept = { key, bytes, keptAtMs: Date.now(), file: loaded.file }
    await inStore(place, 'readwrite', (store) => store.put(kept))
    await forgetOldest()
    return true
  } catch {
    return false
  }
}

/** The history stored under this key; null when there is none, or when it is damaged. */
export async function findCandles(key: string): Promise<LoadedCandles | null> {
  try {
    const kept: unknown = await inStore(place, 'readonly', (store) => store.get(key))
    if (!isKept(kept)) return null
    const { bytes, file } = kept
    const loaded = await startJob('read', { bytes, name: '', choices: {} }).result
    return { ...loaded, file }
  } catch {
    return null
  }
}

/** Forgets one history of this browser, or all of them. */
export async function forgetCandles(key?: string): Promise<void> {
  await inStore(place, 'readwrite', (store) => (key === undefined ? store.clear() : store.delete(key)))
}

/** The stored histories, the newest first. Throws where the browser stores nothing. */
export async function listKept(): Promise<Kept[]> {
  const all: unknown[] = await inStore(place, 'readonly', (store) => store.getAll())
  return all.filter(isKept).toSorted((one, other) => other.keptAtMs - one.keptAtMs)
}

async function forgetOldest(): Promise<void> {
  for (const { key } of (await listKept()).slice(historiesMax)) await forgetCandles(key)
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array
}
