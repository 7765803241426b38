import type { FileKind } from '@stratomate/contracts'
import type { Ctx } from '../context.ts'
import type { EventBus } from '../ports.ts'
import { type PublishedRow, selectPublished } from './queries.ts'

/** For this long, another server may still serve the previous version. */
const keptMs = 1_000

type Kept = { atMs: number; file: PublishedRow | null }

/** By the message bus, of which a service has one, while each class of work has a separate database pool. */
const known = new WeakMap<EventBus, Map<string, Kept>>()

/** What is published under a name, asked of the database at most once a second, because many fetch the same file. */
export async function readPublished(
  { db, bus, now }: Pick<Ctx, 'db' | 'bus' | 'now'>,
  place: { kind: FileKind; name: string },
): Promise<PublishedRow | null> {
  const files = known.get(bus) ?? new Map<string, Kept>()
  known.set(bus, files)
  const key = `${place.kind}/${place.name}`
  const kept = files.get(key)
  const atMs = now().getTime()
  if (kept !== undefined && Math.abs(atMs - kept.atMs) < keptMs) return kept.file
  const file = await selectPublished(db, place)
  // Unknown names are made up by strangers and would only fill the memory.
  if (file !== null) files.set(key, { atMs, file })
  return file
}

/** After something was published: the next reader asks the database. */
export function forgetPublished({ bus }: Pick<Ctx, 'bus'>): void {
  known.get(bus)?.clear()
}
