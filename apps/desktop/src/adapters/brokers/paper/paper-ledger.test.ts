import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PaperLedger } from './paper-ledger.ts'
import type { PaperOrder } from './paper-messages.ts'
import { paperBalanceCents, paperQuote, paperSettlement } from '@stratomate/engine/paper/paper-rules'

const wednesdayS = Date.UTC(2026, 10, 18, 12) / 1_000

function order(change: Partial<PaperOrder> = {}): PaperOrder {
  return {
    id: randomUUID(),
    feed: 'one',
    symbol: 'EURUSD',
    isCustom: false,
    timeframeS: 60,
    side: 'buy',
    stakeCents: 1e3,
    price: 1.1,
    entryTimeS: wednesdayS,
    expiresTimeS: wednesdayS + 180,
    sentAtMs: 5,
    ...change,
  }
}

function bar(timeS: number, close: number, feed = 'one') {
  return { type: 'bar', feed, symbol: 'EURUSD', timeframeS: 60, timeS, close } as const
}

function newLedger(path = join(mkdtempSync(join(tmpdir(), 'ledger-')), 'ledger.db')) {
  const clock = { nowMs: 1_000 }
  return { path, clock, ledger: new PaperLedger(path, () => clock.nowMs, 100) }
}

test('an order is placed once, however often its id comes', () => {
  const { ledger } = newLedger()
  const wanted = order()

  expect(ledger.place(wanted)).toMatchObject({ kind: 'placed', isRepeat: false })
  expect(ledger.place(wanted)).toMatchObject({ kind: 'placed', isRepeat: true })
  expect(ledger.balanceCents()).toBe(paperBalanceCents - 1_000)
})

test('in a quiet moment its changes go into its file, which holds all of them then', () => {
  const { ledger, path } = newLedger()
  const wanted = order()
  ledger.transaction(() => ledger.place(wanted))
  const copyOf = (name: string) => {
    const copy = join(mkdtempSync(join(tmpdir(), 'copy-')), name)
    copyFileSync(path, copy)
    return newLedger(copy).ledger
  }

  expect(copyOf('before.db').find(wanted.id)).toBeNull()
  ledger.tidy()
  expect(copyOf('after.db').find(wanted.id)).toMatchObject({ id: wanted.id, settlement: null })
})

test('it settles with the close of its last candle, not before', () => {
  const { ledger } = newLedger()
  ledger.place(order())

  expect(ledger.closeBar(bar(wednesdayS, 1.2))).toEqual([])
  expect(ledger.closeBar(bar(wednesdayS + 60, 1.2))).toEqual([])
  expect(ledger.closeBar(bar(wednesdayS + 120, 1.2))).toMatchObject([
    { settlement: { result: 'won', profitCents: 870 } },
  ])
  expect(ledger.balanceCents()).toBe(paperBalanceCents + 870)
})

test('candles of another chart and older candles settle nothing', () => {
  const { ledger } = newLedger()
  ledger.closeBar(bar(wednesdayS + 60, 1.2))
  ledger.place(order())

  expect(ledger.closeBar({ ...bar(wednesdayS + 600, 1.2), symbol: 'GBPUSD' })).toEqual([])
  expect(ledger.closeBar(bar(wednesdayS + 600, 1.2, 'another'))).toEqual([])
  expect(ledger.closeBar(bar(wednesdayS + 60, 1.2))).toEqual([])
})

test('when its chart has gone silent and the same chart runs elsewhere, the stake comes back', () => {
  const { ledger, clock } = newLedger()
  ledger.place(order({ ties: 'lose' }))
  clock.nowMs += 60_001

  expect(ledger.closeBar(bar(wednesdayS - 6_000, 1.2, 'another'))).toMatchObject([
    { settlement: { result: 'tie', profitCents: 0 } },
  ])
  expect(ledger.balanceCents()).toBe(paperBalanceCents)
})

test('after a restart open orders go on and the books are the same', () => {
  const first = newLedger()
  const wanted = order({ side: 'sell' })
  first.ledger.transaction(() => first.ledger.place(wanted))
  first.ledger.close()

  const { ledger } = newLedger(first.path)

  expect(ledger.find(wanted.id)).toMatchObject({ sentAtMs: 5, settlement: null })
  expect(ledger.balanceCents()).toBe(paperBalanceCents - 1_000)
  expect(ledger.closeBar(bar(wednesdayS + 120, 1.2))).toMatchObject([{ id: wanted.id, settlement: { result: 'lost' } }])
})

test('a second process cannot open the books while the first has them', () => {
  const { path } = newLedger()

  expect(() => newLedger(path)).toThrow('locked')
})

test('a closed market, an unknown symbol and a low balance are refused', () => {
  const { ledger } = newLedger()
  const saturdayS = Date.UTC(2026, 10, 21, 12) / 1_000

  expect(ledger.place(order({ entryTimeS: saturdayS }))).toEqual({ kind: 'rejected', code: 'market_closed' })
  expect(ledger.place(order({ entryTimeS: saturdayS, isCustom: true, symbol: 'EURUSD-OTC' })).kind).toBe('placed')
  // The weekend begins on Friday at 22:00 UTC, which is midnight in Cyprus.
  const cyprus = {
    entryTimeS: Date.UTC(2026, 10, 20, 23, 59) / 1_000,
    entryUtcS: Date.UTC(2026, 10, 20, 21, 59) / 1_000,
  }
  expect(ledger.place(order(cyprus)).kind).toBe('placed')
  expect(ledger.place(order({ symbol: 'no symbol' }))).toEqual({ kind: 'rejected', code: 'unknown_symbol' })
  expect(ledger.place(order({ stakeCents: paperBalanceCents }))).toEqual({ kind: 'rejected', code: 'low_balance' })
})

test.each([
  ['lose', { result: 'lost', profitCents: -1_000 }],
  ['win', { result: 'won', profitCents: 870 }],
  [undefined, { result: 'tie', profitCents: 0 }],
] as const)('an equal price ends an order by the rule that it came with: %s', (ties, settlement) => {
  const { path, ledger } = newLedger()
  const wanted = order({ ties })
  ledger.transaction(() => ledger.place(wanted))
  ledger.close()

  expect(newLedger(path).ledger.closeBar(bar(wednesdayS + 120, wanted.price))).toMatchObject([{ settlement }])
})

test('buy and sell mirror each other and an equal price refunds', () => {
  const bet = { side: 'buy', stakeCents: 1_000, payoutPct: 92, price: 1.1 } as const

  expect(paperSettlement(bet, 1.1001)).toEqual({ result: 'won', profitCents: 920 })
  expect(paperSettlement({ ...bet, side: 'sell' }, 1.1001)).toEqual({ result: 'lost', profitCents: -1_000 })
  expect(paperSettlement(bet, 1.1)).toEqual({ result: 'tie', profitCents: 0 })
})

test('currencies rest from Friday 22:00 to Sunday 22:00 UTC', () => {
  const at = (day: number, hour: number, minute: number) =>
    paperQuote({ symbol: 'EURUSD', isCustom: false }, Date.UTC(2026, 10, day, hour, minute) / 1_000).kind

  expect([at(20, 21, 59), at(20, 22, 0), at(22, 21, 59), at(22, 22, 0)]).toEqual([
    'offered',
    'closed',
    'closed',
    'offered',
  ])
})
