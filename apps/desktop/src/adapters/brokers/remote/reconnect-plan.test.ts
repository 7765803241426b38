import { expect, test } from 'vitest'
import { ReconnectPlan, reconnectTimings } from './reconnect-plan.ts'

const always = () => 1

test('pauses double up to a minute, with chance in their whole length', () => {
  const timings = { ...reconnectTimings, lossesMax: 100 }
  const longest = new ReconnectPlan(timings, always)
  const shortest = new ReconnectPlan(timings, () => 0)

  expect(Array.from({ length: 8 }, () => longest.afterLoss(0, 'none_open'))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000,
  ])
  expect(shortest.afterLoss(0, 'none_open')).toBe(0)
})

test('after five losses in ten minutes the next try waits for the end of the ten minutes', () => {
  const plan = new ReconnectPlan(reconnectTimings, always)
  const pauses = [0, 10_000, 20_000, 30_000, 40_000].map((nowMs) => {
    const pauseMs = plan.afterLoss(nowMs, 'none_open')
    plan.onReady()
    return pauseMs
  })

  expect(pauses).toEqual([1_000, 1_000, 1_000, 1_000, 560_000])
  expect(plan.afterLoss(700_000, 'none_open')).toBe(1_000)
})

test('a person who connects by hand begins again', () => {
  const plan = new ReconnectPlan(reconnectTimings, always)
  for (let loss = 0; loss < 6; loss += 1) plan.afterLoss(0, 'none_open')
  plan.forget()

  expect(plan.afterLoss(0, 'none_open')).toBe(1_000)
})

test('while the outcome of an order is open there is no rest, however often the line was lost', () => {
  const plan = new ReconnectPlan(reconnectTimings, always)
  const pauses = Array.from({ length: 50 }, (_, loss) => {
    const pauseMs = plan.afterLoss(loss * 1_000, 'some_open')
    plan.onReady()
    return pauseMs
  })

  expect(new Set(pauses)).toEqual(new Set([1_000]))
  expect(plan.afterLoss(50_000, 'none_open')).toBe(550_000)
})
