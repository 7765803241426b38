import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import type { Refusal, Side, Trade } from '@stratomate/contracts/trading/schemas'
import { tradeOutcome } from '#web/shared/format/trade-outcome.ts'

/** One event of the day: what became of an order, a trade that settled, or a refused signal. */
export type TradingEvent = {
  id: string
  at: string
  symbol: string
  timeframeS: number
  side: Side
} & (
  | { kind: 'opened' | 'sending' | 'rejected' | 'unclear' | 'ended'; trade: Trade }
  | { kind: 'refused'; reason: string }
)

/**
 * Trades and refused signals as events, newest first, at most `max`. A trade is one event when it opens and another
 * when it settles; of two at the same time, settling comes later.
 */
export function listEvents(
  { trades, refusals }: { trades: readonly Trade[]; refusals: readonly Refusal[] },
  max: number,
): TradingEvent[] {
  const refused = refusals.map(({ id, at, symbol, timeframeS, side, code }): TradingEvent => ({
    kind: 'refused',
    id: `refused ${id}`,
    at,
    symbol,
    timeframeS,
    side,
    reason: refusalCatalogue[code].sentence,
  }))
  const events = [...trades.flatMap(eventsOf), ...refused]
  return events
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at) || rank(other) - rank(one))
    .slice(0, max)
}

function eventsOf(trade: Trade): TradingEvent[] {
  const { symbol, timeframeS, side } = trade
  const event = (kind: Exclude<TradingEvent['kind'], 'refused'>, at: string): TradingEvent => ({
    id: `${kind} ${trade.id}`,
    kind,
    trade,
    at,
    symbol,
    timeframeS,
    side,
  })
  const openedAt = trade.acknowledgedAt ?? trade.sentAt
  switch (tradeOutcome(trade).kind) {
    case 'settled':
      return [event('opened', openedAt), event('ended', trade.expiresAt)]
    case 'open':
      return [event('opened', openedAt)]
    case 'sending':
      return [event('sending', trade.sentAt)]
    case 'rejected':
      return [event('rejected', openedAt)]
    default:
      return [event('unclear', trade.sentAt)]
  }
}

function rank({ kind }: TradingEvent): number {
  return kind === 'ended' ? 1 : 0
}
