import { expect, test } from 'vitest'
import { ReconnectPlan, reconnectTimings } from './reconnect-plan.ts'

const always = () => 1

test('pauses double up to a minute, with chance in their whole length', () => {
  const timings = { ...reconnectTimings, lossesMax: 100 }
  const longest = new ReconnectPlan(timings, always)
  const shortest = new ReconnectPlan(timings, () => 0)

  expect(Array.from({ length: 8 }, () => longest.afterLoss(0))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000,
  ])
  expect(shortest.afterLoss(0)).toBe(0)
})

test('after five losses in ten minutes the next try waits for the end of the ten minutes', () => {
  const plan = new ReconnectPlan(reconnectTimings, always)
  const pauses = [0, 10_000, 20_000, 30_000, 40_000].map((nowMs) => {
    const pauseMs = plan.afterLoss(nowMs)
    plan.onReady()
    return pauseMs
  })

  expect(pauses).toEqual([1_000, 1_000, 1_000, 1_000, 560_000])
  expect(plan.afterLoss(700_000)).toBe(1_000)
})

test('a person who connects by hand begins anew', () => {
  const plan = new ReconnectPlan(reconnectTimings, always)
  for (let loss = 0; loss < 6; loss += 1) plan.afterLoss(0)
  plan.forget()

  expect(plan.afterLoss(0)).toBe(1_000)
})
