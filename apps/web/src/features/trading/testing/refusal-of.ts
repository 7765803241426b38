import type { Refusal } from '@stratomate/contracts/trading/schemas'

/** A refused signal for tests: a CALL on EURUSD that came too late, with the given changes. */
export function refusalOf(change: Partial<Refusal> = {}): Refusal {
  return {
    id: 'r1',
    signalId: 's9',
    symbol: 'EURUSD',
    timeframeS: 60,
    indicatorId: 'super-trend',
    side: 'buy',
    code: 'stale',
    candleTime: 60,
    at: '2025-11-07T14:00:00.000Z',
    ...change,
  }
}
