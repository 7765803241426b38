import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import type { Refusal, Trade } from '@stratomate/contracts/trading/schemas'
import { type tradeAccounts, tradeAccountText } from '@stratomate/domain/brokers/trade-accounts'
import { CircleSlash } from 'lucide-react'
import { formatStake } from '@stratomate/std/format-number'
import { formatClock, formatMoment } from '#web/shared/format/format-time.ts'
import type { ActivityRow } from './activity.ts'
import { ChartName } from '#web/shared/format/chart-name.tsx'
import { LatencyRuler } from './latency-ruler.tsx'
import { TradeDirection } from '#web/shared/format/trade-direction.tsx'
import { TradeResult } from './trade-result.tsx'
import { indicatorName } from '@stratomate/indicators/catalogue/indicator-name'
import { signalToOrderMs } from '#web/shared/format/trade-outcome.ts'

const headLook = 'px-2 py-2 text-left text-xs font-medium text-text-3 first:pl-5 last:pr-5 last:text-right lg:px-3'
const cellLook = 'h-12 px-2 whitespace-nowrap first:pl-5 last:pr-5 last:text-right lg:px-3'

type ActivityTableProps = {
  rows: readonly ActivityRow[]
  /** The account of a trade is named where the trades have different accounts. */
  accounts: ReturnType<typeof tradeAccounts>
}

/** From 768 px on; below that the same rows are cards. */
export function ActivityTable({ rows, accounts }: ActivityTableProps) {
  return (
    <table className="hidden w-full md:table">
      <thead>
        <tr>
          <th scope="col" className={headLook}>
            Time
          </th>
          <th scope="col" className={headLook}>
            Chart
          </th>
          {rows.some(({ kind }) => kind === 'trade') ? (
            <TradeHeads />
          ) : (
            <th scope="col" colSpan={5} className="w-full px-2 py-2 text-left text-xs font-medium text-text-3 lg:px-3">
              Why it was refused
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="border-t border-line hover:bg-s2">
            <td className={`${cellLook} text-text-2 tabular-nums`}>
              <time dateTime={row.at} title={formatMoment(row.at)}>
                {formatClock(row.at)}
              </time>
            </td>
            {row.kind === 'trade' ? (
              <TradeCells trade={row.trade} accounts={accounts} />
            ) : (
              <RefusalCells refusal={row.refusal} />
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function TradeHeads() {
  return (
    <>
      <th scope="col" className={`${headLook} hidden lg:table-cell`}>
        Indicator
      </th>
      <th scope="col" className={headLook}>
        Direction
      </th>
      <th scope="col" className={`${headLook} w-1/4`}>
        Signal to order
      </th>
      <th scope="col" className={`${headLook} hidden lg:table-cell lg:text-right`}>
        Amount
      </th>
      <th scope="col" className={headLook}>
        Result
      </th>
    </>
  )
}

function TradeCells({ trade, accounts }: { trade: Trade } & Pick<ActivityTableProps, 'accounts'>) {
  return (
    <>
      <td className={cellLook}>
        <ChartName symbol={trade.symbol} timeframeS={trade.timeframeS} />
        {accounts === 'one' ? null : <span className="block text-xs text-text-3">{tradeAccountText(trade)}</span>}
      </td>
      <td className={`${cellLook} hidden text-text-2 lg:table-cell`}>{indicatorName(trade.indicatorId)}</td>
      <td className={cellLook}>
        <TradeDirection side={trade.side} isUnconfirmed={trade.isUnconfirmed} />
      </td>
      <td className={cellLook}>
        <LatencyRuler ms={signalToOrderMs(trade)} />
      </td>
      <td className={`${cellLook} hidden text-right tabular-nums lg:table-cell`}>
        {formatStake(trade.stakeCents, trade.currency)}
      </td>
      <td className={cellLook}>
        <TradeResult trade={trade} />
      </td>
    </>
  )
}

function RefusalCells({ refusal }: { refusal: Refusal }) {
  const { sentence, fix } = refusalCatalogue[refusal.code]
  return (
    <>
      <td className={`${cellLook} text-text-2`}>
        <ChartName symbol={refusal.symbol} timeframeS={refusal.timeframeS} />
      </td>
      <td colSpan={5} className="h-12 px-2 py-1.5 pr-5 lg:px-3 lg:pr-5">
        <span className="flex items-start gap-2 text-text-2">
          <CircleSlash size={15} aria-hidden="true" className="mt-1 flex-none" />
          <span>
            Signal refused: {sentence} <span className="text-text-3">{fix}</span>
          </span>
        </span>
      </td>
    </>
  )
}
