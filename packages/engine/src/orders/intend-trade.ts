import { signalAgeMsMax } from '@stratomate/domain/trading/signal-age'
import type { Verdict } from '../gate/gate.ts'
import { utcOf } from '../charts/server-clock.ts'
import type { LeaseRecord } from '../limits/lease-selection.ts'
import type { Broker, IncomingSignal, OrderRequest } from '../ports.ts'
import { noLease, type TradeRecord } from './trade-record.ts'

/** A signal that the gate accepted, with its journal entry and its order. */
export type AcceptedSignal = {
  readonly incoming: IncomingSignal
  readonly lease: LeaseRecord | null
  readonly trade: TradeRecord
  readonly order: Omit<OrderRequest, 'sentAtMs'>
}

/** Replaces the indicator in a trade by hand. */
const byHandId = 'by_hand'

type Here = { id: string; nowMs: number; lateS?: number; broker: Pick<Broker, 'id' | 'account' | 'currency'> }

/**
 * The trade of an accepted signal. It enters at the opening of the candle after the signal and ends with the close of
 * the last of its candles, on the chart's clock; `expiresAtMs` is the same moment on the wall clock. A broker counts from
 * the placement: by `lateS`, how many seconds the entry is past (below 0: ahead), a trade that is to end with the candle
 * is made shorter or longer.
 */
export function intendTrade(
  incoming: IncomingSignal,
  { lease, stakeCents, payoutPct, asset, expiryCandles, expiryEnd, planId }: Verdict & { kind: 'accept' },
  { id, nowMs, lateS = 0, broker }: Here,
): AcceptedSignal {
  const { signal } = incoming
  const { chart, side, price } = signal
  const { symbol, isCustom, timeframeS, feed } = chart
  const openedS = signal.nextBarTimeS ?? signal.barTimeS + timeframeS
  // A signal from outside comes in the middle of a candle, and its trade is never shorter than it says.
  const entryTimeS = signal.outside === undefined ? openedS : openedS + Math.max(0, Math.floor(lateS))
  const wholeS = signal.outside?.lengthS ?? expiryCandles * timeframeS
  const expiresTimeS = entryTimeS + wholeS
  const isCut = expiryEnd === 'candle_close' && signal.outside === undefined
  const durationS = isCut ? Math.max(1, Math.round(wholeS - lateS)) : wholeS
  const length = durationS === wholeS ? {} : { durationS }
  const { isUnconfirmed = false } = signal
  const trade: TradeRecord = {
    id,
    signalId: signal.id,
    leaseId: lease?.jti ?? noLease.byHand,
    broker: broker.id,
    account: broker.account,
    chartKey: chart.key,
    feed,
    symbol,
    asset,
    timeframeS,
    indicatorId: signal.isByHand === true ? byHandId : chart.indicatorId,
    side,
    candleTimeS: signal.barTimeS,
    stakeCents,
    planId,
    price,
    payoutPct,
    currency: broker.currency,
    signalAtMs: signal.emittedAtMs,
    receivedAtMs: signal.receivedAtMs,
    intendedAtMs: nowMs,
    sentAtMs: null,
    acknowledgedAtMs: null,
    expiresTimeS,
    expiresAtMs: nowMs + (durationS * 1e3) / chart.speed,
    ...length,
    ...(isUnconfirmed && { isUnconfirmed }),
    state: 'intended',
    result: null,
    profitCents: null,
    reason: null,
  }
  const sendByMs = signal.emittedAtMs + signalAgeMsMax
  const order = { id, feed, symbol, isCustom, timeframeS, side, stakeCents, price, entryTimeS, expiresTimeS, sendByMs }
  const entryUtcS = utcOf(chart, entryTimeS, nowMs)
  return { incoming, lease, trade, order: { ...order, ...length, entryUtcS, trade } }
}
