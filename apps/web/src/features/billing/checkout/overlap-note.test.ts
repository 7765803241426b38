import type { Licence, Tier } from '@stratomate/contracts/billing/schemas'
import { describe, expect, test } from 'vitest'
import { overlapMessage } from './overlap-note.tsx'
import { subscriptionOf } from '#web/features/billing/testing/subscription-of.ts'

const subscribed = (tier: Tier) => subscriptionOf({ tier })
const licensed = (plan: Licence) => subscriptionOf({ source: 'licence', tier: null, plan })

describe('a license', () => {
  test.each([
    ['elite_trader', 'pro'],
    ['elite_trader', 'elite'],
    ['elite_trader', 'basic'],
    ['new_trader', 'basic'],
    ['pro_trader', 'basic'],
  ] as const)('for a subscriber of %s is named as covered: %s', (tier, plan) => {
    expect(overlapMessage(subscribed(tier), { kind: 'license', plan })).toMatch(/adds nothing while it runs/)
  })

  test.each([
    ['new_trader', 'pro'],
    ['pro_trader', 'pro'],
    ['pro_trader', 'elite'],
  ] as const)('for a subscriber of %s gives more: %s', (tier, plan) => {
    expect(overlapMessage(subscribed(tier), { kind: 'license', plan })).toBeNull()
  })

  test.each([
    ['elite', 'pro', 'Your Elite license already has the limits of the Pro license, or better. This adds nothing.'],
    ['basic', 'pro', null],
  ] as const)('beside the license %s: %s', (own, plan, words) => {
    expect(overlapMessage(licensed(own), { kind: 'license', plan })).toBe(words)
  })
})

test.each([
  ['elite', 'pro_trader', /adds the indicator add-ons and nothing else/],
  ['pro', 'pro_trader', /adds the indicator add-ons and nothing else/],
] as const)('a subscription beside the license %s says what it adds: %s', (plan, tier, words) => {
  expect(overlapMessage(licensed(plan), { kind: 'subscription', tier })).toMatch(words)
})

test.each([
  null,
  undefined,
  subscriptionOf({ status: 'trial', source: 'trial', tier: 'elite_trader' }),
  subscriptionOf({ status: 'cancelled', tier: 'elite_trader' }),
  subscriptionOf({ status: 'expired', tier: 'elite_trader' }),
  subscriptionOf({ status: 'pending', tier: 'elite_trader' }),
])('who has nothing in force is told nothing', (subscription) => {
  expect(overlapMessage(subscription, { kind: 'license', plan: 'basic' })).toBeNull()
})
