const instantShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)$/u

/** An instant of ISO 8601 with its zone, Unix milliseconds; null for other words and for days that do not exist. */
export function instantOf(word: string): number | null {
  if (!isInstantLike(word)) return null
  const ms = Date.parse(word)
  return Number.isNaN(ms) ? null : ms
}

/** Whether a word has the form of an instant of ISO 8601 with its zone. */
export function isInstantLike(word: string): boolean {
  return instantShape.test(word)
}
