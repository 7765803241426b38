import { expect, test } from 'vitest'
import { emptyDay } from '../limits/daily-stats.ts'
import { placesKept } from '../keep-newest.ts'
import { tradeOf } from '../testing/trade-of.ts'
import { TradeLedger } from './trade-ledger.ts'

const noonMs = Date.UTC(2026, 10, 18, 12)
const live = { account: 'live', currency: 'USD' } as const
const atPaper = { broker: 'paper', ...live } as const

function newLedger(): TradeLedger {
  const ledger = new TradeLedger()
  ledger.load([
    tradeOf({ id: 'play', state: 'settled', result: 'won', profitCents: 50_000, planId: 'p' }),
    tradeOf({ id: 'real', ...live, state: 'settled', result: 'lost', profitCents: -4_000, planId: 'p' }),
    tradeOf({ id: 'open', ...live, state: 'placed', stakeCents: 700 }),
    tradeOf({ id: 'euro', account: 'live', currency: 'EUR', state: 'settled', result: 'lost', profitCents: -9_000 }),
  ])
  return ledger
}

test('what was won with play money allows no loss of real money, and no result of it moves a stake plan there', () => {
  expect(newLedger().today(noonMs, live)).toEqual({
    trades: 4,
    profitCents: -4_000,
    profitCentsPeak: 0,
    openStakeCents: 700,
    lossRunLongest: 1,
    results: [{ result: 'lost', planId: 'p' }],
  })
})

test('stakes that no broker has answered yet are those of the account and its currency alone', () => {
  const ledger = newLedger()
  ledger.add(tradeOf({ id: 'sent', ...live, state: 'sent', stakeCents: 300 }))
  ledger.add(tradeOf({ id: 'intended', ...live, stakeCents: 20 }))
  ledger.add(tradeOf({ id: 'other', stakeCents: 1 }))
  ledger.add(tradeOf({ id: 'elsewhere', ...live, broker: 'deriv', stakeCents: 5 }))

  expect(ledger.unansweredCents(atPaper)).toBe(320)

  ledger.move('sent', { state: 'placed' })
  ledger.move('intended', { state: 'sent' })
  expect(ledger.unansweredCents(atPaper)).toBe(20)

  ledger.move('intended', { state: 'rejected' })
  expect(ledger.unansweredCents(atPaper)).toBe(0)
})

test('accounts that trade beside each other are counted together by their currency, whatever their kind', () => {
  expect(newLedger().todayOfAll(noonMs, 'USD')).toMatchObject({ profitCents: 46_000, openStakeCents: 700 })
  expect(newLedger().todayOfAll(noonMs, 'EUR')).toMatchObject({ profitCents: -9_000, lossRunLongest: 1 })
})

test('of days only the newest and the two before it are counted, so that a ledger of weeks stays small', () => {
  const dayMs = 86_400_000
  const ledger = new TradeLedger()
  for (const days of [0, 1, 2, 3]) ledger.add(tradeOf({ id: `${days}`, intendedAtMs: noonMs + days * dayMs }))

  const counted = [0, 1, 2, 3].map((days) => ledger.today(noonMs + days * dayMs).trades)
  expect(counted).toEqual([0, 1, 1, 1])

  ledger.add(tradeOf({ id: 'late', intendedAtMs: noonMs }))
  expect(ledger.today(noonMs).trades).toBe(0)
})

test('the number of trades is that of all accounts, as the plan counts them', () => {
  const demo = { account: 'demo', currency: 'USD' } as const

  expect(newLedger().today(noonMs, demo)).toEqual({ ...emptyDay, trades: 4 })
  expect(newLedger().today(noonMs).trades).toBe(4)
})

test('the last trade of a symbol is the newest one that the broker has or may have, in whatever order news comes', () => {
  const ledger = new TradeLedger()
  const last = () => ledger.lastTradeAtMs('GBPUSD')
  for (const [id, afterMs] of Object.entries({ newer: 2_000, older: 1_000 }))
    ledger.add(tradeOf({ id, symbol: 'GBPUSD', intendedAtMs: noonMs + afterMs }))
  ledger.move('newer', { state: 'sent' })
  ledger.move('older', { state: 'sent' })
  const whileBothCount = last()
  ledger.move('newer', { state: 'rejected' })

  expect([whileBothCount, last()]).toEqual([noonMs + 2_000, noonMs + 1_000])
  ledger.move('older', { state: 'rejected' })
  expect(last()).toBeNull()
})

test('a lease that a thousand others have displaced allows no more trades than it has', () => {
  const ledger = new TradeLedger()
  ledger.add(tradeOf({ id: 'old', leaseId: 'first', state: 'sent' }))
  for (let place = 0; place < placesKept; place += 1)
    ledger.add(tradeOf({ id: `${place}`, leaseId: `lease ${place}`, state: 'placed' }))

  ledger.move('old', { state: 'rejected' })

  expect(ledger.spentOf('first')).toBe(0)
})

test.each([
  ['intended', { spent: 1, counted: 0 }],
  ['sent', { spent: 1, counted: 0 }],
  ['placed', { spent: 1, counted: 1 }],
  ['unknown', { spent: 1, counted: 1 }],
  ['settled', { spent: 1, counted: 1 }],
  ['rejected', { spent: 0, counted: 0 }],
] as const)('of its lease a trade that is %s takes and counts %o', (state, expected) => {
  const ledger = new TradeLedger()
  ledger.add(tradeOf({ id: 'one', leaseId: 'lease', state }))

  expect({ spent: ledger.spentOf('lease'), counted: ledger.countedOf('lease') }).toEqual(expected)
})
