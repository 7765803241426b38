import { canTradeMove } from '@stratomate/domain'
import { Trade } from '@stratomate/contracts'
import { expect, test } from 'vitest'
import { canOrderMove, isFinal, orderStates, type OrderState, toWireTrade, type TradeRecord } from './trade-record.ts'

const allowed: readonly [OrderState, OrderState][] = [
  ...(['sent', 'placed', 'settled', 'rejected'] as const).map((to): [OrderState, OrderState] => ['intended', to]),
  ...(['placed', 'settled', 'rejected', 'unknown'] as const).map((to): [OrderState, OrderState] => ['sent', to]),
  ['placed', 'settled'],
  ...(['placed', 'settled', 'rejected'] as const).map((to): [OrderState, OrderState] => ['unknown', to]),
]

const pairs = orderStates.flatMap((from) => orderStates.map((to): [OrderState, OrderState] => [from, to]))

test.each(pairs)('from %s to %s', (from, to) => {
  expect(canOrderMove(from, to)).toBe(allowed.some(([one, other]) => one === from && other === to))
})

test('only settled and rejected are final', () => {
  expect(orderStates.filter(isFinal)).toEqual(['settled', 'rejected'])
})

const record: TradeRecord = {
  id: '0d5f4a0e-7c1e-8a52-9a7b-0123456789ab',
  leaseId: '0d5f4a0e-7c1e-8a52-9a7b-0123456789ac',
  signalId: 'a'.repeat(32),
  broker: 'paper',
  account: 'paper',
  chartKey: 'k',
  feed: 'f',
  symbol: 'EURUSD',
  timeframeS: 60,
  indicatorId: 'super-trend',
  side: 'buy',
  candleTimeS: 600,
  stakeCents: 1e3,
  currency: 'USD',
  price: 1.1,
  payoutPct: 87,
  signalAtMs: 1e3,
  receivedAtMs: 1001.4,
  intendedAtMs: 1002,
  sentAtMs: 1003,
  acknowledgedAtMs: null,
  expiresAtMs: 181e3,
  expiresTimeS: 840,
  state: 'sent',
  result: null,
  profitCents: null,
  reason: null,
}

test('a sent order is reported as intended, in the shape of the contract', () => {
  const wire = toWireTrade(record)

  expect(Trade.parse(wire)).toEqual(wire)
  expect(wire).toMatchObject({
    state: 'intended',
    sentAt: '1970-01-01T00:00:01.003Z',
    receivedAt: '1970-01-01T00:00:01.001Z',
  })
})

test('a trade that was placed before the close is reported as unconfirmed, and no other', () => {
  expect(toWireTrade({ ...record, isUnconfirmed: true })?.isUnconfirmed).toBe(true)
  expect(toWireTrade(record)?.isUnconfirmed).toBe(false)
})

test('a trade says when the broker answered, and nothing before it has', () => {
  expect(toWireTrade(record)?.acknowledgedAt).toBeNull()
  expect(toWireTrade({ ...record, acknowledgedAtMs: 1_500 })?.acknowledgedAt).toBe('1970-01-01T00:00:01.500Z')
})

test('an order that may not have left yet is not reported, because its sending time is not known', () => {
  expect(toWireTrade({ ...record, state: 'intended', sentAtMs: null })).toBeNull()
})

test('every move of an order is a move that the server accepts', () => {
  const wireOf = (state: OrderState) => toWireTrade({ ...record, state })?.state ?? 'intended'

  expect(allowed.filter(([from, to]) => !canTradeMove(wireOf(from), wireOf(to)))).toEqual([])
})
