import type { FileKind } from '@stratomate/contracts'
import type { Ctx } from '../context.ts'
import type { EventBus } from '../ports.ts'
import { type PublishedRow, selectPublished } from './queries.ts'

/** For this long, another server may still serve the previous version. */
const keptMs = 1_000

type Kept = { atMs: number; file: PublishedRow | null }

/** By the bus: of a service there is one, while each class of its work has a database of its own. */
const known = new WeakMap<EventBus, Map<string, Kept>>()

/** What is published under a name, asked of the database once a second at the most: many fetch the same file. */
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
  // Names that are not there are made up by strangers; they would only fill the memory.
  if (file !== null) files.set(key, { atMs, file })
  return file
}

/** After something was published: the next reader asks the database. */
export function forgetPublished({ bus }: Pick<Ctx, 'bus'>): void {
  known.get(bus)?.clear()
}
