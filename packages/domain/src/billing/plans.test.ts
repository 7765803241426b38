import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bestLimit,
  compareLimits,
  type Limit,
  licencePlans,
  licenceProductName,
  limitFromWire,
  limitToWire,
  subscriptionPlans,
  tiersAgain,
  trialPlan,
} from './plans.ts'

test('the plans are those of the price list', () => {
  const listed = [trialPlan, ...Object.values(subscriptionPlans), ...Object.values(licencePlans)].map((plan) => [
    plan.priceCents,
    limitToWire(plan.tradesPerDay),
    limitToWire(plan.charts),
  ])

  expect(listed).toEqual([
    [0, 10, 2],
    [2_900, 100, 1],
    [5_900, 250, 3],
    [9_900, -1, -1],
    [19_900, 100, 1],
    [32_100, 500, 3],
    [49_900, -1, -1],
  ])
})

test('unlimited is written as -1 and read back', () => {
  expect(limitToWire('unlimited')).toBe(-1)
  expect(limitFromWire(-1)).toBe('unlimited')
  expect(limitFromWire(0)).toBe(0)
})

test('unlimited is the largest limit', () => {
  expect(bestLimit(500, 'unlimited')).toBe('unlimited')
  expect(bestLimit(100, 250)).toBe(250)
  expect(bestLimit('unlimited', 500)).toBe('unlimited')
  expect(compareLimits('unlimited', 'unlimited')).toBe(0)
})

test('limits are sorted by how much they allow', () => {
  const limit = fc.oneof(fc.nat(1_000), fc.constant('unlimited' as const))
  const sizeOf = (one: Limit) => (one === 'unlimited' ? Number.MAX_SAFE_INTEGER : one)

  fc.assert(
    fc.property(limit, limit, (one, other) => {
      expect(Math.sign(compareLimits(one, other))).toBe(Math.sign(sizeOf(one) - sizeOf(other)))
    }),
  )
})

test('the product of a license is named after it', () => {
  expect(licenceProductName('pro')).toBe('Pro license')
})

test('somebody who had a tier chooses again from it, then from the others in their order', () => {
  expect(tiersAgain('pro_trader')).toEqual(['pro_trader', 'new_trader', 'elite_trader'])
  expect(tiersAgain(null)).toEqual(['new_trader', 'pro_trader', 'elite_trader'])
})
