import { randomUUID } from 'node:crypto'
import type { Trade } from '@stratomate/contracts'

/** A trade just placed at the paper broker, as a desktop app reports it. */
export function paperTrade(leaseId: string, change: Partial<Trade> = {}): Trade {
  const sentAt = new Date().toISOString()
  return {
    id: randomUUID(),
    leaseId,
    signalId: randomUUID(),
    broker: 'paper',
    account: 'paper',
    symbol: 'EURUSD',
    timeframeS: 60,
    indicatorId: 'super-trend',
    side: 'buy',
    candleTime: 1_795_305_480,
    stakeCents: 1_000,
    currency: 'USD',
    payoutPct: 86,
    entryPrice: null,
    isUnconfirmed: false,
    signalAt: sentAt,
    receivedAt: sentAt,
    sentAt,
    acknowledgedAt: sentAt,
    expiresAt: new Date(Date.now() + 180_000).toISOString(),
    state: 'placed',
    result: null,
    profitCents: null,
    ...change,
  }
}
