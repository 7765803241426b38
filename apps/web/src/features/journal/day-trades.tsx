import type { JournalDay, JournalNote } from '@stratomate/contracts/journal/schemas'
import type { Trade } from '@stratomate/contracts/trading/schemas'
import { Button } from '@stratomate/ui/button'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { formatResult } from '@stratomate/std/format-number'
import { accountLabels, timeframeName } from '@stratomate/domain/trading/trade-names'
import { indicatorName } from '@stratomate/indicators/catalogue/indicator-name'
import { ChartName } from '#web/shared/format/chart-name.tsx'
import { formatClock, formatMoment } from '#web/shared/format/format-time.ts'
import { TradeDirection } from '#web/shared/format/trade-direction.tsx'
import { orderText, tradeOutcome } from '#web/shared/format/trade-outcome.ts'
import { EmptyRuler } from '#web/shared/page/empty-list.tsx'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { NoteEditor } from './note-editor.tsx'
import { NoteText } from './note-text.tsx'
import { TradeFacts } from './trade-facts.tsx'
import { TradePicture } from './trade-picture.tsx'

type DayTradesProps = Pick<JournalDay, 'trades' | 'isCut' | 'dayBefore'> & { isToday: boolean }

/** The trades of a day, newest first; each opens to its picture and its note. */
export function DayTrades({ trades, isCut, dayBefore, isToday }: DayTradesProps) {
  if (trades.length === 0) return <NoTrades isToday={isToday} isFirst={isToday && dayBefore === null} />
  return (
    <>
      <ul className="divide-y divide-line">
        {trades.map(({ trade, note }) => (
          <TradeEntry key={trade.id} trade={trade} note={note} />
        ))}
      </ul>
      {isCut ? (
        <p className="border-t border-line px-4 py-3 text-sm text-text-3 md:px-5">
          {`The last ${trades.length} trades of the day. What it came to above is all of it.`}
        </p>
      ) : null}
    </>
  )
}

function NoTrades({ isToday, isFirst }: { isToday: boolean; isFirst: boolean }) {
  return (
    <div className="grid justify-items-center gap-5 px-5 py-10 text-center">
      <EmptyRuler />
      <div>
        <p className="text-md">{isToday ? 'Trades appear here' : 'Nothing was traded'}</p>
        <p className="mt-1.5 text-sm text-balance text-text-2">
          {isToday
            ? 'Each is here as soon as its order is sent, with its chart and a place for your note.'
            : 'The arrows beside the date lead to the days with trades or notes.'}
        </p>
      </div>
      {isFirst ? <LinkButton to="/dashboard">See what trading needs</LinkButton> : null}
    </div>
  )
}

function TradeEntry({ trade, note }: { trade: Trade; note: JournalNote | null }) {
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const clock = formatClock(trade.sentAt)
  const name = `${orderText(trade)} ${trade.symbol} ${timeframeName(trade.timeframeS)}`
  return (
    <li className={clsx('px-4 py-2.5 md:px-5 md:py-1', isOpen && 'bg-s2')}>
      <div className="md:journal-columns md:grid md:min-h-9 md:items-center md:gap-x-3">
        <div className="flex min-h-6 items-center gap-x-1.5 sm:gap-x-2 md:contents">
          <time
            dateTime={trade.sentAt}
            title={formatMoment(trade.sentAt)}
            className="w-13 flex-none text-xs text-text-3 tabular-nums sm:w-15 sm:text-sm"
          >
            {clock}
          </time>
          <span className="flex w-14 flex-none">
            <TradeDirection side={trade.side} />
          </span>
          <span className="min-w-0 flex-1 truncate max-sm:text-sm">
            <ChartName symbol={trade.symbol} timeframeS={trade.timeframeS} />
          </span>
          <Outcome trade={trade} />
        </div>
        <div className="flex min-h-7 items-center justify-between gap-x-3 md:contents">
          <p
            className={clsx(
              'min-w-0 text-sm text-text-2 md:col-start-4 md:row-start-1 print:whitespace-normal',
              isOpen ? 'wrap-anywhere' : 'truncate',
            )}
          >
            {trade.isUnconfirmed ? <span className="text-st-pending">unconfirmed · </span> : null}
            {`${indicatorName(trade.indicatorId)} · ${accountLabels[trade.account]}`}
          </p>
          <Button
            variant="quiet"
            size="sm"
            className="-mr-3.5 max-md:-my-2 max-md:min-h-11 md:justify-self-end"
            aria-expanded={isOpen}
            aria-controls={panelId}
            aria-label={`${note === null ? 'Write about' : 'Change the note of'} ${name} at ${clock}`}
            onClick={() => setOpen(!isOpen)}
          >
            {note === null ? <span className="font-normal text-text-3">Write</span> : 'Note'}
            <ChevronDown size={16} aria-hidden="true" className={clsx(isOpen && 'rotate-180')} />
          </Button>
        </div>
      </div>
      {note === null ? null : (
        <div className={clsx('mt-1 mb-2', isOpen && 'hidden print:block')}>
          <NoteText note={note} />
        </div>
      )}
      <div id={panelId} hidden={!isOpen} className="mt-2 mb-3">
        {isOpen ? <OpenTrade trade={trade} note={note} /> : null}
      </div>
    </li>
  )
}

/** The picture and the facts of a trade, with its note beside them. */
function OpenTrade({ trade, note }: { trade: Trade; note: JournalNote | null }) {
  return (
    <div className="grid items-start gap-x-6 gap-y-4 border-t border-line pt-4 lg:grid-cols-2">
      <div className="grid gap-3">
        <TradePicture trade={trade} />
        <TradeFacts trade={trade} />
      </div>
      <div className="screen-only">
        <NoteEditor
          subject={{ kind: 'trade', id: trade.id }}
          note={note}
          label="Note about this trade"
          hint="Only you read it. Save it empty to remove it."
          ask="What you saw, and why you took it"
          rows={5}
        />
      </div>
    </div>
  )
}

const tones = { Won: 'text-up', Lost: 'text-down', Tie: 'text-text' } as const

function Outcome({ trade }: { trade: Trade }) {
  const outcome = tradeOutcome(trade)
  if (outcome.kind !== 'settled')
    return <span className={`${resultPlace} text-sm text-text-2`}>{openLabels[outcome.kind]}</span>
  const { word, profitCents } = outcome
  return (
    <span className={`${resultPlace} inline-flex items-baseline gap-2 tabular-nums`}>
      {/* On a phone the sign of the amount says it. */}
      <span className={clsx('text-sm text-text-2', profitCents !== null && 'max-sm:sr-only')}>{word}</span>
      {profitCents === null ? null : (
        <span className={clsx('font-semibold max-sm:text-sm md:min-w-16 md:text-right', tones[word])}>
          {formatResult(profitCents, trade.currency)}
        </span>
      )}
    </span>
  )
}

const resultPlace = 'flex-none md:col-start-5 md:row-start-1 md:justify-self-end'

const openLabels = { sending: 'Sending', rejected: 'Not placed', unknown: 'Unclear', open: 'Open' } as const
