import { randomUUID } from 'node:crypto'
import type { Computer } from '../engine/connect-computers.ts'

/** A trade under the lease of a computer, as its app reports it; each call returns a different one. */
export function reportedTrade({ leaseId, day }: Computer): unknown {
  const at = `${day}T00:00:01.000Z`
  return {
    id: randomUUID(),
    leaseId,
    signalId: randomUUID(),
    broker: 'paper',
    account: 'paper',
    symbol: 'EURUSD',
    timeframeS: 60,
    indicatorId: 'rsi-reversal-alert',
    side: 'buy',
    candleTime: Math.floor(Date.parse(at) / 60_000) * 60,
    stakeCents: 100,
    currency: 'USD',
    payoutPct: 82,
    entryPrice: null,
    signalAt: at,
    receivedAt: at,
    sentAt: at,
    acknowledgedAt: at,
    expiresAt: `${day}T00:01:01.000Z`,
    state: 'placed',
    result: null,
    profitCents: null,
  }
}
