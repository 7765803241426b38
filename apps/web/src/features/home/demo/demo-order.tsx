import { gateCheckIds, gateCheckOf } from '@stratomate/contracts/trading/gate-checks'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, CircleCheck, CircleSlash } from 'lucide-react'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { t } from '#web/shared/language/t.ts'
import type { DemoState, PlacedSignal } from './demo-state.ts'
import { formatPrice, refusalSentence, sideLabels } from './signal-sentence.ts'

/** The result of the newest signal: the checks one by one, then the order, or the reason why there is none. */
export function DemoOrder({ state }: { state: DemoState }) {
  const signal = state.signals.at(-1)
  if (signal === undefined) {
    return (
      <div className="grid content-start gap-2.5">
        <p className="text-lg font-semibold text-text-2">{t('Waiting for a signal')}</p>
        <CheckStrip failed={-1} />
        <p className="text-sm text-text-2">
          {t('SuperTrend signals when a candle closes on the other side of its band. That takes about ten candles.')}
        </p>
      </div>
    )
  }
  const failed = signal.kind === 'refused' ? gateCheckIds.indexOf(gateCheckOf(signal.code)) : gateCheckIds.length
  return (
    <div className="grid content-start gap-2.5">
      <Head signal={signal} />
      <CheckStrip failed={failed} />
      {signal.kind === 'placed' ? (
        <Placed signal={signal} isOpen={state.open.some(({ id }) => id === signal.id)} />
      ) : (
        <div className="grid gap-1.5 text-sm">
          <p className="flex items-center gap-2 font-semibold">
            <CircleSlash size={17} strokeWidth={1.75} aria-hidden="true" className="flex-none text-st-problem" />
            {t('Refused by check {place} of {count}', { place: failed + 1, count: gateCheckIds.length })}
          </p>
          <p className="text-text-2">
            {signal.code === 'low_payout'
              ? t('The broker pays {payout}%, less than your rule asks for.', { payout: state.payoutPct })
              : refusalSentence(signal.code)}
          </p>
          <p>
            <TextLink to={`/errors/${signal.code}`}>{t('Read about this refusal')}</TextLink>
          </p>
        </div>
      )}
    </div>
  )
}

function Head({ signal: { side, price } }: { signal: PlacedSignal }) {
  const Icon = side === 'buy' ? ArrowUp : ArrowDown
  return (
    <p className="flex items-baseline justify-between gap-3">
      <span className="text-lg font-semibold">{t(side === 'buy' ? 'Buy signal' : 'Sell signal')}</span>
      <span
        className={clsx(
          'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold',
          side === 'buy' ? 'bg-up-soft text-up' : 'bg-down-soft text-down',
        )}
      >
        <Icon size={14} strokeWidth={2} aria-hidden="true" />
        {sideLabels[side]}
        <span className="sr-only"> {formatPrice(price)}</span>
      </span>
    </p>
  )
}

/** A mark for each check: passed, the one that refused (-1 while there is no signal), and those that were not reached. */
function CheckStrip({ failed }: { failed: number }) {
  const [gap, count] = [1.2, gateCheckIds.length]
  const width = (100 - gap * (count - 1)) / count
  return (
    <svg viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true" className="h-3 w-full">
      {gateCheckIds.map((id, index) => (
        <rect
          key={id}
          x={index * (width + gap)}
          width={width}
          height="5"
          className={index < failed ? 'fill-signal' : index === failed ? 'fill-st-problem' : 'fill-s3'}
        />
      ))}
    </svg>
  )
}

type PlacedProps = { signal: PlacedSignal & { kind: 'placed' }; isOpen: boolean }

function Placed({ signal: { stakeCents, payoutPct, price }, isOpen }: PlacedProps) {
  const facts = [
    ['Entry', formatPrice(price)],
    ['Amount', `$${(stakeCents / 100).toFixed(2)}`],
    ['Payout', `${payoutPct}%`],
  ] as const
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="flex items-center gap-2 font-semibold">
        <CircleCheck size={17} strokeWidth={1.75} aria-hidden="true" className="flex-none text-accent-text" />
        {t('All {count} checks passed', { count: gateCheckIds.length })}
      </p>
      <dl className="grid grid-cols-3 gap-2">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-text-3">{t(label)}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-text-2">
        {t(
          isOpen
            ? 'Order open at the paper broker.'
            : 'Its time is over. No outcome is shown: on made-up prices it would be luck.',
        )}
      </p>
    </div>
  )
}
