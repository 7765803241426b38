import type { TradeRecord } from '@stratomate/engine/orders/trade-record'
import type { RecordChart, RecordProof, RecordTrade } from '@stratomate/lab/record/record-proof'

const results = { won: 1, lost: -1, tie: 0 } as const
const unknown = 2

/** The trades of a journal whose orders were sent, in the order of their times, without refused signals. */
export function recordOf(trades: readonly TradeRecord[]): Pick<RecordProof, 'charts' | 'trades'> {
  const places = new Map<string, number>()
  const charts: RecordChart[] = []
  const placeOf = ({ broker, account, currency, symbol, timeframeS, indicatorId }: TradeRecord): number => {
    const chart = { broker, account, currency, symbol, timeframeS, indicatorId }
    const key = JSON.stringify(Object.values(chart))
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, charts.length)
    return charts.push(chart) - 1
  }
  const placed = trades
    .filter(({ state }) => state !== 'rejected')
    .toSorted((one, other) => one.intendedAtMs - other.intendedAtMs || (one.id < other.id ? -1 : 1))
  return { trades: placed.map((trade) => integersOf(trade, placeOf(trade))), charts }
}

function integersOf(trade: TradeRecord, chart: number): RecordTrade {
  const { side, intendedAtMs, expiresAtMs, stakeCents, payoutPct, result, profitCents } = trade
  return [
    chart,
    side === 'buy' ? 1 : -1,
    Math.round(intendedAtMs),
    Math.round(expiresAtMs),
    stakeCents,
    Math.round(payoutPct * 100),
    result === null ? unknown : results[result],
    profitCents ?? 0,
  ]
}
