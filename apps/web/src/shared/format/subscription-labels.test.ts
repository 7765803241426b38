import type { Subscription } from '@stratomate/contracts/billing/schemas'
import { describe, expect, test } from 'vitest'
import {
  nextDate,
  subscriptionName,
  statusLabel,
  statusTone,
  timeLeftLabel,
  updatesLabel,
  wireLimitLabel,
} from './subscription-labels.ts'

const subscription: Subscription = {
  id: '5f0c0a52-1f0e-4b0f-9a64-6a3a6a3a6a3a',
  userId: '5f0c0a52-1f0e-4b0f-9a64-6a3a6a3a6a3b',
  tier: 'pro_trader',
  status: 'active',
  startDate: '2025-10-07T00:00:00.000Z',
  endDate: '2025-12-07T00:00:00.000Z',
  cancelsAt: null,
  tradesRemaining: 212,
  chartsAllowed: 3,
  stripeCustomerId: 'cus_1',
  source: 'subscription',
  plan: null,
  nextCharge: null,
  graceEndsAt: null,
  updatesUntil: null,
}

test('a failed charge is called Payment Issue', () => {
  expect([statusLabel('problem'), statusTone('problem')]).toEqual(['Payment Issue', 'problem'])
})

test('a status that we do not know is shown raw', () => {
  expect([statusLabel('on_hold'), statusTone('on_hold')]).toEqual(['on_hold', 'plain'])
})

test('no limit is Unlimited', () => {
  expect([-1, 0, 1_250].map(wireLimitLabel)).toEqual(['Unlimited', '0', '1,250'])
})

test.each([
  ['2025-10-04T00:00:00.000Z', '3 days left'],
  ['2025-10-02T00:00:00.001Z', '2 days left'],
  ['2025-10-01T23:59:59.999Z', 'less than a day left'],
  ['2025-10-15T00:00:00.000Z', '14 days left'],
  ['2025-10-15T00:00:00.001Z', null],
  ['2025-10-01T00:00:00.000Z', null],
  [null, null],
])('an end at %s is counted as %s on October 1', (end, label) => {
  expect(timeLeftLabel(end, Date.parse('2025-10-01T00:00:00.000Z'))).toBe(label)
})

describe('the next date', () => {
  test('is the renewal of what goes on', () => {
    expect(nextDate(subscription)).toEqual({ label: 'Renewal Date', date: subscription.endDate, isEnd: false })
  })

  test('is the end of what is set to end', () => {
    const ending = { ...subscription, cancelsAt: '2025-11-01T00:00:00.000Z' }

    expect(nextDate(ending)).toEqual({ label: 'Ends on', date: ending.cancelsAt, isEnd: true })
  })

  test('is the end of a trial without a card', () => {
    expect(nextDate({ ...subscription, status: 'trial', source: 'trial' })?.label).toBe('Ends on')
  })

  test.each([
    [9_900, 'Then $99.00 on'],
    [2_900, 'Then $29.00 on'],
  ])('is the charge of a trial with a saved card, %i cents', (amountCents, label) => {
    const nextCharge = { at: '2026-11-26T00:00:00.000Z', amountCents }

    expect(nextDate({ ...subscription, status: 'trial', source: 'trial', nextCharge })).toEqual({
      label,
      date: nextCharge.at,
      isEnd: false,
    })
  })

  test('is the end of a trial that was cancelled, although a card is saved', () => {
    const cancelsAt = '2026-11-26T00:00:00.000Z'

    expect(nextDate({ ...subscription, status: 'trial', source: 'trial', cancelsAt })?.label).toBe('Ends on')
  })

  test.each(['cancelled', 'expired'])('is the day on which what is %s has ended', (status) => {
    const ended = { ...subscription, status, cancelsAt: subscription.endDate }

    expect(nextDate(ended)).toEqual({ label: 'Ended on', date: subscription.endDate, isEnd: true })
  })

  test('is the end of the grace after a failed charge', () => {
    const graceEndsAt = '2026-11-26T00:00:00.000Z'

    expect(nextDate({ ...subscription, status: 'problem', graceEndsAt })).toEqual({
      label: 'Works until',
      date: graceEndsAt,
      isEnd: true,
    })
  })

  test('does not exist for a license', () => {
    expect(nextDate({ ...subscription, source: 'licence', tier: null, plan: 'pro', endDate: null })).toBeNull()
  })
})

test('a plan is called by its tier, a licence is a license on screens', () => {
  expect(subscriptionName(subscription)).toBe('Pro Trader')
  expect(subscriptionName({ ...subscription, source: 'licence', tier: null, plan: 'elite' })).toBe('Elite license')
})

test('a license is updated until a date, or for life', () => {
  expect(updatesLabel('2027-11-21T12:00:00.000Z')).toBe('November 21, 2027')
  expect(updatesLabel(null)).toBe('For life')
})
