import type { Trade } from '@stratomate/contracts/trading/schemas'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { clsx } from 'clsx'
import { formatResult } from '@stratomate/std/format-number'
import { formatCountdown } from '#web/shared/format/format-time.ts'
import { shareLeft } from '#web/features/trading/charts/latest-trade.ts'
import { tradeOutcome } from '#web/shared/format/trade-outcome.ts'

type TradeResultProps = { trade: Trade; /** In a column amounts stand under each other. */ place?: 'column' | 'line' }

/** The result of a trade: a word and a sign, wins and losses in the same size. */
export function TradeResult({ trade, place = 'column' }: TradeResultProps) {
  const outcome = tradeOutcome(trade)
  switch (outcome.kind) {
    case 'open':
      return <OpenTrade sentAt={outcome.sentAt} expiresAt={outcome.expiresAt} />
    case 'settled':
      return <Settled word={outcome.word} profitCents={outcome.profitCents} currency={trade.currency} place={place} />
    case 'sending':
      return <span className="text-text-2">Sending</span>
    case 'rejected':
      return <span className="text-text-2">Not placed by the broker</span>
    case 'unknown':
      return <span className="text-st-pending">Unclear, asking the broker</span>
    default:
      return outcome satisfies never
  }
}

const tones = { Won: 'text-up', Lost: 'text-down', Tie: 'text-text' } as const

type SettledProps = { word: keyof typeof tones; profitCents: number | null; currency: string; place: 'column' | 'line' }

function Settled({ word, profitCents, currency, place }: SettledProps) {
  return (
    <span className={clsx('inline-flex items-baseline gap-2', place === 'column' && 'md:gap-3.5')}>
      <span className="text-sm text-text-2">{word}</span>
      <span
        className={clsx(
          'font-semibold tabular-nums',
          place === 'column' && 'min-w-14.5 text-right md:min-w-16',
          tones[word],
        )}
      >
        {profitCents === null ? '' : formatResult(profitCents, currency)}
      </span>
    </span>
  )
}

function OpenTrade({ sentAt, expiresAt }: { sentAt: string; expiresAt: string }) {
  const nowMs = useNow(1_000)
  const leftMs = Date.parse(expiresAt) - nowMs
  const share = shareLeft({ sentAt, expiresAt }, nowMs)
  return (
    <span className="inline-flex items-center gap-2 text-text tabular-nums">
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" className="flex-none -rotate-90">
        <circle cx="7" cy="7" r="5.2" fill="none" strokeWidth="3" className="stroke-s3" />
        <circle
          cx="7"
          cy="7"
          r="5.2"
          fill="none"
          strokeWidth="3"
          pathLength="1"
          strokeDasharray={`${share.toFixed(3)} 1`}
          className="stroke-signal"
        />
      </svg>
      {leftMs > 0 ? `Open, ${formatCountdown(leftMs)} left` : 'Open, closing'}
    </span>
  )
}
