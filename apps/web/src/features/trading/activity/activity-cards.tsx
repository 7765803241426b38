import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import type { Refusal, Trade } from '@stratomate/contracts/trading/schemas'
import { type tradeAccounts, tradeAccountText } from '@stratomate/domain/brokers/trade-accounts'
import { CircleSlash } from 'lucide-react'
import { formatClock } from '#web/shared/format/format-time.ts'
import type { ActivityRow } from './activity.ts'
import { ChartName } from '#web/shared/format/chart-name.tsx'
import { LatencyRuler } from './latency-ruler.tsx'
import { TradeDirection } from '#web/shared/format/trade-direction.tsx'
import { TradeResult } from './trade-result.tsx'
import { signalToOrderMs } from '#web/shared/format/trade-outcome.ts'

type ActivityCardsProps = {
  rows: readonly ActivityRow[]
  /** The account of a trade is named where the trades have different accounts. */
  accounts: ReturnType<typeof tradeAccounts>
}

/** The rows of the table on two lines each, for phones. */
export function ActivityCards({ rows, accounts }: ActivityCardsProps) {
  return (
    <ul className="md:hidden">
      {rows.map((row) => (
        <li key={row.id} className="grid gap-2 border-t border-line px-4 py-3">
          {row.kind === 'trade' ? (
            <TradeLines trade={row.trade} accounts={accounts} />
          ) : (
            <RefusalLines refusal={row.refusal} />
          )}
        </li>
      ))}
    </ul>
  )
}

const lineLook = 'flex items-center justify-between gap-3'
const timeLook = 'flex-none text-xs text-text-3 tabular-nums'

function TradeLines({ trade, accounts }: { trade: Trade } & Pick<ActivityCardsProps, 'accounts'>) {
  return (
    <>
      <div className={lineLook}>
        <span className="inline-flex items-center gap-2">
          <ChartName symbol={trade.symbol} timeframeS={trade.timeframeS} />
          <TradeDirection side={trade.side} isUnconfirmed={trade.isUnconfirmed} />
        </span>
        <TradeResult trade={trade} />
      </div>
      <div className={lineLook}>
        <LatencyRuler ms={signalToOrderMs(trade)} className="w-48" />
        <time dateTime={trade.sentAt} className={timeLook}>
          {formatClock(trade.sentAt)}
        </time>
      </div>
      {accounts === 'one' ? null : <p className="text-xs text-text-3">{tradeAccountText(trade)}</p>}
    </>
  )
}

function RefusalLines({ refusal }: { refusal: Refusal }) {
  const { sentence, fix } = refusalCatalogue[refusal.code]
  return (
    <>
      <div className={`${lineLook} text-text-2`}>
        <ChartName symbol={refusal.symbol} timeframeS={refusal.timeframeS} />
        <span className="inline-flex items-center gap-1.5 text-sm">
          <CircleSlash size={15} aria-hidden="true" className="flex-none" />
          Refused
        </span>
      </div>
      <div className="flex items-baseline justify-between gap-3 text-sm text-text-2">
        <p className="text-pretty">{sentence}</p>
        <time dateTime={refusal.at} className={timeLook}>
          {formatClock(refusal.at)}
        </time>
      </div>
      <p className="-mt-1.5 text-xs text-pretty text-text-3">{fix}</p>
    </>
  )
}
