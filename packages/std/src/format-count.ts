const groupedFrom = 1_000

/**
 * A count as a language writes it: `250`, `12,000`. Below a thousand every language of ours writes digits alone, so that
 * a page does not load the browser's formats, the dearest 16 ms of its start, for them. Whole numbers from 0.
 */
export function formatCount(count: number, language = 'en-US'): string {
  return count < groupedFrom ? String(count) : count.toLocaleString(language)
}
