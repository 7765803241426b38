import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestPurchase, combinedLimits, entitlementOf, problemGraceMs, type Purchase } from './entitlements.ts'
import { compareLimits } from './plans.ts'
import { subscriptionStatuses } from './subscription-status.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const subscription = {
  kind: 'subscription',
  tier: 'pro_trader',
  status: 'active',
  trialEndsAt: null,
  endsAt: null,
  problemSince: null,
} as const satisfies Purchase

const purchase: fc.Arbitrary<Purchase> = fc.oneof(
  fc.record({
    kind: fc.constant('subscription' as const),
    tier: fc.constantFrom('new_trader' as const, 'pro_trader' as const, 'elite_trader' as const),
    status: fc.constantFrom(...subscriptionStatuses, null),
    trialEndsAt: fc.option(fc.integer({ min: now - 1e9, max: now + 1e9 })),
    endsAt: fc.constant(null),
    problemSince: fc.option(fc.integer({ min: now - 1e9, max: now })),
  }),
  fc.record({
    kind: fc.constant('licence' as const),
    licence: fc.constantFrom('basic' as const, 'pro' as const, 'elite' as const),
    revokedAt: fc.option(fc.integer({ min: now - 1e9, max: now + 1e9 })),
  }),
)

test('a trial has the limits of the trial whatever its tier', () => {
  const trial: Purchase = { ...subscription, tier: 'elite_trader', status: 'trial', trialEndsAt: now + 1 }

  expect(entitlementOf(trial, now)).toEqual({
    tradesPerDay: 10,
    charts: 2,
    indicators: 'one',
    addons: false,
    source: 'trial',
    planId: 'elite_trader',
    pro: false,
  })
})

test('a trial ends on the minute even when the provider has not said so yet', () => {
  expect(entitlementOf({ ...subscription, status: 'trial', trialEndsAt: now }, now)).toBeNull()
})

test('an active subscription is PRO', () => {
  expect(entitlementOf(subscription, now)).toMatchObject({ tradesPerDay: 250, charts: 3, addons: true, pro: true })
})

test('a failed charge keeps the plan for three days of grace', () => {
  const problem: Purchase = { ...subscription, status: 'problem', problemSince: now }

  expect(problemGraceMs).toBe(3 * 86_400_000)
  expect(entitlementOf(problem, now + problemGraceMs - 1)?.pro).toBe(true)
  expect(entitlementOf(problem, now + problemGraceMs)).toBeNull()
})

test.each(['pending', 'cancelled', 'expired', null] as const)('a %s subscription gives nothing', (status) => {
  expect(entitlementOf({ ...subscription, status }, now)).toBeNull()
})

test('a licence gives its limits without add-ons and without PRO until it is taken back', () => {
  const licence: Purchase = { kind: 'licence', licence: 'pro', revokedAt: null }

  expect(entitlementOf(licence, now)).toMatchObject({ tradesPerDay: 500, charts: 3, addons: false, pro: false })
  expect(entitlementOf({ ...licence, revokedAt: now }, now)).toBeNull()
})

test('several entitlements give the best of each limit', () => {
  const licence: Purchase = { kind: 'licence', licence: 'pro', revokedAt: null }
  const newTrader: Purchase = { ...subscription, tier: 'new_trader' }

  expect(combinedLimits([newTrader, licence], now)).toEqual({
    tradesPerDay: 500,
    charts: 3,
    indicators: 'all',
    addons: true,
    pro: true,
  })
})

test('an account without purchases may do nothing', () => {
  expect(combinedLimits([], now)).toEqual({ tradesPerDay: 0, charts: 0, indicators: 'one', addons: false, pro: false })
  expect(bestPurchase([], now)).toBeNull()
})

test('another purchase never lowers a limit', () => {
  fc.assert(
    fc.property(fc.array(purchase, { maxLength: 6 }), purchase, (purchases, another) => {
      const before = combinedLimits(purchases, now)
      const after = combinedLimits([...purchases, another], now)

      expect(compareLimits(after.tradesPerDay, before.tradesPerDay)).toBeGreaterThanOrEqual(0)
      expect(compareLimits(after.charts, before.charts)).toBeGreaterThanOrEqual(0)
      expect(Number(after.pro)).toBeGreaterThanOrEqual(Number(before.pro))
    }),
  )
})

test('a purchase in force is shown before one that is not', () => {
  fc.assert(
    fc.property(fc.array(purchase, { minLength: 1, maxLength: 6 }), (purchases) => {
      const shown = bestPurchase(purchases, now)
      const anyInForce = purchases.some((item) => entitlementOf(item, now) !== null)

      expect(shown !== null && entitlementOf(shown, now) !== null).toBe(anyInForce)
    }),
  )
})

