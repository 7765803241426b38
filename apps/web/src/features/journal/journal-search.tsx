import type { FoundNote } from '@stratomate/contracts/journal/schemas'
import { Card, CardTitle } from '@stratomate/ui/card'
import { Skeleton } from '@stratomate/ui/skeleton'
import { CallFailure } from '#web/shared/api/call-failure.tsx'
import { ChartName } from '#web/shared/format/chart-name.tsx'
import { formatIsoDate } from '#web/shared/format/format-time.ts'
import { TradeDirection } from '#web/shared/format/trade-direction.tsx'
import { SearchInput } from '#web/shared/forms/search-input.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { type JournalChoice, journalDayPath } from './journal-address.ts'
import { NoteText } from './note-text.tsx'
import { TagChoice } from './tag-choice.tsx'
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
          <TagChoice tags={found.data.tags} chosen={tag} onChoose={(next) => choose({ ...choice, tag: next })} />
          {found.data.items.length === 0 ? (
            <p className="py-3 text-sm text-text-2">
              {text === '' && tag === '' ? 'Nothing written yet. Begin with today.' : 'No note fits.'}
            </p>
          ) : (
            <ol className="divide-y divide-line">
              {daysOf(found.data.items).map(({ day, notes }) => (
                <NotesOfDay key={day} day={day} notes={notes} />
              ))}
            </ol>
          )}
          {found.data.isCut ? <p className="text-xs text-text-3">Only the newest. Search for fewer.</p> : null}
        </>
      )}
    </Card>
  )
}

function NotesOfDay({ day, notes }: { day: string; notes: readonly FoundNote[] }) {
  return (
    <li className="grid gap-2 py-3.5">
      <TextLink to={journalDayPath(day)} className="w-fit text-sm font-semibold">
        {formatIsoDate(day)}
      </TextLink>
      <div className="grid gap-4">
        {notes.map((note) => (
          <div key={note.tradeId ?? ''} className="grid gap-1.5">
            {note.tradeId === null ? null : <NamedTrade trade={note.trade} />}
            <NoteText note={note} />
          </div>
        ))}
      </div>
    </li>
  )
}

function NamedTrade({ trade }: Pick<FoundNote, 'trade'>) {
  if (trade === null) return <p className="text-sm text-text-3">A trade</p>
  return (
    <p className="flex items-baseline gap-2 text-sm">
      <TradeDirection side={trade.side} />
      <ChartName symbol={trade.symbol} timeframeS={trade.timeframeS} />
      <time dateTime={trade.sentAt} className="ml-auto text-xs text-text-3 tabular-nums">
        {trade.sentAt.slice(11, 19)}
      </time>
    </p>
  )
}

/** The notes of each day together, newest first: the day's own, then those of its trades. */
function daysOf(notes: readonly FoundNote[]): { day: string; notes: readonly FoundNote[] }[] {
  const days = [...new Set(notes.map(({ day }) => day))]
  const sentAt = ({ tradeId, trade }: FoundNote) => (tradeId === null ? '9' : (trade?.sentAt ?? ''))
  return days.map((day) => ({
    day,
    notes: notes.filter((note) => note.day === day).toSorted((one, other) => sentAt(other).localeCompare(sentAt(one))),
  }))
}
