import { loosePattern } from './loose-pattern.ts'

export type TextPart = { text: string; isMatch: boolean }

/**
 * Splits a text where the words of a search occur, in any case; written joined or apart if they occur in no other way.
 */
export function markMatches(text: string, query: string): readonly TextPart[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return [{ text, isMatch: false }]
  const parts: TextPart[] = []
  let start = 0
  for (const [from, to] of findPlaces(text, wanted)) {
    if (from > start) parts.push({ text: text.slice(start, from), isMatch: false })
    parts.push({ text: text.slice(from, to), isMatch: true })
    start = to
  }
  if (start < text.length) parts.push({ text: text.slice(start), isMatch: false })
  return parts
}

function findPlaces(text: string, wanted: string): [number, number][] {
  const lower = text.toLowerCase()
  const places: [number, number][] = []
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + wanted.length)) {
    places.push([at, at + wanted.length])
  }
  if (places.length > 0) return places
  const found = loosePattern(wanted)?.exec(text)
  return found === null || found === undefined ? [] : [[found.index, found.index + found[0].length]]
}
