import type { WindowTrade } from '@stratomate/contracts/desktop-window/state'
import { type tradeAccounts, tradeAccountText } from '@stratomate/domain/brokers/trade-accounts'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { clsx } from 'clsx'
import { outcomeLabel } from '../shown/outcome-label.ts'
import {
  formatClock,
  formatCountdown,
  formatMoment,
  formatPercent,
  formatResult,
  formatStake,
} from '../shown/format.ts'
import { ChartMark, DirectionMark, LatencyMark, LongName, UnconfirmedMark } from '../shown/trade-marks.tsx'
import { t } from '../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

const columns = [
  'Time',
  'Chart',
  'Account',
  'Indicator',
  'Direction',
  'Amount',
  'Payout',
  'Signal to order',
  'Result',
] as const
/** The record has them too. */
const hiddenBesideRecord: ReadonlySet<string> = new Set(['Account', 'Indicator', 'Signal to order'])
const headLook = 'h-8 px-2.5 text-left text-xs font-medium text-text-3 first:pl-4 last:pr-4 last:text-right'
/** Where the window is narrow the account is a line below the chart. */
const accountColumnLook = 'hidden xl:table-cell'
const cellLook = 'h-11 px-2.5 py-1 text-sm first:pl-4 last:pr-4 last:text-right'

type TradeAccounts = ReturnType<typeof tradeAccounts>

type TradeTableProps = {
  label: string
  trades: readonly WindowTrade[]
  /** With how many accounts the trades of all lists were placed. */
  accounts: TradeAccounts
  /** The trade whose record is shown beside the tables. */
  openId: string | null
  onOpen: (id: string) => void
}

/** A trade in each row; its time opens the record of it. */
export function TradeTable({ label, trades, accounts, openId, onOpen }: TradeTableProps) {
  const named = columns.filter((name) => name !== 'Account' || accounts === 'several')
  const shown = openId === null ? named : named.filter((name) => !hiddenBesideRecord.has(name))
  return (
    <table aria-label={label} className="w-full">
      <thead>
        <tr>
          {shown.map((name) => (
            <th key={name} scope="col" className={clsx(headLook, name === 'Account' && accountColumnLook)}>
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {trades.map((trade) => (
          <tr key={trade.id} className={clsx('border-t border-line hover:bg-s1', trade.id === openId && 'bg-s2')}>
            <TradeCells trade={trade} accounts={accounts} openId={openId} onOpen={onOpen} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type TradeCellsProps = { trade: WindowTrade } & Pick<TradeTableProps, 'accounts' | 'openId' | 'onOpen'>

function TradeCells({ trade, accounts, openId, onOpen }: TradeCellsProps) {
  const { id, intendedAtMs, sentAtMs, emittedAtMs, payoutPct, currency } = trade
  const isNarrow = openId !== null
  const account = accounts === 'several' ? saidInLanguage(tradeAccountText(trade)) : null
  return (
    <>
      <td className={clsx(cellLook, 'whitespace-nowrap text-text-2 tabular-nums')}>
        <button
          type="button"
          aria-expanded={id === openId}
          aria-label={t('Record of {symbol} at {time}', { symbol: trade.symbol, time: formatClock(intendedAtMs) })}
          className="min-h-9 cursor-pointer underline decoration-line-strong underline-offset-4 hover:text-text"
          onClick={() => onOpen(id)}
        >
          <time dateTime={new Date(intendedAtMs).toISOString()} title={formatMoment(intendedAtMs)}>
            {formatClock(intendedAtMs)}
          </time>
        </button>
      </td>
      <td className={cellLook}>
        <ChartMark symbol={trade.symbol} timeframeS={trade.timeframeS} />
        {account === null ? null : (
          <span className={clsx('block text-xs text-text-3', !isNarrow && 'xl:hidden')}>{account}</span>
        )}
      </td>
      {account === null || isNarrow ? null : (
        <td className={clsx(cellLook, accountColumnLook, 'text-text-2')}>{account}</td>
      )}
      {isNarrow ? null : (
        <td className={clsx(cellLook, 'text-text-2')}>
          <LongName name={saidInLanguage(trade.indicator)} />
        </td>
      )}
      <td className={cellLook}>
        <DirectionMark side={trade.side} words="order" />
        <UnconfirmedMark isUnconfirmed={trade.isUnconfirmed} />
      </td>
      <td className={clsx(cellLook, 'whitespace-nowrap tabular-nums')}>{formatStake(trade.stakeCents, currency)}</td>
      <td
        className={clsx(cellLook, 'tabular-nums')}
        title={t('Comes out even at {share} won', { share: even(payoutPct) })}
      >
        {payoutPct}%
      </td>
      {isNarrow ? null : (
        <td className={clsx(cellLook, 'w-56')}>
          {sentAtMs === null || emittedAtMs === null ? (
            <span className="text-text-3">{t('Not sent')}</span>
          ) : (
            <LatencyMark ms={Math.max(0, sentAtMs - emittedAtMs)} />
          )}
        </td>
      )}
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
      <span className="text-text-2">{t(words[trade.result])}</span>
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
      {leftMs > 0 ? t('Open, {left} left', { left: formatCountdown(leftMs) }) : t('Open, closing')}
    </span>
  )
}

function even(payoutPct: number): string {
  return formatPercent(1 / (1 + payoutPct / 100))
}
