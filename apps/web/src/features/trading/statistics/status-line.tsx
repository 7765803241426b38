import type { Device, Quota, Trade } from '@stratomate/contracts/trading/schemas'
import { formatResult } from '@stratomate/std/format-number'
import { CircleSlash } from 'lucide-react'
import { formatClock } from '#web/shared/format/format-time.ts'
import { leadingTrades } from './today-summary.ts'
import { tradingStatusOf } from './trading-status.ts'
import type { Today } from './use-today.ts'

type StatusLineProps = { devices: readonly Device[]; quota: Quota; trades: readonly Trade[]; today: Today }

/** The day at a glance: whether it trades, on what, since when, and what came of it. */
export function StatusLine({ devices, quota, trades, today }: StatusLineProps) {
  const { isTrading, title, detail } = tradingStatusOf(devices, quota)
  const { won, lost, tied, profitCents, currency } = today.summary
  const first = today.isPartial ? undefined : leadingTrades(trades, quota.day).counted.at(-1)
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-0.5 text-sm text-text-2 tabular-nums">
      <span className="flex min-w-0 items-center gap-2">
        {isTrading ? (
          <span aria-hidden="true" className="size-2 flex-none rounded-full bg-st-active" />
        ) : (
          <CircleSlash size={15} aria-hidden="true" className="flex-none text-st-pending" />
        )}
        <span className="min-w-0 wrap-anywhere">
          <strong className="font-semibold text-text">
            {title}
            {isTrading ? '' : ':'}
          </strong>{' '}
          {detail}
        </span>
      </span>
      {first === undefined ? null : <span>First trade {formatClock(first.sentAt).slice(0, 5)}</span>}
      {won + lost + tied === 0 ? null : (
        <span>
          Today <strong className="font-semibold text-text">{formatResult(profitCents, currency)}</strong>
        </span>
      )}
    </p>
  )
}
