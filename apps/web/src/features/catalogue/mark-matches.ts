export type TextPart = { text: string; isMatch: boolean }

/** Cuts a text where the words of a search stand in it, in any case. */
export function markMatches(text: string, query: string): readonly TextPart[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return [{ text, isMatch: false }]
  const parts: TextPart[] = []
  const lower = text.toLowerCase()
  let start = 0
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, start)) {
    if (at > start) parts.push({ text: text.slice(start, at), isMatch: false })
    parts.push({ text: text.slice(at, at + wanted.length), isMatch: true })
    start = at + wanted.length
  }
  if (start < text.length) parts.push({ text: text.slice(start), isMatch: false })
  return parts
}
