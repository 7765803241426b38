import type { JournalNote } from '@stratomate/contracts/journal/schemas'

/** A note as it was written: plain text with its lines, and its tags. */
export function NoteText({ note: { text, tags } }: { note: Pick<JournalNote, 'text' | 'tags'> }) {
  return (
    <div className="grid gap-2">
      {text === '' ? null : (
        <p dir="auto" className="max-w-prose text-sm wrap-break-word whitespace-pre-wrap text-text-2">
          {text}
        </p>
      )}
      {tags.length === 0 ? null : (
        <ul aria-label="Tags of the note" className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="rounded-xs bg-s3 px-2 py-1 text-xs leading-none font-medium text-text-2">
              {tag}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
