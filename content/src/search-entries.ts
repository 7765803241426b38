export type SearchEntry = { id: string; title: string; place: string; path: string; words: string }

/** Everything the site search can find, in the order of the pages. */
export function searchEntries(): readonly SearchEntry[] {
  return []
}
