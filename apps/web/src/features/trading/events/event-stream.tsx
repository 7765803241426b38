import type { Refusal, Trade } from '@stratomate/contracts/trading/schemas'
import { CardTitle } from '@stratomate/ui/card'
import { formatLatency } from '@stratomate/ui/look/latency-scale'
import { CircleSlash } from 'lucide-react'
import { TradeDirection } from '#web/shared/format/trade-direction.tsx'
import { TradeResult } from '#web/features/trading/activity/trade-result.tsx'
import { ChartName } from '#web/shared/format/chart-name.tsx'
import { formatStake } from '@stratomate/std/format-number'
import { formatClock } from '#web/shared/format/format-time.ts'
import { signalToOrderMs } from '#web/shared/format/trade-outcome.ts'
import { listEvents, type TradingEvent } from './trading-events.ts'

const eventsMax = 60

type EventStreamProps = { trades: readonly Trade[]; refusals: readonly Refusal[] }

/**
 * What happens, newest first, in a region that scrolls and takes the remaining height. It is shown only beside the
 * charts: with one column, the activity list below says the same.
 */
export function EventStream({ trades, refusals }: EventStreamProps) {
  const events = listEvents({ trades, refusals }, eventsMax)
  return (
    <section aria-labelledby="events-title" className="hidden min-h-0 flex-1 flex-col border-t border-line kpi:flex">
      <CardTitle id="events-title" className="px-5 pt-4 pb-2.5">
        Events
      </CardTitle>
      {events.length === 0 ? (
        <p className="border-t border-line px-5 py-6 text-sm text-text-2">
          Nothing yet. Each signal, order and result appears here when it happens.
        </p>
      ) : (
        <section
          aria-label="Events, list"
          // A part that scrolls must be reached by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          // Around what is only read aloud too: outside of it, hidden rows would make the page longer.
          className="relative min-h-56 flex-1 basis-0 overflow-y-auto overscroll-contain mask-b-from-85% border-t border-line focus-visible:-outline-offset-2"
        >
          <ol>
            {events.map((event) => (
              <Moment key={event.id} event={event} />
            ))}
          </ol>
        </section>
      )}
    </section>
  )
}

function Moment({ event }: { event: TradingEvent }) {
  return (
    <li className="event-columns grid items-center gap-x-2.5 gap-y-0.5 border-b border-line px-5 py-2 text-sm last:border-b-0">
      <time dateTime={event.at} className="text-xs text-text-3 tabular-nums">
        {formatClock(event.at)}
      </time>
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        <ChartName symbol={event.symbol} timeframeS={event.timeframeS} />
        <TradeDirection side={event.side} />
      </span>
      <span className="text-right tabular-nums">
        <Outcome event={event} />
      </span>
      {event.kind === 'refused' ? (
        <span className="col-span-2 col-start-2 text-xs text-text-2">{event.reason}</span>
      ) : null}
    </li>
  )
}

function Outcome({ event }: { event: TradingEvent }) {
  switch (event.kind) {
    case 'opened':
      return (
        <span className="text-text-2">
          <span className="sr-only">Opened, </span>
          <span className="hidden xl:inline">{formatStake(event.trade.stakeCents, event.trade.currency)} in </span>
          {formatLatency(signalToOrderMs(event.trade))}
        </span>
      )
    case 'refused':
      return (
        <span className="inline-flex items-center gap-1.5 text-text-2">
          <CircleSlash size={13} aria-hidden="true" />
          Refused
        </span>
      )
    default:
      return <TradeResult trade={event.trade} place="line" />
  }
}
