import { EntitlementClaims } from '@stratomate/contracts'
import { liveNotices } from '@stratomate/domain'
import { expect, test } from 'vitest'
import { liveRefusal } from './live-refusal.ts'

const claims = EntitlementClaims.parse({
  iss: 'stratomate',
  aud: 'stratomate-desktop',
  sub: '6a5b7c1e-1111-4111-8111-111111111111',
  plan: 'pro_trader',
  status: 'active',
  tradesPerDay: 250,
  charts: 3,
  indicators: 'all',
  exp: 2_000_000_000,
  iat: 1_900_000_000,
})

test.each([
  ['a token that says nothing of it', {}, liveNotices.unknown],
  ['a country that locks it', { liveAllowed: false, liveNotice: 'locked' } as const, liveNotices.locked],
  [
    'a lock with the words of an open country',
    { liveAllowed: false, liveNotice: 'open' } as const,
    liveNotices.unknown,
  ],
  ['an open country', { liveAllowed: true, liveNotice: 'open' } as const, null],
])('%s', (_, change, expected) => {
  expect(liveRefusal({ current: () => ({ ...claims, ...change }) })).toBe(expected)
})

test('without a plan it says nothing', () => {
  expect(liveRefusal({ current: () => null })).toBeNull()
})
