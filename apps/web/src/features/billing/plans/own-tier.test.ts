import { expect, test } from 'vitest'
import { subscriptionOf } from '#web/features/billing/testing/subscription-of.ts'
import { ownTierOf } from './own-tier.ts'

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
