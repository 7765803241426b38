import { expect, test } from 'vitest'
import { subscriptionOf } from '#web/features/billing/testing/subscription-of.ts'
import { holdsLicence, ownTierOf } from './own-tier.ts'

test.each([
  [{ status: 'active' }, 'Your plan'],
  [{ status: 'problem' }, 'Your plan'],
  [{ status: 'trial', source: 'trial' }, 'After your trial'],
  [{ status: 'pending' }, null],
  [{ status: 'cancelled' }, null],
  [{ status: 'active', source: 'licence' }, null],
] as const)('%o marks its tier as %s', (change, mark) => {
  expect(ownTierOf(subscriptionOf({ ...change, tier: 'elite_trader' }))).toEqual(
    mark === null ? null : { tier: 'elite_trader', mark },
  )
})

test('nobody has a tier without a plan', () => {
  expect(ownTierOf(null)).toBeNull()
})

test('a license counts as long as it is in force', () => {
  const licence = { source: 'licence', plan: 'pro', tier: null } as const

  expect(holdsLicence(subscriptionOf(licence))).toBe(true)
  expect(holdsLicence(subscriptionOf({ ...licence, status: 'cancelled' }))).toBe(false)
  expect([holdsLicence(subscriptionOf({})), holdsLicence(null)]).toEqual([false, false])
})
