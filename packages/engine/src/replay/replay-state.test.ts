import { expect, test } from 'vitest'
import { tradeOf } from '../testing/trade-of.ts'
import { ReplayState } from './replay-state.ts'

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
