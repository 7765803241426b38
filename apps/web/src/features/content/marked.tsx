import type { Fragment } from './mark-terms.ts'

/** A text whose words that were searched for are marked. */
export function Marked({ fragments }: { fragments: readonly Fragment[] }) {
  return fragments.map(({ text, isMatch }, place) =>
    isMatch ? (
      <mark key={place} className="rounded-xs bg-accent-soft text-accent-text">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
