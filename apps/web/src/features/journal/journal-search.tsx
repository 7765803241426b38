import type { FoundNote, JournalPage } from '@stratomate/contracts/journal/schemas'
import { Card, CardTitle } from '@stratomate/ui/card'
import { Skeleton } from '@stratomate/ui/skeleton'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { CallFailure } from '#web/shared/api/call-failure.tsx'
import { ChartName } from '#web/shared/format/chart-name.tsx'
import { formatClock, formatIsoDate } from '#web/shared/format/format-time.ts'
import { TradeDirection } from '#web/shared/format/trade-direction.tsx'
import { SearchInput } from '#web/shared/forms/search-input.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { type JournalChoice, journalDayPath } from './journal-address.ts'
import { NoteText } from './note-text.tsx'
import { TagChoice } from './tag-choice.tsx'
import { useJournalSearch } from './use-journal.ts'

type JournalSearchProps = {
  /** The day that is shown beside the notes. */
  day: string
  choice: JournalChoice
  choose: (choice: JournalChoice) => void
  className: string
}

/** All notes, found by their text and their tags. */
export function JournalSearch({ day, choice, choose, className }: JournalSearchProps) {
  const { text, tag } = choice
  const isFiltered = text !== '' || tag !== ''
  const found = useJournalSearch({ ...(text === '' ? {} : { text }), ...(tag === '' ? {} : { tag }) })
  return (
    <Card
      as="aside"
      aria-labelledby="notes-title"
      className={clsx('screen-only kpi:side-panel flex flex-col gap-3 px-4 pt-4 md:px-5 md:pt-5', className)}
    >
      <CardTitle id="notes-title">Notes</CardTitle>
      {/* Before the first note there is nothing to search. */}
      {isFiltered || found.data === undefined || found.data.items.length > 0 ? (
        <SearchInput
          aria-label="Search your notes"
          placeholder="Search your notes"
          maxLength={100}
          value={text}
          onChange={({ target }) => choose({ ...choice, text: target.value })}
        />
      ) : null}
      {found.isError ? <CallFailure error={found.error} /> : null}
      {found.data === undefined ? (
        found.isError ? null : (
          <Skeleton className="mb-5 h-24 flex-none" />
        )
      ) : (
        <>
          <TagChoice tags={found.data.tags} chosen={tag} onChoose={(next) => choose({ ...choice, tag: next })} />
          {found.data.items.length === 0 ? (
            <p className="pb-5 text-sm text-text-2">
              {isFiltered ? 'No note fits.' : 'What you write is found here again by its words and its tags.'}
            </p>
          ) : (
            <NoteList day={day} page={found.data} />
          )}
        </>
      )}
    </Card>
  )
}

/** Scrolls by itself on a large screen, where it begins with the day that is shown. */
function NoteList({ day, page }: { day: string; page: JournalPage }) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>('[data-shown-day]')
    if (list.current && shown) list.current.scrollTop = shown.offsetTop
  }, [day])
  return (
    <div ref={list} className="kpi:note-scroll relative -mx-4 md:-mx-5">
      <ol className="divide-y divide-line border-t border-line">
        {daysOf(page.items).map(({ day: written, notes }) => (
          <NotesOfDay key={written} day={written} isShown={written === day} notes={notes} />
        ))}
      </ol>
      {page.isCut ? <p className="px-4 pb-4 text-xs text-text-3 md:px-5">Only the newest. Search for fewer.</p> : null}
    </div>
  )
}

function NotesOfDay({ day, isShown, notes }: { day: string; isShown: boolean; notes: readonly FoundNote[] }) {
  return (
    <li
      data-shown-day={isShown || undefined}
      className={clsx('grid gap-2 px-4 py-3.5 last:rounded-b-lg md:px-5', isShown && 'bg-s2')}
    >
      <TextLink
        to={journalDayPath(day)}
        aria-current={isShown ? 'date' : undefined}
        className="w-fit text-sm font-semibold aria-[current=date]:no-underline"
      >
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
        {formatClock(trade.sentAt)}
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
