import { expect, test } from 'vitest'
import {
  canTransition,
  hasEnded,
  isSubscriptionStatus,
  statusFromProvider,
  subscriptionStatuses,
} from './subscription-status.ts'

const allowed = new Set([
  'pending→trial',
  'pending→active',
  'pending→cancelled',
  'pending→expired',
  'trial→active',
  'trial→problem',
  'trial→cancelled',
  'trial→expired',
  'active→problem',
  'active→cancelled',
  'active→expired',
  'problem→active',
  'problem→cancelled',
  'problem→expired',
])

test.each(subscriptionStatuses.flatMap((from) => subscriptionStatuses.map((to) => [from, to] as const)))(
  'the move %s → %s follows the table',
  (from, to) => {
    expect(canTransition(from, to)).toBe(from === to || allowed.has(`${from}→${to}`))
  },
)

test.each([
  ['incomplete', false, 'pending'],
  ['trialing', false, 'trial'],
  ['active', false, 'active'],
  ['past_due', false, 'problem'],
  ['unpaid', false, 'problem'],
  ['paused', false, 'expired'],
  ['incomplete_expired', false, 'expired'],
  ['canceled', true, 'cancelled'],
  ['canceled', false, 'expired'],
  ['something_new', false, null],
  ['constructor', false, null],
] as const)('the provider’s %s (ended by request: %s) is %s', (status, endedByRequest, ours) => {
  expect(statusFromProvider({ status, endedByRequest, hasGivenDays: false })).toBe(ours)
})

test('days that we gave to a paid subscription are no trial', () => {
  expect(statusFromProvider({ status: 'trialing', endedByRequest: false, hasGivenDays: true })).toBe('active')
})

test.each(['active', 'past_due', 'canceled'] as const)('once given days are over, %s is what it says', (status) => {
  const fromProvider = { status, endedByRequest: false }
  expect(statusFromProvider({ ...fromProvider, hasGivenDays: true })).toBe(
    statusFromProvider({ ...fromProvider, hasGivenDays: false }),
  )
})

test('only the states of the table are statuses', () => {
  expect(['active', 'Active', 'in_review', 'constructor', ''].map(isSubscriptionStatus)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

test('only cancelled and expired have ended', () => {
  expect(subscriptionStatuses.filter((status) => hasEnded({ status }))).toEqual(['cancelled', 'expired'])
  expect(hasEnded({ status: 'paused' })).toBe(false)
  expect(hasEnded({ status: 'constructor' })).toBe(false)
})
