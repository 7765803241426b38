import type { JournalNote } from '@stratomate/contracts/journal/schemas'

/** A note as it was written: plain text with its lines, and its tags. */
export function NoteText({ note: { text, tags } }: { note: Pick<JournalNote, 'text' | 'tags'> }) {
  return (
    <div className="grid gap-1.5">
      {text === '' ? null : (
        <p dir="auto" className="max-w-prose text-sm wrap-break-word whitespace-pre-wrap text-text-2">
          {text}
        </p>
      )}
      {tags.length === 0 ? null : (
        <ul aria-label="Tags of the note" className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="rounded-sm border border-line px-2 py-0.5 text-xs text-text-2">
              {tag}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
