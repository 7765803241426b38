import { EntitlementClaims } from '@stratomate/contracts'
import { expect, test } from 'vitest'
import { engineAccount } from './engine-account.ts'

const user = '0b0e4b3e-6a55-4e39-9d0f-3d6a2f6a1c11'
const wire = {
  iss: 'stratomate',
  aud: 'stratomate-desktop',
  sub: user,
  plan: 'pro_trader',
  status: 'subscription',
  tradesPerDay: 250,
  charts: 3,
  indicators: 'all',
  exp: 2,
  iat: 1,
}

function accountWith(live: object, kind: 'paper' | 'demo' | 'live') {
  const claims = EntitlementClaims.parse({ ...wire, ...live })
  const credential = {
    refreshToken: 'r',
    deviceId: user,
    entitlement: null,
    keys: { keys: [] },
    server: 'http://127.0.0.1',
    isByKey: false,
  }
  const parts = {
    session: { credential: () => credential },
    entitlements: { current: () => claims },
    indicator: { allowed: () => null },
  }
  return engineAccount(parts, kind)
}

test.each([
  ['that locks it', { liveAllowed: false, liveNotice: 'locked' }],
  ['of an older service, which does not say', {}],
])('no signal reaches real money with an entitlement %s', (_name, live) => {
  expect(accountWith(live, 'live')).toBe('live_locked')
})

test('an entitlement that allows real money lets signals through', () => {
  expect(accountWith({ liveAllowed: true, liveNotice: 'open' }, 'live')).toEqual({ charts: 3, indicatorId: null })
})

test.each(['paper', 'demo'] as const)('the lock leaves a %s account alone', (kind) => {
  expect(accountWith({ liveAllowed: false, liveNotice: 'locked' }, kind)).toEqual({ charts: 3, indicatorId: null })
})
