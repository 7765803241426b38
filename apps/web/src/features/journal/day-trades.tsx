import type { JournalDay, JournalNote } from '@stratomate/contracts/journal/schemas'
import type { Trade } from '@stratomate/contracts/trading/schemas'
import { Button } from '@stratomate/ui/button'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { formatResult } from '@stratomate/std/format-money'
import { accountLabels, timeframeName } from '@stratomate/domain/trading/trade-names'
import { indicatorName } from '@stratomate/indicators/catalogue/indicator-name'
import { orderText, tradeOutcome } from '#web/shared/format/trade-outcome.ts'
import { NoteEditor } from './note-editor.tsx'
import { NoteText } from './note-text.tsx'
import { TradePicture } from './trade-picture.tsx'

/** The trades of a day, newest first; each opens to its picture and its note. */
export function DayTrades({ trades, isCut }: Pick<JournalDay, 'trades' | 'isCut'>) {
  if (trades.length === 0) return <p className="px-4 py-8 text-center text-text-2 md:px-5">No trades on this day.</p>
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

function TradeEntry({ trade, note }: { trade: Trade; note: JournalNote | null }) {
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const name = `${orderText(trade)} ${trade.symbol} ${timeframeName(trade.timeframeS)}`
  return (
    <li className="px-4 py-3 md:px-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="text-sm text-text-3 tabular-nums">{trade.sentAt.slice(11, 19)}</span>
        <span className="font-medium">{name}</span>
        <span className="text-sm text-text-2">
          {`${indicatorName(trade.indicatorId)} · ${accountLabels[trade.account]}`}
        </span>
        <div className="ml-auto flex items-center gap-2">
          <Outcome trade={trade} />
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={panelId}
            aria-label={`${note === null ? 'Write about' : 'Change the note of'} ${name} at ${trade.sentAt.slice(11, 19)}`}
            icon={<ChevronDown size={16} aria-hidden="true" className={clsx(isOpen && 'rotate-180')} />}
            onClick={() => setOpen(!isOpen)}
          >
            {note === null ? 'Write' : 'Note'}
          </Button>
        </div>
      </div>
      {note === null ? null : (
        <div className={clsx('mt-2', isOpen && 'hidden print:block')}>
          <NoteText note={note} />
        </div>
      )}
      <div id={panelId} hidden={!isOpen} className="mt-3">
        {isOpen ? (
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <TradePicture trade={trade} />
            <div className="screen-only">
              <NoteEditor
                subject={{ kind: 'trade', id: trade.id }}
                note={note}
                label="Note about this trade"
                hint="What you saw, and why you took it."
              />
            </div>
          </div>
        ) : null}
      </div>
    </li>
  )
}

const tones = { Won: 'text-up', Lost: 'text-down', Tie: 'text-text' } as const

function Outcome({ trade }: { trade: Trade }) {
  const outcome = tradeOutcome(trade)
  if (outcome.kind !== 'settled') return <span className="text-sm text-text-2">{openLabels[outcome.kind]}</span>
  return (
    <span className="inline-flex items-baseline gap-2 tabular-nums">
      <span className="text-sm text-text-2">{outcome.word}</span>
      <span className={clsx('font-semibold', tones[outcome.word])}>
        {outcome.profitCents === null ? '' : formatResult(outcome.profitCents, trade.currency)}
      </span>
    </span>
  )
}

const openLabels = { sending: 'Sending', rejected: 'Not placed', unknown: 'Unclear', open: 'Open' } as const
