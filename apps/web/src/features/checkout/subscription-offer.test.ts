import type { Subscription } from '@stratomate/contracts/billing'
import { expect, test } from 'vitest'
import type { Session } from '#web/shared/use-session.ts'
import { subscriptionOffer } from './subscription-offer.ts'

const email = 'ann@example.com'
const session = (emailVerified = true): Session => ({
  kind: 'member',
  user: {
    id: '5f0c0a52-1f0e-4b0f-9a64-6a3a6a3a6a3a',
    email,
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    role: 'member',
    emailVerified,
  },
})
const having = (change: Partial<Subscription>): Subscription => ({
  id: '5f0c0a52-1f0e-4b0f-9a64-6a3a6a3a6a3b',
  userId: '5f0c0a52-1f0e-4b0f-9a64-6a3a6a3a6a3a',
  tier: 'pro_trader',
  status: 'active',
  startDate: null,
  endDate: '2026-12-07T00:00:00.000Z',
  cancelsAt: null,
  tradesRemaining: 0,
  chartsAllowed: 0,
  stripeCustomerId: null,
  source: 'subscription',
  plan: null,
  updatesUntil: null,
  ...change,
})

test('a stranger pays today', () => {
  expect(subscriptionOffer({ session: { kind: 'anonymous' }, subscription: undefined })).toEqual({ kind: 'stranger' })
})

test('nothing is offered before it is known who is here and what they have', () => {
  expect(subscriptionOffer({ session: { kind: 'loading' }, subscription: undefined }).kind).toBe('loading')
  expect(subscriptionOffer({ session: session(), subscription: undefined }).kind).toBe('loading')
})

test('a verified account that has nothing chooses between the trial and today; an unverified one has no choice', () => {
  expect(subscriptionOffer({ session: session(), subscription: null })).toEqual({ kind: 'choice', email })
  expect(subscriptionOffer({ session: session(false), subscription: null }).kind).toBe('now')
})

test.each([
  [{ status: 'trial', source: 'trial' }, 'trial'],
  [{ status: 'active' }, 'subscribed'],
  [{ status: 'problem' }, 'subscribed'],
  [{ status: 'expired' }, 'now'],
  [{ status: 'cancelled' }, 'now'],
  [{ status: 'pending' }, 'choice'],
  [{ status: 'active', source: 'licence', tier: null, plan: 'pro' }, 'choice'],
  [{ status: 'on_hold' }, 'now'],
] as const)('an account with %o is offered "%s"', (change, kind) => {
  expect(subscriptionOffer({ session: session(), subscription: having(change) }).kind).toBe(kind)
})
