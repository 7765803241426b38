import type { Refusal } from '@stratomate/contracts'
import type { WindowAlert, WindowTrade } from '@stratomate/contracts/desktop-window/state'
import type { SeenSignal } from '@stratomate/engine/ports'
import { isByHand, type TradeRecord } from '@stratomate/engine/orders/trade-record'
import type { JournaledAlert } from '#desktop/adapters/journal/journal-reader.ts'
import { indicatorName } from '#desktop/features/indicator-name.ts'

/** A trade as the window shows it. */
export function tradeRow(trade: TradeRecord): WindowTrade {
  const { id, symbol, timeframeS, side, broker, account, stakeCents, currency, payoutPct } = trade
  return {
    id,
    atMs: trade.intendedAtMs,
    symbol,
    timeframeS,
    indicator: indicatorName(trade.indicatorId),
    side,
    candleTimeS: trade.candleTimeS,
    emittedAtMs: trade.signalAtMs,
    receivedAtMs: trade.receivedAtMs,
    isUnconfirmed: trade.isUnconfirmed ?? false,
    broker,
    account,
    isByHand: isByHand(trade),
    stakeCents,
    currency,
    payoutPct,
    entryPrice: trade.entryPrice ?? null,
    exitPrice: trade.exitPrice ?? null,
    brokerRef: trade.brokerRef ?? null,
    state: trade.state,
    result: trade.result,
    profitCents: trade.profitCents,
    reason: trade.reason,
    intendedAtMs: trade.intendedAtMs,
    sentAtMs: trade.sentAtMs,
    acknowledgedAtMs: trade.acknowledgedAtMs,
    expiresAtMs: trade.expiresAtMs,
    settledAtMs: trade.settledAtMs ?? null,
  }
}

/** A signal that became a trade, as a row of the Alerts Log. */
export function tradedRow(trade: TradeRecord): WindowAlert {
  const row = tradeRow(trade)
  const { id, atMs, symbol, timeframeS, indicator, side, candleTimeS, emittedAtMs, receivedAtMs, isUnconfirmed } = row
  const times = { candleTimeS, emittedAtMs, receivedAtMs, isUnconfirmed }
  const signal = { id, atMs, symbol, timeframeS, indicator, side, ...times }
  return { ...signal, kind: 'traded', trade: row }
}

/** A signal that was refused, as a row of the Alerts Log. */
export function refusedRow(refusal: Refusal, seen: SeenSignal | null): WindowAlert {
  const { id, symbol, timeframeS, indicatorId, side, code, at } = refusal
  return {
    kind: 'refused',
    id,
    atMs: Date.parse(at),
    symbol,
    timeframeS,
    indicator: indicatorName(indicatorId),
    side,
    code,
    candleTimeS: seen?.barTimeS ?? null,
    emittedAtMs: seen?.emittedAtMs ?? null,
    receivedAtMs: seen?.receivedAtMs ?? null,
    isUnconfirmed: seen?.isUnconfirmed ?? false,
    pausedReason: seen?.pausedReason ?? null,
  }
}

export function alertRow(alert: JournaledAlert): WindowAlert {
  return alert.kind === 'traded' ? tradedRow(alert.trade) : refusedRow(alert.refusal, alert.seen)
}
