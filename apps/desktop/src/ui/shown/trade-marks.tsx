import type { Side } from '@stratomate/contracts/trading/schemas'
import { signalAgeMsMax } from '@stratomate/domain/trading/signal-age'
import { LatencyBar } from '@stratomate/ui/latency-bar'
import { formatLatency } from '@stratomate/ui/look/latency-scale'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Fragment } from 'react'
import { orderLabels, signalLabels, timeframeName } from './format.ts'
import { t } from '../language/t.ts'

/** An arrow, a word and a colour: any one of them is enough. */
export function DirectionMark({ side, words }: { side: Side; words: 'order' | 'signal' }) {
  const Icon = side === 'buy' ? ArrowUp : ArrowDown
  return (
    <span
      className={clsx('inline-flex items-center gap-1 text-sm font-medium', side === 'buy' ? 'text-up' : 'text-down')}
    >
      <Icon size={15} aria-hidden="true" />
      {words === 'order' ? orderLabels[side] : t(signalLabels[side])}
    </span>
  )
}

/** Of a signal that came before the close of its candle, which might still have taken it back. */
export function UnconfirmedMark({ isUnconfirmed }: { isUnconfirmed: boolean }) {
  if (!isUnconfirmed) return null
  return (
    <span className="block text-xs text-st-pending" title={t('It came before the close of its candle.')}>
      {t('unconfirmed')}
    </span>
  )
}

/** `EURUSD M1`, the timeframe quieter than the symbol. */
export function ChartMark({ symbol, timeframeS }: { symbol: string; timeframeS: number }) {
  return (
    <span>
      <span className="font-semibold">
        <LongName name={symbol} />
      </span>{' '}
      <span className="whitespace-nowrap text-text-3">{timeframeName(timeframeS)}</span>
    </span>
  )
}

/** A name of a terminal, which may be long: its line breaks after a dot or an underscore first, and anywhere if it must. */
export function LongName({ name }: { name: string }) {
  return (
    <span className="wrap-anywhere">
      {name.split(/(?<=[._])/u).map((part, index) => (
        // The parts of a name never change their places.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index === 0 ? null : <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}

/** Signal to order: the ruler and the figure; a late one says so in words too. */
export function LatencyMark({ ms, className }: { ms: number; className?: string }) {
  const isLate = ms > signalAgeMsMax
  return (
    <span className={clsx('latency-columns grid items-center gap-2.5 text-sm text-text-2 tabular-nums', className)}>
      <LatencyBar ms={ms} limitMs={signalAgeMsMax} />
      <span className={clsx('text-right', isLate && 'font-semibold text-st-problem')}>
        {formatLatency(ms)}
        {isLate ? <span className="sr-only">{` (${t('late')})`}</span> : null}
      </span>
    </span>
  )
}
