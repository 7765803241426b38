import { expect, test } from 'vitest'
import { AccountUsage } from './account-usage.ts'

const nowMs = Date.UTC(2026, 10, 18, 12)

/** The usage of an account for which this computer has made `own` trades. */
function usageOf(own: number) {
  const here = { own, nowMs }
  return { here, usage: new AccountUsage({ now: () => here.nowMs, own: () => here.own }) }
}

test('trades of other computers are counted with those of this one, each once', () => {
  const { here, usage } = usageOf(2)
  expect(usage.usedToday()).toBe(2)
  usage.take({ day: '2026-11-18', used: 5 }, usage.own())
  expect(usage.usedToday()).toBe(5)
  here.own = 4

  expect([usage.usedToday(), usage.isUsedUp(8), usage.isUsedUp(7)]).toEqual([7, false, true])
  expect([usage.isUsedUp('unlimited'), usage.isUsedUp(null)]).toEqual([false, false])
})

test('what the service has not heard of yet counts all the same, and a day begins with nothing', () => {
  const { here, usage } = usageOf(3)
  usage.take({ day: '2026-11-18', used: 1 }, 3)
  usage.take(null, 9)
  expect(usage.usedToday()).toBe(3)
  Object.assign(here, { own: 0, nowMs: nowMs + 86_400_000 })

  expect(usage.usedToday()).toBe(0)
})
