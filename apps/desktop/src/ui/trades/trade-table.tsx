import type { WindowTrade } from '@stratomate/contracts/desktop-window/state'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { clsx } from 'clsx'
import { outcomeLabel } from '../shown/outcome-label.ts'
import { formatClock, formatCountdown, formatMoment, formatResult, formatStake } from '../shown/format.ts'
import { ChartMark, DirectionMark, LatencyMark, LongName, UnconfirmedMark } from '../shown/trade-marks.tsx'

const headLook = 'h-8 px-2.5 text-left text-xs font-medium text-text-3 first:pl-4 last:pr-4 last:text-right'
const cellLook = 'h-11 px-2.5 py-1 text-sm first:pl-4 last:pr-4 last:text-right'

export function TradeTable({ label, trades }: { label: string; trades: readonly WindowTrade[] }) {
  return (
    <table aria-label={label} className="w-full">
      <thead>
        <tr>
          {['Time', 'Chart', 'Indicator', 'Direction', 'Amount', 'Payout', 'Signal to order', 'Result'].map((name) => (
            <th key={name} scope="col" className={headLook}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {trades.map((trade) => (
          <tr key={trade.id} className="border-t border-line hover:bg-s1">
            <TradeCells trade={trade} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function TradeCells({ trade }: { trade: WindowTrade }) {
  const { intendedAtMs, sentAtMs, emittedAtMs, payoutPct, currency } = trade
  return (
    <>
      <td className={clsx(cellLook, 'whitespace-nowrap text-text-2 tabular-nums')}>
        <time dateTime={new Date(intendedAtMs).toISOString()} title={formatMoment(intendedAtMs)}>
          {formatClock(intendedAtMs)}
        </time>
      </td>
      <td className={cellLook}>
        <ChartMark symbol={trade.symbol} timeframeS={trade.timeframeS} />
      </td>
      <td className={clsx(cellLook, 'text-text-2')}>
        <LongName name={trade.indicator} />
      </td>
      <td className={cellLook}>
        <DirectionMark side={trade.side} words="order" />
        <UnconfirmedMark isUnconfirmed={trade.isUnconfirmed} />
      </td>
      <td className={clsx(cellLook, 'whitespace-nowrap tabular-nums')}>{formatStake(trade.stakeCents, currency)}</td>
      <td className={clsx(cellLook, 'tabular-nums')} title={`Comes out even at ${even(payoutPct)} won`}>
        {payoutPct}%
      </td>
      <td className={clsx(cellLook, 'w-56')}>
        {sentAtMs === null || emittedAtMs === null ? (
          <span className="text-text-3">Not sent</span>
        ) : (
          <LatencyMark ms={Math.max(0, sentAtMs - emittedAtMs)} />
        )}
      </td>
      <td className={cellLook}>
        <Result trade={trade} />
      </td>
    </>
  )
}

const tones = { won: 'text-up', lost: 'text-down', tie: 'text-text' } as const
const words = { won: 'Won', lost: 'Lost', tie: 'Tie' } as const

function Result({ trade }: { trade: WindowTrade }) {
  if (trade.state === 'placed') return <OpenResult expiresAtMs={trade.expiresAtMs} />
  if (trade.state !== 'settled' || trade.result === null)
    return <span className="text-text-2">{outcomeLabel(trade)}</span>
  return (
    <span className="inline-flex items-baseline gap-3 whitespace-nowrap">
      <span className="text-text-2">{words[trade.result]}</span>
      <span className={clsx('min-w-16 font-semibold tabular-nums', tones[trade.result])}>
        {formatResult(trade.profitCents ?? 0, trade.currency)}
      </span>
    </span>
  )
}

function OpenResult({ expiresAtMs }: { expiresAtMs: number }) {
  const leftMs = expiresAtMs - useNow(1_000)
  return (
    <span className="whitespace-nowrap tabular-nums">
      {leftMs > 0 ? `Open, ${formatCountdown(leftMs)} left` : 'Open, closing'}
    </span>
  )
}

function even(payoutPct: number): string {
  return `${(100 / (1 + payoutPct / 100)).toFixed(1)}%`
}
