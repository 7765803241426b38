import type { Refusal, RefusalCode } from '@stratomate/contracts'
import { expect, test } from 'vitest'
import { tradeOf } from '@stratomate/engine/testing/trade-of'
import type { TradeRecord } from '@stratomate/engine/orders/trade-record'
import { DayLog } from './day-log.ts'

const noonMs = Date.UTC(2026, 10, 18, 12)

function newLog() {
  const clock = { nowMs: noonMs }
  return { clock, log: new DayLog(() => clock.nowMs) }
}

const paper = { account: 'paper', currency: 'USD' } as const

const entryOf = (change: Partial<TradeRecord>) => ({ kind: 'trade', trade: tradeOf(change) }) as const

function refusalOf(id: string, code: RefusalCode = 'stale') {
  const at = new Date(noonMs).toISOString()
  const chart = { symbol: 'EURUSD', timeframeS: 60, indicatorId: 'x' }
  const refusal: Refusal = { id, signalId: `signal ${id}`, ...chart, side: 'sell', code, candleTime: 60, at }
  return { kind: 'refusal', refusal } as const
}

test('a trade is one row from its order to its result', () => {
  const { log } = newLog()
  log.take([entryOf({ state: 'intended' })])
  log.take([entryOf({ state: 'sent', sentAtMs: noonMs + 40 })])
  expect([log.openTrades().length, log.sums(paper).open]).toEqual([1, 1])

  log.take([entryOf({ state: 'settled', sentAtMs: noonMs + 40, result: 'won', profitCents: 870 })])
  expect(log.alerts()).toMatchObject([{ kind: 'traded', trade: { state: 'settled', profitCents: 870 } }])
  expect([log.openTrades(), log.closedTrades().length]).toEqual([[], 1])
  expect(log.sums(paper)).toMatchObject({ won: 1, lost: 0, open: 0, profitCents: 870, stakedCents: 1_000 })
})

test('an order that was taken back stands in the log as its refusal only, and in no sum', () => {
  const { log } = newLog()
  log.take([entryOf({ id: 't', state: 'intended' })])
  log.take([entryOf({ id: 't', state: 'rejected', reason: 'stale' }), refusalOf('t refused')])

  expect(log.alerts().map(({ id }) => id)).toEqual(['t refused'])
  expect(log.sums(paper)).toMatchObject({ open: 0, stakedCents: 0, refused: 1 })
})

test('the sums are those of one account and currency; another account’s result is never added', () => {
  const { log } = newLog()
  log.take([
    entryOf({ id: 'play', state: 'settled', result: 'won', profitCents: 5_000 }),
    entryOf({ id: 'real', account: 'live', state: 'settled', result: 'lost', profitCents: -1_000 }),
    entryOf({ id: 'euro', account: 'live', currency: 'EUR', state: 'sent' }),
  ])

  const live = { account: 'live', currency: 'USD' } as const
  expect(log.sums(live)).toMatchObject({ won: 0, lost: 1, open: 0, profitCents: -1_000, stakedCents: 1_000 })
  expect(log.sums(paper)).toMatchObject({ won: 1, lost: 0, profitCents: 5_000 })
})

test('a refusal that comes twice is listed once', () => {
  const { log } = newLog()
  log.take([refusalOf('r'), refusalOf('r')])

  expect(log.alerts()).toHaveLength(1)
})

test('the speed is told with its misses, and nothing is reported when nothing happened', () => {
  const { log } = newLog()
  expect(log.speed()).toEqual({ count: 0, withinLimit: 0, p50Ms: null, p95Ms: null, p99Ms: null, stale: 0 })
  for (let ms = 1; ms <= 100; ms += 1)
    log.take([entryOf({ id: String(ms), state: 'sent', sentAtMs: noonMs + ms * 21 })])
  log.take([refusalOf('late')])

  expect(log.speed()).toEqual({ count: 100, withinLimit: 95, p50Ms: 1_050, p95Ms: 1_995, p99Ms: 2_079, stale: 1 })
})

test('a new trading day begins with empty sums; open trades of yesterday stay in sight', () => {
  const { log, clock } = newLog()
  log.take([
    entryOf({ id: 'done', state: 'settled', result: 'lost', profitCents: -1_000 }),
    entryOf({ id: 'open', state: 'sent' }),
  ])
  log.take([refusalOf('r')])
  clock.nowMs += 86_400_000

  expect(log.sums(paper)).toEqual({ won: 0, lost: 0, tied: 0, open: 0, stakedCents: 0, profitCents: 0, refused: 0 })
  expect([log.openTrades().map(({ id }) => id), log.closedTrades()]).toEqual([['open'], []])
})

test('the last signal of a chart is known by symbol, timeframe and indicator', () => {
  const { log } = newLog()
  log.take([entryOf({}), refusalOf('r')])

  expect(log.lastSignal({ symbol: 'EURUSD', timeframeS: 60, indicatorId: 'x' })).toMatchObject({ wasTraded: false })
  expect(log.lastSignal({ symbol: 'EURUSD', timeframeS: 300, indicatorId: 'x' })).toBeNull()
})

test('only the newest hundred alerts are kept in memory', () => {
  const { log } = newLog()
  for (let count = 0; count < 150; count += 1) log.take([refusalOf(`r${count}`)])

  expect(log.alerts()).toHaveLength(100)
  expect(log.sums(paper).refused).toBe(150)
})
