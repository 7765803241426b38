import type { Trade } from '@stratomate/contracts/trading/schemas'

/** A trade for tests: a one-minute CALL on EURUSD for $10.00, sent at once and still open, with the given changes. */
export function tradeOf(change: Partial<Trade> = {}): Trade {
  const sentAt = '2025-11-07T14:00:00.000Z'
  return {
    id: 't1',
    leaseId: 'l1',
    signalId: 's1',
    broker: 'paper',
    account: 'paper',
    symbol: 'EURUSD',
    timeframeS: 60,
    indicatorId: 'super-trend',
    side: 'buy',
    candleTime: 60,
    stakeCents: 1_000,
    currency: 'USD',
    payoutPct: 86,
    entryPrice: null,
    isUnconfirmed: false,
    signalAt: sentAt,
    receivedAt: sentAt,
    sentAt,
    acknowledgedAt: sentAt,
    expiresAt: '2025-11-07T14:01:00.000Z',
    state: 'placed',
    result: null,
    profitCents: null,
    ...change,
  }
}

/** The same trade after it was won. */
export function wonTradeOf(change: Partial<Trade> = {}): Trade {
  return tradeOf({ state: 'settled', result: 'won', profitCents: 860, ...change })
}
