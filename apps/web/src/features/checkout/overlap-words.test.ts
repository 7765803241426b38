import type { Licence, Subscription, Tier } from '@stratomate/contracts/billing'
import { describe, expect, test } from 'vitest'
import { overlapWords } from './overlap-words.ts'

const having = (change: Partial<Subscription>): Subscription => ({
  id: '5f0c0a52-1f0e-4b0f-9a64-6a3a6a3a6a3b',
  userId: '5f0c0a52-1f0e-4b0f-9a64-6a3a6a3a6a3a',
  tier: 'pro_trader',
  status: 'active',
  startDate: null,
  endDate: null,
  cancelsAt: null,
  tradesRemaining: 0,
  chartsAllowed: 0,
  stripeCustomerId: null,
  source: 'subscription',
  plan: null,
  nextCharge: null,
  graceEndsAt: null,
  updatesUntil: null,
  ...change,
})
const subscribed = (tier: Tier) => having({ tier })
const licensed = (plan: Licence) => having({ source: 'licence', tier: null, plan })

describe('a license', () => {
  test.each([
    ['elite_trader', 'pro'],
    ['elite_trader', 'elite'],
    ['elite_trader', 'basic'],
    ['new_trader', 'basic'],
    ['pro_trader', 'basic'],
  ] as const)('for a subscriber of %s is named as covered: %s', (tier, plan) => {
    expect(overlapWords(subscribed(tier), { kind: 'license', plan })).toMatch(/adds nothing while it runs/)
  })

  test.each([
    ['new_trader', 'pro'],
    ['pro_trader', 'pro'],
    ['pro_trader', 'elite'],
  ] as const)('for a subscriber of %s gives more: %s', (tier, plan) => {
    expect(overlapWords(subscribed(tier), { kind: 'license', plan })).toBeNull()
  })

  test.each([
    ['elite', 'pro', 'Your Elite license already has the limits of the Pro license, or better. This adds nothing.'],
    ['basic', 'pro', null],
  ] as const)('beside the license %s: %s', (own, plan, words) => {
    expect(overlapWords(licensed(own), { kind: 'license', plan })).toBe(words)
  })
})

test.each([
  ['elite', 'pro_trader', /adds the indicator add-ons and nothing else/],
  ['pro', 'pro_trader', /adds the indicator add-ons and nothing else/],
] as const)('a subscription beside the license %s says what it adds: %s', (plan, tier, words) => {
  expect(overlapWords(licensed(plan), { kind: 'subscription', tier })).toMatch(words)
})

test.each([
  null,
  undefined,
  having({ status: 'trial', source: 'trial', tier: 'elite_trader' }),
  having({ status: 'cancelled', tier: 'elite_trader' }),
  having({ status: 'expired', tier: 'elite_trader' }),
  having({ status: 'pending', tier: 'elite_trader' }),
])('who has nothing in force is told nothing', (subscription) => {
  expect(overlapWords(subscription, { kind: 'license', plan: 'basic' })).toBeNull()
})
