import { Button } from '@stratomate/ui/button'
import { Card, CardTitle } from '@stratomate/ui/card'
import { Skeleton } from '@stratomate/ui/skeleton'
import { CallFailure } from '#web/shared/api/call-failure.tsx'
import { formatIsoDate } from '#web/shared/format/format-time.ts'
import { SearchInput } from '#web/shared/forms/search-input.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { type JournalChoice, journalDayPath } from './journal-address.ts'
import { NoteText } from './note-text.tsx'
import { useJournalSearch } from './use-journal.ts'

type JournalSearchProps = { choice: JournalChoice; choose: (choice: JournalChoice) => void }

/** All notes, found by their text and their tags. */
export function JournalSearch({ choice, choose }: JournalSearchProps) {
  const { text, tag } = choice
  const found = useJournalSearch({ ...(text === '' ? {} : { text }), ...(tag === '' ? {} : { tag }) })
  return (
    <Card
      as="aside"
      aria-labelledby="notes-title"
      className="screen-only kpi:side-panel grid content-start gap-3 p-4 md:p-5"
    >
      <CardTitle id="notes-title">Notes</CardTitle>
      <SearchInput
        aria-label="Search your notes"
        placeholder="Search your notes"
        maxLength={100}
        value={text}
        onChange={({ target }) => choose({ ...choice, text: target.value })}
      />
      {found.isError ? <CallFailure error={found.error} /> : null}
      {found.data === undefined ? (
        found.isError ? null : (
          <Skeleton className="h-24" />
        )
      ) : (
        <>
          {found.data.tags.length === 0 ? null : (
            <div className="flex flex-wrap gap-1.5">
              {found.data.tags.map((one) => (
                <Button
                  key={one.tag}
                  size="sm"
                  variant={one.tag === tag ? 'primary' : 'quiet'}
                  aria-pressed={one.tag === tag}
                  onClick={() => choose({ ...choice, tag: one.tag === tag ? '' : one.tag })}
                >
                  {`${one.tag} ${one.count}`}
                </Button>
              ))}
            </div>
          )}
          {found.data.items.length === 0 ? (
            <p className="py-3 text-sm text-text-2">
              {text === '' && tag === '' ? 'Nothing written yet. Begin with today.' : 'No note fits.'}
            </p>
          ) : (
            <ul className="divide-y divide-line">
              {found.data.items.map((note) => (
                <li key={`${note.day} ${note.tradeId ?? ''}`} className="grid gap-1 py-2.5">
                  <TextLink to={journalDayPath(note.day)} className="text-sm font-medium">
                    {`${formatIsoDate(note.day)}${note.tradeId === null ? '' : ', a trade'}`}
                  </TextLink>
                  <NoteText note={note} />
                </li>
              ))}
            </ul>
          )}
          {found.data.isCut ? <p className="text-xs text-text-3">Only the newest. Search for fewer.</p> : null}
        </>
      )}
    </Card>
  )
}
