import { expect, test } from 'vitest'
import { pocketDeal, pocketRefusal } from './pocket-deal.ts'
import { PocketAssetLine, PocketDeal } from './pocket-messages.ts'

const id = '8f14e45f-ceea-867a-9b36-1a2b3c4d5e6f'
const reported = {
  id: 'a1',
  requestId: id,
  asset: 'EURUSD_otc',
  amount: 10,
  command: 1,
  openTimestamp: 1_763_467_200,
  closeTimestamp: 1_763_467_380,
  percentProfit: 92,
  openPrice: 1.1,
  isDemo: 1,
}

function dealOf(change: Record<string, unknown>, hasEnded = false) {
  return pocketDeal(PocketDeal.parse({ ...reported, ...change }), { hasEnded })
}

test('a deal is understood, in seconds and in milliseconds', () => {
  const deal = {
    ref: 'a1',
    requestId: id,
    asset: 'EURUSD_otc',
    side: 'sell',
    stakeCents: 1_000,
    openedAtMs: 1_763_467_200_000,
    closesAtMs: 1_763_467_380_000,
    payoutPct: 92,
    entryPrice: 1.1,
    exitPrice: null,
    settlement: null,
  }

  expect(dealOf({})).toEqual(deal)
  expect(dealOf({ openTimestamp: 1_763_467_200_000, closeTimestamp: 1_763_467_380_000 })).toEqual(deal)
  expect(dealOf({ id: 7, amount: '10.00' })).toEqual({ ...deal, ref: '7' })
})

test('a deal that has ended says where, an open one does not', () => {
  expect([dealOf({ closePrice: 1.2 }).exitPrice, dealOf({ closePrice: 1.2 }, true).exitPrice]).toEqual([null, 1.2])
})

test.each([[null], [undefined], [0], [-1]])('an invalid price is not known: %s', (openPrice) => {
  expect(dealOf({ openPrice }).entryPrice).toBeNull()
})

test.each([[42], ['42'], [null], [undefined]])('an echo that is not in our form says nothing: %s', (requestId) => {
  expect(dealOf({ requestId }).requestId).toBeNull()
})

test.each([
  ['a profit', { profit: 9.2, closePrice: 1 }, { result: 'won', profitCents: 920 }],
  ['a loss', { profit: -10, closePrice: 1.2 }, { result: 'lost', profitCents: -1_000 }],
  ['nothing at an equal price', { profit: 0, closePrice: 1.1 }, { result: 'tie', profitCents: 0 }],
  ['nothing at a lost price', { profit: 0, closePrice: 1.2 }, { result: 'lost', profitCents: -1_000 }],
  ['nothing without prices', { profit: 0, openPrice: null }, { result: 'tie', profitCents: 0 }],
] as const)('a deal that ended with %s', (_, change, settlement) => {
  expect(dealOf(change, true).settlement).toEqual(settlement)
})

test('words of refusals become codes, and unknown words a plain refusal', () => {
  expect(pocketRefusal('Not enough money on balance')).toBe('low_balance')
  expect(pocketRefusal('Asset is CLOSED')).toBe('market_closed')
  expect(pocketRefusal('Wrong expiration time')).toBe('expiry_not_offered')
  expect(pocketRefusal('Что-то другое')).toBe('broker_refused')
})

test('a line of the list of assets is read by its places, and anything else is refused', () => {
  const line = [5, 'EURUSD_otc', 'EUR/USD OTC', 'currency', 2, 92, 60, 30, 3, 1, 0, 0, [], 0, true, [{ time: 60 }]]

  expect(PocketAssetLine.parse(line)).toEqual({
    symbol: 'EURUSD_otc',
    name: 'EUR/USD OTC',
    payoutPct: 92,
    isOtc: true,
    isActive: true,
    durationsS: [60],
  })
  for (const broken of [[], {}, line.slice(0, 15), line.with(5, '92 %'), line.with(15, 60), line.with(1, '')])
    expect(PocketAssetLine.safeParse(broken).success).toBe(false)
})
