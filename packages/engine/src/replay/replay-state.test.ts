import { describe, expect, test } from 'vitest'
import { tradeOf } from '../testing/trade-of.ts'
import { recordedEnd, ReplayState, shiftContext } from './replay-state.ts'

const nowMs = Date.UTC(2026, 10, 18, 12)

test('the money of a course of the day: stakes go when trades begin, and come back with the result when they end', () => {
  const state = new ReplayState()
  state.add(tradeOf({ id: 'won', stakeCents: 1_000 }), { atMs: nowMs + 60_000, result: 'won', profitCents: 850 })
  state.add(tradeOf({ id: 'lost', stakeCents: 400 }), { atMs: nowMs + 120_000, result: 'lost', profitCents: -400 })
  state.add(tradeOf({ id: 'open', stakeCents: 30 }), null)
  const money = [0, 60_000, 120_000, 9_999_999].map((afterMs) => {
    state.goTo(nowMs + afterMs)
    return state.moneyCents()
  })

  expect(money).toEqual([-1_430, 420, 420, 420])
  expect(state.ledger.openCount()).toBe(1)
})

test('orders of the last second are those within it, and the end of a trade is when it was settled, else when it expired', () => {
  const state = new ReplayState()
  state.add(tradeOf({ id: 'a', intendedAtMs: nowMs }), null)
  state.add(tradeOf({ id: 'b', intendedAtMs: nowMs + 400 }), null)
  const sent = [0, 999, 1_000, 1_399, 1_400].map((afterMs) => {
    state.goTo(nowMs + afterMs)
    return state.sentLastSecond()
  })
  const lost = tradeOf({ result: 'lost', profitCents: -400, settledAtMs: nowMs + 7 })

  expect(sent).toEqual([2, 2, 1, 1, 0])
  expect(recordedEnd(tradeOf({}))).toBeNull()
  expect(recordedEnd(lost)).toEqual({ atMs: nowMs + 7, result: 'lost', profitCents: -400 })
  expect(recordedEnd(tradeOf({ result: 'tie', expiresAtMs: nowMs + 9 }))).toEqual({
    atMs: nowMs + 9,
    result: 'tie',
    profitCents: 0,
  })
})

test('trades end in the order of their ends, and those at the same moment as now have ended', () => {
  const state = new ReplayState()
  state.add(tradeOf({ id: 'later', stakeCents: 100 }), {
    atMs: nowMs + 20,
    result: 'lost',
    profitCents: -100,
  })
  state.add(tradeOf({ id: 'sooner', stakeCents: 100 }), {
    atMs: nowMs + 10,
    result: 'won',
    profitCents: 80,
  })
  state.goTo(nowMs + 10)
  const between = [state.moneyCents(), state.ledger.openCount()]
  state.goTo(nowMs + 20)

  expect(between).toEqual([-20, 1])
  expect([state.moneyCents(), state.ledger.openCount()]).toEqual([-20, 0])
})

describe('what the gate would have looked at', () => {
  const lease = { jti: 'lease', day: '2026-11-18', n: 5, spent: 3, notBeforeMs: 0, expiresAtMs: nowMs * 2 }
  const recorded: Parameters<typeof shiftContext>[0] = {
    isPaused: false,
    isClockSetBack: false,
    isSeen: false,
    hasOppositeTwin: false,
    lastClosedBarS: 600,
    account: 'entitled',
    allowedIndicatorId: null,
    isBrokerConnected: true,
    quote: { kind: 'offered', payoutPct: 87 },
    balanceCents: 50_000,
    openTrades: [{ chartKey: 'EURUSD:60:x', side: 'buy', isUnclear: true }],
    openTradeCount: 1,
    ordersLastSecond: 1,
    today: new ReplayState().ledger.today(nowMs),
    lastTradeAtMs: null,
    lastLossAtMs: null,
    leases: { leases: [lease], exhaustedDay: '2026-11-18', hasInvalid: false },
  }
  const stateWith = (...ids: readonly string[]) => {
    const state = new ReplayState()
    for (const id of ids) state.add(tradeOf({ id, side: id === 'sell' ? 'sell' : 'buy' }), null)
    return state
  }
  const shift = (before: ReplayState, after: ReplayState, change: Partial<typeof recorded> = {}) =>
    shiftContext({ ...recorded, ...change }, { symbol: 'EURUSD', nowMs }, { before, after })

  test('has the trades of now: an order that was unclear then is unclear on its side alone', () => {
    const { openTrades, openTradeCount, ordersLastSecond } = shift(stateWith('buy'), stateWith('buy', 'sell'))

    expect(openTrades.map(({ side, isUnclear }) => [side, isUnclear])).toEqual([
      ['buy', true],
      ['sell', false],
    ])
    expect([openTradeCount, ordersLastSecond]).toEqual([2, 2])
    const planned = stateWith()
    planned.add(tradeOf({ planId: 'p' }), null)
    expect(shift(stateWith(), planned).openTrades).toEqual([
      { chartKey: 'EURUSD:60:x', side: 'buy', isUnclear: true, planId: 'p' },
    ])
    expect(shift(stateWith(), stateWith(), { openTrades: [] }).openTrades).toEqual([])
  })

  test('has the balance moved by what the trades would have brought more or less', () => {
    expect(shift(stateWith('a'), stateWith('a', 'b')).balanceCents).toBe(49_000)
    expect(shift(stateWith('a', 'b'), stateWith('a')).balanceCents).toBe(51_000)
    expect(shift(stateWith('a'), stateWith(), { balanceCents: null }).balanceCents).toBeNull()
  })

  test('has the day of all accounts only where it was looked at, counted again', () => {
    const todayOfAll = { ...recorded.today, trades: 9 }
    const usd = { purse: { currency: 'USD', account: 'paper' } } as const
    const counted = shift(stateWith(), stateWith('a'), { todayOfAll, ...usd }).todayOfAll

    expect(counted).toMatchObject({ trades: 1 })
    expect(shift(stateWith(), stateWith('a'), usd).todayOfAll).toBeUndefined()
  })

  test('has as many more or fewer trades of the lease spent, and what was not placed of a used-up plan left', () => {
    expect(shift(stateWith('a'), stateWith('a', 'b')).leases.leases).toEqual([{ ...lease, spent: 4 }])
    expect(shift(stateWith('a', 'b', 'c'), stateWith('a')).leases.leases).toEqual([
      { ...lease, spent: 1 },
      expect.objectContaining({ n: 2, spent: 0, day: '2026-11-18', notBeforeMs: nowMs, expiresAtMs: nowMs + 1 }),
    ])
    const none = { ...recorded.leases, leases: [{ ...lease, spent: 1 }] }
    expect(shift(stateWith('a', 'b'), stateWith(), { leases: none }).leases.leases[0]?.spent).toBe(0)
    const other = { ...recorded.leases, exhaustedDay: '2026-11-17' }
    expect(shift(stateWith('a', 'b'), stateWith(), { leases: other }).leases.leases).toHaveLength(1)
    expect(shift(stateWith('a'), stateWith('b')).leases.leases).toHaveLength(1)
  })
})
