import type { Trade } from '@stratomate/contracts/trading/schemas'
import { standingOf } from './chart-standing.ts'
import { TradeDirection } from '#web/features/trading/activity/trade-direction.tsx'
import { TradeResult } from '#web/features/trading/activity/trade-result.tsx'

/** The open trade of a chart with what is left of it, else its last result. */
export function ChartStandingLine({ trades }: { trades: readonly Trade[] }) {
  const standing = standingOf(trades)
  if (standing.kind === 'none') return <span>No trades yet</span>
  const trade = standing.kind === 'open' ? standing.first : standing.trade
  return (
    <span className="inline-flex flex-none items-center gap-2.5 text-sm">
      <TradeDirection side={trade.side} />
      <TradeResult trade={trade} place="line" />
      {standing.kind === 'open' && standing.more > 0 ? (
        <span className="text-xs text-text-3">+{standing.more} more</span>
      ) : null}
    </span>
  )
}
