import type { JournalDay } from '@stratomate/contracts/journal/schemas'
import { dayStartMs, tradingDayOf } from '@stratomate/domain/trading/trading-day'
import { breakEvenOf } from '@stratomate/domain/statistics/count-trade'
import { Button } from '@stratomate/ui/button'
import { Card, CardTitle } from '@stratomate/ui/card'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { Skeleton } from '@stratomate/ui/skeleton'
import { TextInput } from '@stratomate/ui/text-input'
import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { CallFailure } from '#web/shared/api/call-failure.tsx'
import { wonShareText } from '@stratomate/lab-ui/figures/won-share'
import { formatDate, formatIsoDate, formatLocalTime } from '#web/shared/format/format-time.ts'
import { resultText } from '@stratomate/lab-ui/text/percent-text'
import { accountLabels } from '@stratomate/domain/trading/trade-names'
import { useAddressFilter } from '#web/shared/hooks/use-address-filter.ts'
import { DayTrades } from './day-trades.tsx'
import { isTradingDay, journalAddress } from './journal-address.ts'
import { JournalSearch } from './journal-search.tsx'
import { NoteEditor } from './note-editor.tsx'
import { NoteText } from './note-text.tsx'
import { useJournalDay } from './use-journal.ts'

/** A trading day to review, beside all notes. */
export function JournalView() {
  const [choice, choose] = useAddressFilter(journalAddress)
  const today = tradingDayOf(useNow(60_000))
  const day = choice.day ?? today
  const goTo = (next: string) => choose({ ...choice, day: next === today ? null : next })
  const read = useJournalDay(day)
  return (
    <div className="kpi:journal-areas grid w-full grid-cols-1 items-start gap-4">
      <Card as="section" aria-labelledby="day-title">
        <DayHead day={day} today={today} read={read.data} onDay={goTo} />
        {read.isError ? (
          <div className="grid justify-items-start gap-3 p-4 md:p-5">
            <CallFailure error={read.error} />
            <Button onClick={() => void read.refetch()}>Try again</Button>
          </div>
        ) : read.data === undefined ? (
          <Skeleton className="mx-4 mb-4 h-75 md:mx-5 md:mb-5" />
        ) : (
          <>
            <DayResults day={read.data} />
            <DayNote key={day} day={read.data} />
          </>
        )}
      </Card>
      {read.isError ? null : read.data === undefined ? (
        <Skeleton className="h-100 rounded-lg" />
      ) : (
        <Card as="section" aria-label="Trades">
          <DayTrades key={day} {...read.data} isToday={day === today} />
        </Card>
      )}
      {/* Below the trades on a small screen, where it comes with them. */}
      <JournalSearch day={day} choice={choice} choose={choose} className={clsx(read.isLoading && 'max-kpi:hidden')} />
    </div>
  )
}

type DayHeadProps = { day: string; today: string; read: JournalDay | undefined; onDay: (day: string) => void }

/** Which day it is, and the way to others; before the first trade and note there are none. */
function DayHead({ day, today, read, onDay }: DayHeadProps) {
  const { dayBefore = null, dayAfter = null, trades = null, note = null } = read ?? {}
  const isFirst = day === today && trades?.length === 0 && note === null && dayBefore === null
  return (
    <div className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
      <CardTitle id="day-title">
        {day === today ? 'Today, ' : ''}
        {formatIsoDate(day)}{' '}
        <span className="text-sm font-normal whitespace-nowrap text-text-3 max-sm:block sm:ml-1.5">
          {startText(day)}
        </span>
      </CardTitle>
      {isFirst ? null : <DaySteps {...{ day, today, dayBefore, dayAfter, onDay }} />}
    </div>
  )
}

/** A trading day begins at midnight UTC, which is another time of the day for the reader. */
function startText(day: string): string {
  const begin = new Date(dayStartMs(day)).toISOString()
  return `from ${formatLocalTime(begin)}${formatDate(begin) === formatIsoDate(day) ? '' : ' of the evening before'}`
}

type DayStepsProps = Pick<DayHeadProps, 'day' | 'today' | 'onDay'> & Pick<JournalDay, 'dayBefore' | 'dayAfter'>

function DaySteps({ day, today, dayBefore, dayAfter, onDay }: DayStepsProps) {
  return (
    <div className="screen-only ml-auto flex items-center sm:gap-2 max-sm:-mx-3 max-sm:flex-1 max-sm:basis-full">
      <Button
        variant="quiet"
        size="sm"
        className={stepLook}
        aria-label="The day before with trades or notes"
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        disabled={dayBefore === null}
        onClick={() => (dayBefore === null ? undefined : onDay(dayBefore))}
      />
      <div className="max-sm:min-w-0 max-sm:flex-1 sm:w-42">
        <TextInput
          type="date"
          aria-label="Day"
          className="text-sm"
          max={today}
          value={day}
          onChange={({ target }) => {
            if (isTradingDay(target.value)) onDay(target.value)
          }}
        />
      </div>
      <Button
        variant="quiet"
        size="sm"
        className={stepLook}
        aria-label="The day after with trades or notes"
        icon={<ChevronRight size={18} aria-hidden="true" />}
        disabled={dayAfter === null && day >= today}
        onClick={() => onDay(dayAfter ?? today)}
      />
      <Button
        variant="quiet"
        size="sm"
        className={clsx(stepLook, 'sm:-mr-3.5')}
        icon={<Printer size={16} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        <span className="max-sm:sr-only">Print</span>
      </Button>
    </div>
  )
}

/** On a phone all of them are in one row with the date. */
const stepLook = 'max-sm:min-h-11 max-sm:w-11 max-sm:flex-none max-sm:px-0'

function DayResults({ day: { results, trades } }: { day: JournalDay }) {
  if (trades.length === 0 && results.length === 0) return null
  return (
    <div className="grid gap-1.5 border-t border-line px-4 py-3.5 md:px-5">
      {results.length === 0 ? <p className="text-sm text-text-2">No trade of this day has settled.</p> : null}
      {results.map(({ account, currency, won, lost, tied, ...counts }) => (
        <p
          key={`${account} ${currency}`}
          className="flex flex-wrap items-baseline gap-x-3 text-sm text-text-2 tabular-nums"
        >
          <strong className="text-value font-semibold text-text">{resultText(counts.profitCents, currency)}</strong>
          <span>{`${accountLabels[account]}, ${currency}`}</span>
          <span>
            {`${wonShareText({ won, lost, effective: won + lost, breakEven: breakEvenOf(counts) })}${tied === 0 ? '' : `; ${tied} refunded`}.`}
          </span>
        </p>
      ))}
    </div>
  )
}

function DayNote({ day: { day, note } }: { day: JournalDay }) {
  return (
    <div className={clsx('border-t border-line p-4 md:p-5', note === null && 'screen-only')}>
      <div className="screen-only">
        <NoteEditor
          subject={{ kind: 'day', day }}
          note={note}
          label="Note about this day"
          hint="Only you read it. Save it empty to remove it."
          ask="What the market did, what you did, and what to repeat"
          rows={3}
        />
      </div>
      {note === null ? null : (
        <div className="hidden print:block">
          <NoteText note={note} />
        </div>
      )}
    </div>
  )
}
