import type { TradeRecord } from '../orders/trade-record.ts'

/** A trade for tests: a buy of EURUSD for 10.00 at the start of a day, changed as asked. */
export function tradeOf(change: Partial<TradeRecord>): TradeRecord {
  const startMs = Date.UTC(2026, 10, 18, 12)
  return {
    id: 'trade',
    signalId: 'signal',
    leaseId: 'lease',
    broker: 'paper',
    account: 'paper',
    chartKey: 'EURUSD:60:x',
    feed: 't:EURUSD:60',
    symbol: 'EURUSD',
    timeframeS: 60,
    indicatorId: 'x',
    side: 'buy',
    candleTimeS: 600,
    stakeCents: 1_000,
    currency: 'USD',
    price: 1.1,
    payoutPct: 87,
    signalAtMs: startMs,
    receivedAtMs: startMs,
    intendedAtMs: startMs,
    sentAtMs: null,
    acknowledgedAtMs: null,
    expiresAtMs: startMs + 180_000,
    expiresTimeS: 840,
    state: 'intended',
    result: null,
    profitCents: null,
    reason: null,
    ...change,
  }
}
