import { expect, test } from 'vitest'
import type { Deal, SentOrder } from './deal.ts'
import { matchDeals } from './match-deals.ts'

const sentAtMs = Date.UTC(2026, 10, 18, 12)
const order: SentOrder = { id: 'a', asset: 'EURUSD', side: 'buy', stakeCents: 1_000, durationS: 60, sentAtMs }

function deal(ref: string, change: Partial<Deal> = {}): Deal {
  const { asset, side, stakeCents } = order
  const times = { openedAtMs: sentAtMs + 300, closesAtMs: sentAtMs + 60_300 }
  return {
    ref,
    requestId: null,
    asset,
    side,
    stakeCents,
    ...times,
    payoutPct: 90,
    entryPrice: null,
    exitPrice: null,
    settlement: null,
    ...change,
  }
}

function refOf(deals: readonly Deal[], orders = [order]): (string | null)[] {
  const found = matchDeals(orders, deals)
  return orders.map(({ id }) => found.get(id)?.ref ?? null)
}

test('an echoed id decides, whatever else lies near', () => {
  expect(refOf([deal('near'), deal('own', { requestId: 'a', openedAtMs: sentAtMs + 20_000 })])).toEqual(['own'])
})

test('a deal with the id of another order is nobody else’s', () => {
  expect(refOf([deal('manual', { requestId: 'b' })])).toEqual([null])
})

test.each([
  ['another asset', { asset: 'GBPUSD' }],
  ['another side', { side: 'sell' }],
  ['another stake', { stakeCents: 1_001 }],
  ['long before', { openedAtMs: sentAtMs - 5_001 }],
  ['long after', { openedAtMs: sentAtMs + 60_001 }],
] as const)('%s is not ours', (_, change) => {
  expect(refOf([deal('other', change)])).toEqual([null])
})

test('an order that never arrived does not take the deal of the next one', () => {
  const next = { ...order, id: 'b', sentAtMs: sentAtMs + 3_000 }

  expect(refOf([deal('of the next', { openedAtMs: sentAtMs + 3_100 })], [order, next])).toEqual([null, 'of the next'])
})

test('of several alike the nearest in time is taken, and each only once', () => {
  const second = { ...order, id: 'b', sentAtMs: sentAtMs + 2_000 }
  const deals = [
    deal('late', { openedAtMs: sentAtMs + 2_200 }),
    deal('early'),
    deal('far', { openedAtMs: sentAtMs + 9_000 }),
  ]

  expect(refOf(deals, [second, order])).toEqual(['late', 'early'])
})
