/** How many places, charts or assets are remembered; a person has some dozens, so this only bounds memory. */
export const placesKept = 1_000

/** Removes the entries that were put in first, until `max` are left. */
export function keepNewest(entries: Set<unknown> | Map<unknown, unknown>, max: number): void {
  for (const key of entries.keys()) {
    if (entries.size <= max) return
    entries.delete(key)
  }
}

/** Puts an entry last and keeps `max` of them, so that the one unused for longest is removed first. */
export function putNewest<Key, Value>(
  entries: Map<Key, Value>,
  [key, value]: readonly [Key, Value],
  max: number,
): void {
  entries.delete(key)
  entries.set(key, value)
  keepNewest(entries, max)
}
