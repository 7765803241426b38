import { expect, test } from 'vitest'
import { ChartRegistry } from '../charts/chart-registry.ts'
import { tradingDefaults } from '../gate/trading-settings.ts'
import { intendTrade } from '../orders/intend-trade.ts'
import { TradeLedger } from '../orders/trade-ledger.ts'
import { chartOf } from '../testing/chart-of.ts'
import { tradeOf } from '../testing/trade-of.ts'
import { outsideKey, sourceIdOf } from './outside-key.ts'
import { OutsideDays } from './outside-days.ts'
import { refuseBySource } from './refuse-outside.ts'
import { OutsideGate, type OutsideRules } from './outside-gate.ts'

const favorite = { symbol: '', timeframeS: 60, direction: 'both', stakeCents: 500, expiryCandles: null } as const
const rules: OutsideRules = { favorite, limits: { tradesPerDayMax: null, dailyLossCentsMax: null }, rank: 0 }
const nowMs = Date.UTC(2026, 10, 27, 12)

test('charts take the slots of the plan first, then sources in their order', () => {
  const charts = new ChartRegistry()
  charts.connect(chartOf('EURUSD'))
  const gateWith = (own: OutsideRules | null) =>
    new OutsideGate({ days: new OutsideDays(), charts, settings: () => tradingDefaults, rulesOf: () => own })
  const statusOf = (own: OutsideRules | null, slots: number | 'unlimited') =>
    gateWith(own).contextOf(outsideKey('s1', 'EURUSD'), slots, nowMs).slotStatus

  expect(statusOf(rules, 2)).toEqual({ kind: 'favorite', favorite })
  expect(statusOf({ ...rules, rank: 1 }, 2)).toEqual({ kind: 'chart_limit' })
  expect(statusOf({ ...rules, rank: 99 }, 'unlimited').kind).toBe('favorite')
  expect(statusOf(null, 'unlimited')).toEqual({ kind: 'not_favorite' })
})

test('the day of a source counts its own trades of all symbols, and open ones as lost', () => {
  const days = new OutsideDays()
  const ledger = new TradeLedger((trade) => days.take(trade))
  const at = { intendedAtMs: nowMs, stakeCents: 500, state: 'placed', result: null, profitCents: null } as const
  ledger.add(tradeOf({ id: 'a', ...at, chartKey: outsideKey('s1', 'EURUSD') }))
  ledger.add(tradeOf({ id: 'b', ...at, chartKey: outsideKey('s1', 'GBPUSD') }))
  ledger.add(tradeOf({ id: 'c', ...at, chartKey: outsideKey('s2', 'EURUSD') }))
  ledger.add(tradeOf({ id: 'd', ...at }))
  ledger.move('a', { state: 'settled', result: 'won', profitCents: 435 })

  const key = outsideKey('s1', 'USDJPY')
  expect(days.state(key, nowMs)).toEqual({ trades: 2, worstCents: -65 })
  expect(days.state(key, nowMs + 86_400_000)).toEqual({ trades: 0, worstCents: 0 })
  ledger.add(tradeOf({ id: 'e', ...at, chartKey: key, state: 'intended' }))
  ledger.move('e', { state: 'rejected' })
  expect(days.state(key, nowMs).trades).toBe(2)
})

test('a trade from outside begins at the moment of its signal and lasts as long as it says', () => {
  const chart = { ...chartOf('EURUSD'), key: outsideKey('s1', 'EURUSD'), timeframeS: 60 }
  const stamps = { emittedAtMs: nowMs, receivedAtMs: nowMs }
  const signal = {
    id: 'x',
    chart,
    side: 'buy',
    barTimeS: 600,
    price: 1.1,
    outside: { lengthS: 300 },
    ...stamps,
  } as const
  const verdict = { kind: 'accept', lease: null, isAsked: false, stakeCents: 500, expiryCandles: 3 } as const
  const more = { expiryEnd: 'candle_close', payoutPct: 87, asset: null, planId: null } as const
  const broker = { id: 'paper', account: 'paper', currency: 'USD' } as const
  const { order, trade } = intendTrade(
    { signal, answer: () => undefined },
    { ...verdict, ...more },
    { id: 'x', nowMs, lateS: 41.7, broker },
  )

  expect(order).toMatchObject({ entryTimeS: 701, expiresTimeS: 1_001, sendByMs: nowMs + 2_000 })
  expect(trade).toMatchObject({ expiresAtMs: nowMs + 300_000, chartKey: 'outside:s1:EURUSD' })
  expect(sourceIdOf(trade.chartKey)).toBe('s1')
  expect(sourceIdOf(chartOf('EURUSD').key)).toBeNull()
})

test('the last trade that the limits of a source allow is traded, the next one is not', () => {
  const limits = { tradesPerDayMax: 3, dailyLossCentsMax: 1_500 }
  const refusalOf = (trades: number, worstCents: number) => refuseBySource({ limits, day: { trades, worstCents } }, 500)

  expect([refusalOf(2, 0), refusalOf(3, 0)]).toEqual([null, 'source_limit'])
  expect([refusalOf(0, -1_000), refusalOf(0, -1_001)]).toEqual([null, 'source_limit'])
  expect(refuseBySource({ limits: rules.limits, day: { trades: 99, worstCents: -99_999 } }, 500)).toBeNull()
  expect(refuseBySource(undefined, 500)).toBeNull()
})
