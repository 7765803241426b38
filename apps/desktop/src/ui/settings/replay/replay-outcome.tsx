import type {
  WindowReplay,
  WindowReplayAccount,
  WindowReplayDecision,
  WindowReplayMoney,
  WindowReplayRow,
  WindowReplaySums,
} from '@stratomate/contracts/desktop-window/replay'
import { Button } from '@stratomate/ui/button'
import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatClock, formatDay, formatMoment, formatResult, formatStake } from '../../shown/format.ts'
import { refusalMessage } from '../../shown/refusal-message.ts'
import { ChartMark, DirectionMark, LongName } from '../../shown/trade-marks.tsx'
import { t } from '../../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

/**
 * What would have been different: the sums of the real and the replayed day, then each signal with another decision.
 */
export function ReplayOutcome({ replay, onBack }: { replay: WindowReplay; onBack: () => void }) {
  const { day, signals, different, after, rows } = replay
  const hidden = different - rows.length
  const heading = useRef<HTMLHeadingElement>(null)
  // It replaces the form, so its heading gets the focus and keys and screen readers continue from there.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="grid gap-4" aria-labelledby="replay-outcome">
      <h3 ref={heading} id="replay-outcome" tabIndex={-1} className="text-md font-semibold">
        {different === 0
          ? t('{day}: nothing would have differed', { day: formatDay(day) })
          : t('{day}: {count} of {signals} signals would have differed', {
              day: formatDay(day),
              count: different,
              signals,
            })}
      </h3>
      <Sums replay={replay} />
      {after.undecided > 0 || after.unknown > 0 ? <p className="text-sm text-text-2">{t(unknownMessage)}</p> : null}
      {rows.length === 0 ? null : <Differences rows={rows} />}
      {hidden > 0 ? (
        <p className="text-sm text-text-2">
          {t('And {count} more. The sums above count them all.', { count: hidden })}
        </p>
      ) : null}
      <p className="text-sm text-text-2">{t('A past result does not predict a future one.')}</p>
      <div>
        <Button onClick={onBack}>{t('Change the numbers')}</Button>
      </div>
    </section>
  )
}

const unknownMessage =
  'What a trade that was never placed would have brought is not guessed: it counts as unknown, and signals that depend on it as undecided.'

const headLook = 'h-9 px-3.5 text-left text-xs font-medium text-text-3'
const cellLook = 'px-3.5 py-2.5 align-baseline text-sm'

function Sums({ replay: { before, after, accounts } }: { replay: WindowReplay }) {
  const counts: readonly (readonly [string, (sums: WindowReplaySums) => string])[] = [
    [t('Trades'), ({ trades }) => String(trades)],
    [t('Won, lost, tied'), ({ won, lost, tied }) => `${won}, ${lost}, ${tied}`],
    [t('Unknown, undecided'), ({ unknown, undecided }) => `${unknown}, ${undecided}`],
  ]
  const lines = [
    ...counts.map(([label, words]) => ({ label, was: words(before), is: words(after) })),
    ...accounts.flatMap((account) => moneyLines(account, accounts.length === 1 ? '' : nameOf(account))),
  ]
  return (
    <div className="rounded-lg border border-line">
      <table className="w-full">
        <caption className="sr-only">{t('The day as it was, and as it would have been')}</caption>
        <thead>
          <tr>
            {['', t('As it was'), t('With these rules')].map((name) => (
              <th key={name} scope="col" className={headLook}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, was, is }) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className={clsx(cellLook, 'text-left font-normal text-text-2')}>
                {label}
              </th>
              <td className={clsx(cellLook, 'text-text-2 tabular-nums')}>{was}</td>
              <td className={clsx(cellLook, 'tabular-nums', was !== is && 'font-semibold')}>{is}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Money of different accounts is never added, so each has separate lines; a single one needs no name. */
function moneyLines({ currency, before, after }: WindowReplayAccount, name: string) {
  const staked = ({ stakeCents }: WindowReplayMoney) => formatStake(stakeCents, currency)
  const result = ({ profitCents }: WindowReplayMoney) => formatResult(profitCents, currency)
  return [
    { label: `${t('Staked')}${name}`, was: staked(before), is: staked(after) },
    { label: `${t('Known result')}${name}`, was: result(before), is: result(after) },
  ]
}

function nameOf({ account, currency }: WindowReplayAccount): string {
  return `, ${saidInLanguage(account)} ${currency}`
}

function Differences({ rows }: { rows: readonly WindowReplayRow[] }) {
  return (
    <ul className="rounded-lg border border-line" aria-label={t('Signals that would have been judged differently')}>
      {rows.map((row) => (
        <li key={row.signalId} className="grid gap-1.5 border-t border-line px-3.5 py-2.5 text-sm first:border-t-0">
          <p className="flex flex-wrap items-center gap-x-3">
            <time
              className="text-text-2 tabular-nums"
              dateTime={new Date(row.atMs).toISOString()}
              title={formatMoment(row.atMs)}
            >
              {formatClock(row.atMs)}
            </time>
            <ChartMark symbol={row.symbol} timeframeS={row.timeframeS} />
            <DirectionMark side={row.side} words="signal" />
            <span className="text-text-2">
              <LongName name={row.indicator} />
            </span>
          </p>
          <p className="flex items-baseline gap-2">
            <span className="text-text-2">
              <DecisionText decision={row.before} currency={row.currency} />
            </span>
            <ArrowRight size={14} className="flex-none self-center text-signal" aria-label={t('would have become')} />
            <span className="font-medium">
              <DecisionText decision={row.after} currency={row.currency} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}

function DecisionText({ decision, currency }: { decision: WindowReplayDecision; currency: string }) {
  switch (decision.kind) {
    case 'refused':
      return t('Not traded: {reason}', { reason: refusalMessage(decision.code).sentence })
    case 'undecided':
      return t('Undecided')
    case 'traded': {
      const { stakeCents, expiryCandles, outcome } = decision
      const length = expiryCandles === 1 ? t('1 candle') : t('{count} candles', { count: expiryCandles })
      const end = outcome === null ? t('outcome unknown') : formatResult(outcome.profitCents, currency)
      return t('Traded for {stake} over {length} ({end})', { stake: formatStake(stakeCents, currency), length, end })
    }
    default:
      return decision satisfies never
  }
}
