import type { Trade } from '@stratomate/contracts/trading/schemas'
import { formatStake } from '@stratomate/std/format-number'
import { formatLatency } from '@stratomate/ui/look/latency-scale'
import { formatWait } from '#web/shared/format/format-time.ts'
import { signalToOrderMs } from '#web/shared/format/trade-outcome.ts'

/** What was agreed with the broker, and how fast. */
export function TradeFacts({ trade }: { trade: Trade }) {
  const { stakeCents, currency, payoutPct, sentAt, expiresAt } = trade
  const facts = [
    ['Amount', formatStake(stakeCents, currency)],
    ['Payout', `${payoutPct}\u00A0%`],
    ['Expiry', formatWait(Date.parse(expiresAt) - Date.parse(sentAt))],
    ['Signal to order', formatLatency(signalToOrderMs(trade))],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm sm:grid-cols-4">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="text-xs text-text-3">{term}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
