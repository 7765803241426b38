import { dayEndMs, tradingDayOf } from '@stratomate/domain'
import { emptyDay } from '@stratomate/engine/limits/daily-stats'
import type { GateContext } from '@stratomate/engine/gate/gate'
import type { ConnectedChart } from '@stratomate/engine/ports'
import { tradingDefaults } from '@stratomate/engine/gate/trading-settings'

type TestTrade = { barTimeS: number; chart: ConnectedChart; payoutPct: number; stakeCents: number }

/** A context in which the gate accepts a signal: it tests the path, not the person's limits. */
export function passingContext(nowMs: number, { barTimeS, chart, payoutPct, stakeCents }: TestTrade): GateContext {
  const { symbol, timeframeS } = chart
  const favorite = { symbol, timeframeS, direction: 'both', stakeCents, expiryCandles: 1 } as const
  const day = tradingDayOf(nowMs)
  const lease = { jti: 'test', day, n: 1, notBeforeMs: 0, expiresAtMs: dayEndMs(day), spent: 0 }
  return {
    nowMs,
    settings: tradingDefaults,
    isPaused: false,
    isClockSetBack: false,
    isSeen: false,
    hasOppositeTwin: false,
    lastClosedBarS: barTimeS,
    slotStatus: { kind: 'favorite', favorite },
    account: 'entitled',
    allowedIndicatorId: null,
    isBrokerConnected: true,
    quote: { kind: 'offered', payoutPct },
    balanceCents: stakeCents,
    openTrades: [],
    openTradeCount: 0,
    ordersLastSecond: 0,
    today: emptyDay,
    lastTradeAtMs: null,
    lastLossAtMs: null,
    leases: { leases: [lease], exhaustedDay: null, hasInvalid: false },
  }
}