test.each([
  ['cancelled', 'cancelled'],
  ['cancelled', 'expired'],
  ['expired', 'cancelled'],
] as const)('of what has ended the last one is shown: first %s, then %s', (first, last) => {
  const earlier: Purchase = { ...subscription, tier: 'new_trader', status: first, endsAt: now - 2 }
  const later: Purchase = { ...subscription, tier: 'pro_trader', status: last, endsAt: now - 1 }

  expect(bestPurchase([earlier, later], now)).toBe(later)
  expect(bestPurchase([later, earlier], now)).toBe(later)
})

test.each([-1, 0, 60_000])(
  'a paid plan that has ended is shown before its trial, which ended %i ms after it',
  (later) => {
    const endsAt = now - 100_000
    const paid: Purchase = { ...subscription, tier: 'pro_trader', status: 'cancelled', endsAt }
    const trial: Purchase = {
      ...subscription,
      tier: 'new_trader',
      status: 'cancelled',
      trialEndsAt: now,
      endsAt: endsAt + later,
    }

    expect(bestPurchase([paid, trial], now)).toBe(paid)
    expect(bestPurchase([trial, paid], now)).toBe(paid)
  },
)

test('a trial that was paid for at its end counts as a paid plan', () => {
  const dayMs = 86_400_000
  const other: Purchase = { ...subscription, tier: 'new_trader', status: 'expired', endsAt: now - 40 * dayMs }
  const paid: Purchase = { ...subscription, status: 'cancelled', trialEndsAt: now - 31 * dayMs, endsAt: now - dayMs }

  expect(bestPurchase([other, paid], now)).toBe(paid)
  expect(bestPurchase([paid, other], now)).toBe(paid)
})

const few = fc.constantFrom(now - 7_200_000, now - 3_600_000, now)
/** Purchases that often have values in common, so that every rule that decides between two of them is needed. */
const alike: fc.Arbitrary<Purchase> = fc.oneof(
  fc.record({
    kind: fc.constant('subscription' as const),
    tier: fc.constantFrom('new_trader' as const, 'elite_trader' as const),
    status: fc.constantFrom(...subscriptionStatuses, null),
    trialEndsAt: fc.option(fc.constantFrom(now - 10_800_001, now - 10_800_000, now - 7_200_000, now + 1)),
    endsAt: fc.option(few),
    problemSince: fc.option(few),
  }),
  fc.record({
    kind: fc.constant('licence' as const),
    licence: fc.constantFrom('basic' as const, 'elite' as const),
    revokedAt: fc.option(few),
  }),
)
const ranks = { active: 5, trial: 4, problem: 3, pending: 2, cancelled: 1, expired: 0, unknown: 0.5, licence: -1 }

/** The numbers that decide which purchase is shown, the most important first. */
function placeOf(item: Purchase): number[] {
  const rank = item.kind === 'licence' ? ranks.licence : ranks[item.status ?? 'unknown']
  const given = entitlementOf(item, now)
  const limit = (value: number | 'unlimited') => (value === 'unlimited' ? 1e9 : value)
  if (given !== null) return [1, Number(given.pro), limit(given.tradesPerDay), limit(given.charts), rank]
  const hasEnded = item.kind === 'subscription' && (item.status === 'cancelled' || item.status === 'expired')
  if (item.kind === 'licence') return [0, rank, 1, 0, rank]
  const endsAt = item.endsAt ?? 0
  const wasTrial = hasEnded && item.trialEndsAt !== null && endsAt <= item.trialEndsAt + 3_600_000
  return [0, hasEnded ? 0 : rank, wasTrial ? 0 : 1, endsAt, rank]
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const place = one.findIndex((value, index) => value !== other[index])
  return place >= 0 && (one[place] ?? 0) > (other[place] ?? 0)
}

test('the purchase that is shown is the first by the order that is written down, whatever the account has', () => {
  fc.assert(
    fc.property(fc.array(alike, { minLength: 2, maxLength: 4 }), (purchases) => {
      const shown = bestPurchase(purchases, now)
      const better = purchases.filter((item) => shown !== null && isBefore(placeOf(item), placeOf(shown)))

      expect(better).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

test('the indicators of an account are all as soon as one purchase gives all', () => {
  const trial: Purchase = { ...subscription, status: 'trial', trialEndsAt: now + 1 }
  const licence: Purchase = { kind: 'licence', licence: 'basic', revokedAt: null }

  expect([[trial], [trial, licence], [licence, trial]].map((all) => combinedLimits(all, now).indicators)).toEqual([
    'one',
    'all',
    'all',
  ])
})
