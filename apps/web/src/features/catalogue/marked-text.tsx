import { markMatches } from './mark-matches.ts'

/** A text with what was searched for marked in it. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  return markMatches(text, query).map(({ text: part, isMatch }, place) =>
    isMatch ? (
      <mark key={place} className="rounded-xs bg-accent-soft text-accent-text">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
