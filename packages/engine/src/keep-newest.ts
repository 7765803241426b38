/** How many places, charts or assets are remembered where a person has some dozens: a bound, and no limit of use. */
export const placesKept = 1_000

/** Takes the entries away that were put in first, until `max` are left. */
export function keepNewest(entries: Set<unknown> | Map<unknown, unknown>, max: number): void {
  for (const key of entries.keys()) {
    if (entries.size <= max) return
    entries.delete(key)
  }
}

/** Puts an entry last, so that what was silent for longest goes first, and keeps `max` of them. */
export function putNewest<Key, Value>(
  entries: Map<Key, Value>,
  [key, value]: readonly [Key, Value],
  max: number,
): void {
  entries.delete(key)
  entries.set(key, value)
  keepNewest(entries, max)
}
