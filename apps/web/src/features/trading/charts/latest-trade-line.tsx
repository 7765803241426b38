import type { Trade } from '@stratomate/contracts/trading/schemas'
import { latestTradeOf } from './latest-trade.ts'
import { TradeDirection } from '#web/shared/format/trade-direction.tsx'
import { TradeResult } from '#web/features/trading/activity/trade-result.tsx'

/** The open trade of a chart with what is left of it, else its last result. */
export function LatestTradeLine({ trades }: { trades: readonly Trade[] }) {
  const latest = latestTradeOf(trades)
  if (latest.kind === 'none') return <span>No trades yet</span>
  const trade = latest.kind === 'open' ? latest.first : latest.trade
  return (
    <span className="inline-flex flex-none items-center gap-2.5 text-sm">
      <TradeDirection side={trade.side} isUnconfirmed={trade.isUnconfirmed} />
      <TradeResult trade={trade} place="line" />
      {latest.kind === 'open' && latest.more > 0 ? (
        <span className="text-xs text-text-3">+{latest.more} more</span>
      ) : null}
    </span>
  )
}
