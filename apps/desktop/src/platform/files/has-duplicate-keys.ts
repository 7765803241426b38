/**
 * Whether an object in a JSON text names a property twice: a parser silently keeps one of them. `content` is the parsed
 * text.
 */
export function hasDuplicateKeys(text: string, content: unknown): boolean {
  const strings = text.matchAll(/"(?:[^"\\]|\\.)*"(?<colon>\s*:)?/gu)
  let named = 0
  for (const { groups } of strings) if (groups?.['colon'] !== undefined) named += 1
  return named !== namesIn(content)
}

function namesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const own = Array.isArray(value) ? 0 : Object.keys(value).length
  return Object.values(value).reduce<number>((sum, each) => sum + namesIn(each), own)
}
