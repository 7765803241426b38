import type { TradeResult } from '@stratomate/contracts/trading/schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addCounts,
  breakEvenOf,
  countTrade,
  expiryLengthS,
  fullReturnCentsOf,
  isSettled,
  noCounts,
  type SettledTrade,
  valuesOfTrade,
  weekdayOf,
} from './count-trade.ts'

const trade: SettledTrade = {
  id: '00000000-0000-4000-8000-000000000001',
  leaseId: '00000000-0000-4000-8000-000000000002',
  signalId: 'EURUSD-60-1',
  broker: 'paper',
  account: 'demo',
  symbol: 'EURUSD',
  timeframeS: 60,
  indicatorId: 'super-trend',
  side: 'buy',
  candleTime: 0,
  stakeCents: 1_000,
  currency: 'USD',
  payoutPct: 92.5,
  entryPrice: null,
  isUnconfirmed: false,
  signalAt: '2026-11-22T23:59:59.900Z',
  receivedAt: '2026-11-22T23:59:59.910Z',
  sentAt: '2026-11-22T23:59:59.950Z',
  acknowledgedAt: null,
  expiresAt: '2026-11-23T00:03:00.000Z',
  state: 'settled',
  result: 'won',
  profitCents: 925,
}

const trades = fc.array(
  fc
    .record({
      result: fc.constantFrom<TradeResult>('won', 'lost', 'tie'),
      side: fc.constantFrom('buy' as const, 'sell' as const),
      stakeCents: fc.integer({ min: 1, max: 1_000_000 }),
      payoutPct: fc.integer({ min: 0, max: 20_000 }).map((hundredths) => hundredths / 100),
      profitCents: fc.integer({ min: -10_000, max: 10_000 }),
    })
    .map((change): SettledTrade => ({ ...trade, ...change })),
  { maxLength: 80 },
)

test('counts of 1,000 random journals are those of a count by hand, in whatever order they are added', () => {
  fc.assert(
    fc.property(trades, (journal) => {
      const of = (result: TradeResult) => journal.filter((one) => one.result === result)
      const decided = journal.filter(({ result }) => result !== 'tie')
      const stakes = decided.reduce((sum, { stakeCents }) => sum + stakeCents, 0)
      const returns = decided.reduce((sum, { stakeCents, payoutPct }) => sum + stakeCents * (1 + payoutPct / 100), 0)

      const counts = journal.map(countTrade).reduce(addCounts, noCounts)

      expect(journal.toReversed().map(countTrade).reduce(addCounts, noCounts)).toEqual(counts)
      expect([counts.won, counts.lost, counts.tied]).toEqual(
        [of('won'), of('lost'), of('tie')].map((all) => all.length),
      )
      expect(counts.buyWon).toBe(of('won').filter(({ side }) => side === 'buy').length)
      expect(counts.buyLost).toBe(of('lost').filter(({ side }) => side === 'buy').length)
      expect(counts.stakeCents).toBe(stakes)
      expect(fullReturnCentsOf(counts)).toBeCloseTo(returns, 3)
      expect(counts.profitCents).toBe(journal.reduce((sum, { profitCents }) => sum + (profitCents ?? 0), 0))
    }),
    { numRuns: 1_000 },
  )
})

test('the break-even of mixed payouts weighs each with its stake', () => {
  const large = countTrade({ ...trade, stakeCents: 3_000, payoutPct: 50 })
  const small = countTrade({ ...trade, stakeCents: 1_000, payoutPct: 90 })
  const counts = addCounts(large, small)

  expect(breakEvenOf({ ...counts, fullReturnCents: fullReturnCentsOf(counts) })).toBeCloseTo(4_000 / 6_400, 12)
})

test('without a stake nothing can come out even', () => {
  expect(breakEvenOf({ stakeCents: 0, fullReturnCents: 0 })).toBe(1)
})

test('a trade is counted on the day and in the hour of its sending, however late it ends', () => {
  expect(valuesOfTrade(trade)).toEqual({
    day: '2026-11-22',
    values: {
      total: '',
      hour: '23',
      symbol: 'EURUSD',
      indicator: 'super-trend',
      timeframe: '60',
      expiry: '180',
      side: 'buy',
      broker: 'paper',
    },
  })
})

test('expiries are named as people choose them, not by the moments that an order takes', () => {
  const lengthOf = (seconds: number) =>
    expiryLengthS({
      sentAt: '2026-11-22T00:00:00.000Z',
      expiresAt: new Date(1_795_305_600_000 + seconds * 1_000).toISOString(),
    })

  expect([4.7, 29.9, 59.9, 60, 179.6, 299.2, 3_599.9].map(lengthOf)).toEqual([5, 30, 60, 60, 180, 300, 3_600])
  expect(lengthOf(-1)).toBe(5)
})

test('weeks begin with Monday', () => {
  expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(weekdayOf)).toEqual([1, 6, 7])
})

test('a trade without an outcome is not settled', () => {
  expect(isSettled(trade)).toBe(true)
  expect(isSettled({ ...trade, result: null })).toBe(false)
  expect(isSettled({ ...trade, state: 'unknown' })).toBe(false)
})
