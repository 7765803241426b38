import { subscriptionStatuses } from '@stratomate/domain'
import { expect, test } from 'vitest'
import { emailForTransition } from './email-for-transition.ts'

test('every move has its mail, and staying has none', () => {
  const table = [null, ...subscriptionStatuses].map((from) => [
    from,
    subscriptionStatuses.map((to) => emailForTransition({ from, to })),
  ])

  expect(subscriptionStatuses).toEqual(['pending', 'trial', 'active', 'problem', 'cancelled', 'expired'])
  expect(table).toEqual([
    [null, [null, 'trial-started', null, 'payment-failed', null, null]],
    ['pending', [null, 'trial-started', null, 'payment-failed', null, null]],
    ['trial', [null, null, null, 'payment-failed', 'cancelled', 'trial-ended']],
    ['active', [null, 'trial-started', null, 'payment-failed', 'cancelled', 'ended']],
    ['problem', [null, 'trial-started', null, null, 'cancelled', 'ended']],
    ['cancelled', [null, 'trial-started', null, 'payment-failed', null, null]],
    ['expired', [null, 'trial-started', null, 'payment-failed', null, null]],
  ])
})

test('a state that we do not know mails nothing', () => {
  expect(emailForTransition({ from: 'active', to: null })).toBeNull()
  expect(emailForTransition({ from: null, to: null })).toBeNull()
})
