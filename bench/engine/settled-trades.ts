import { randomUUID } from 'node:crypto'
import type { JournalEntry } from '@stratomate/engine/ports'
import type { TradeRecord } from '@stratomate/engine/orders/trade-record'

const atOnce = 1_000

/**
 * Settled trades, in portions as the journal accepts them: wins and losses on twenty charts, one each millisecond, the
 * last one now.
 */
export function* settledTrades(count: number, nowMs: number): Generator<JournalEntry[]> {
  for (let first = 0; first < count; first += atOnce) {
    const places = Array.from({ length: Math.min(atOnce, count - first) }, (_, place) => first + place)
    yield places.flatMap((place): JournalEntry[] => {
      const trade = settledTrade(place, nowMs - count + place)
      return [
        { kind: 'signal', id: trade.signalId, atMs: nowMs },
        { kind: 'trade', trade },
      ]
    })
  }
}

function settledTrade(place: number, endMs: number): TradeRecord {
  const isWon = place % 2 === 0
  const symbol = `PAIR${String(place % 20).padStart(3, '0')}-OTC`
  return {
    id: randomUUID(),
    signalId: randomUUID(),
    leaseId: 'lease of the morning',
    broker: 'paper',
    account: 'paper',
    chartKey: `${symbol}:60:bench(1)`,
    feed: `bench:${symbol}:60`,
    symbol,
    timeframeS: 60,
    indicatorId: 'bench',
    side: isWon ? 'buy' : 'sell',
    candleTimeS: 600,
    stakeCents: 1_000,
    currency: 'USD',
    planId: null,
    price: 1.1,
    payoutPct: 87,
    signalAtMs: endMs,
    receivedAtMs: endMs,
    intendedAtMs: endMs,
    sentAtMs: endMs,
    acknowledgedAtMs: endMs,
    expiresAtMs: endMs,
    expiresTimeS: 840,
    state: 'settled',
    result: isWon ? 'won' : 'lost',
    profitCents: isWon ? 870 : -1_000,
    reason: null,
  }
}
