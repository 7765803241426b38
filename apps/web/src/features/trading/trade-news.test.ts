import type { Trade } from '@stratomate/contracts/trading'
import { expect, test } from 'vitest'
import { tradeNews } from './trade-news.ts'

const trade = (change: Partial<Trade>): Trade => ({
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
  signalAt: '2025-11-07T14:00:00.000Z',
  receivedAt: '2025-11-07T14:00:00.000Z',
  sentAt: '2025-11-07T14:00:00.000Z',
  acknowledgedAt: null,
  expiresAt: '2025-11-07T14:01:00.000Z',
  state: 'placed',
  result: null,
  profitCents: null,
  ...change,
})

test('an order that was placed is told as opened', () => {
  expect(tradeNews([trade({ state: 'intended' })], [trade({})])).toBe('EURUSD M1: CALL opened')
  expect(tradeNews([], [trade({})])).toBe('EURUSD M1: CALL opened')
})

test('wins and losses are told in the same words', () => {
  const [won, lost] = [
    trade({ state: 'settled', result: 'won', profitCents: 860 }),
    trade({ state: 'settled', result: 'lost', profitCents: -1_000 }),
  ]

  expect(tradeNews([trade({})], [won])).toBe('EURUSD M1: CALL, Won +$8.60')
  expect(tradeNews([trade({})], [lost])).toBe('EURUSD M1: CALL, Lost −$10.00')
})

test('an order on its way, and a list that is the same, are no news', () => {
  expect(tradeNews([], [trade({ state: 'intended' })])).toBeNull()
  expect(tradeNews([trade({})], [trade({})])).toBeNull()
  expect(tradeNews([trade({})], [])).toBeNull()
})
