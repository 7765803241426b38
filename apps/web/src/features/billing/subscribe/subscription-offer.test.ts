import { expect, test } from 'vitest'
import type { Session } from '#web/shared/session/use-session.ts'
import { subscriptionOffer } from './subscription-offer.ts'
import { subscriptionOf } from '#web/features/billing/testing/subscription-of.ts'

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

const open = { state: 'open', endsAt: null } as const
const used = { state: 'used', endsAt: null } as const

test('a stranger pays today', () => {
  const stranger = { session: { kind: 'anonymous' }, subscription: undefined, trial: undefined } as const
  expect(subscriptionOffer(stranger)).toEqual({ kind: 'stranger' })
})

test('nothing is offered before it is known who is here and what they have', () => {
  const unknown = { subscription: undefined, trial: undefined } as const
  expect(subscriptionOffer({ session: { kind: 'loading' }, ...unknown }).kind).toBe('loading')
  expect(subscriptionOffer({ session: session(), ...unknown }).kind).toBe('loading')
  expect(subscriptionOffer({ session: session(), subscription: null, trial: undefined }).kind).toBe('loading')
})

test('a verified account whose trial is open chooses between it and today; an unverified one has no choice', () => {
  const nothing = { subscription: null, trial: open }
  expect(subscriptionOffer({ session: session(), ...nothing })).toEqual({ kind: 'choice', email, endsAt: null })
  expect(subscriptionOffer({ session: session(false), ...nothing }).kind).toBe('now')
})

test.each([
  [{ status: 'trial', source: 'trial' }, open, 'trial'],
  [{ status: 'trial', source: 'trial', nextCharge: { at: '2026-12-07T00:00:00.000Z', amountCents: 1 } }, open, 'now'],
  [{ status: 'active' }, used, 'subscribed'],
  [{ status: 'problem' }, used, 'subscribed'],
  [{ status: 'expired' }, used, 'now'],
  [{ status: 'cancelled' }, used, 'now'],
  [{ status: 'pending' }, open, 'choice'],
  [{ status: 'pending' }, used, 'now'],
  [{ status: 'active', source: 'licence', tier: null, plan: 'pro' }, { state: 'with-card', endsAt: null }, 'choice'],
  [{ status: 'active', source: 'licence', tier: null, plan: 'pro' }, used, 'now'],
  [{ status: 'on_hold' }, used, 'now'],
  [{ status: 'expired' }, null, 'choice'],
] as const)('an account with %o and the trial %o is offered "%s"', (change, trial, kind) => {
  expect(subscriptionOffer({ session: session(), subscription: subscriptionOf(change), trial }).kind).toBe(kind)
})
