import { describe, expect, test } from 'vitest'
import { isBeingConfirmed, licenceStateOf, licenceUpdatesUntil } from './licences.ts'

const paid = { status: 'succeeded', amountReceived: 32_100, currency: 'usd', refunded: false, disputed: false }

describe('updates', () => {
  test.each([
    ['basic', '2026-11-21T10:00:00.000Z', '2027-11-21T10:00:00.000Z'],
    ['pro', '2028-02-29T10:00:00.000Z', '2029-02-28T10:00:00.000Z'],
  ] as const)('of %s bought at %s end at %s', (licence, boughtAt, until) => {
    expect(licenceUpdatesUntil(licence, Date.parse(boughtAt))).toBe(Date.parse(until))
  })

  test('of elite are for life', () => {
    expect(licenceUpdatesUntil('elite', 0)).toBeNull()
  })
})

describe('a payment', () => {
  test('that succeeded has bought the license', () => {
    expect(licenceStateOf(paid, 32_100)).toBe('paid')
  })

  test.each(['requires_payment_method', 'requires_action', 'processing', 'requires_capture', 'unknown'])(
    'that is %s has bought nothing yet',
    (status) => {
      expect(licenceStateOf({ ...paid, status, amountReceived: 0 }, 32_100)).toBe('open')
    },
  )

  test.each([
    [{ amountReceived: 32_099 }, 'open'],
    [{ currency: 'jpy' }, 'open'],
    [{ status: 'canceled' }, 'cancelled'],
    [{ refunded: true }, 'refunded'],
    [{ disputed: true }, 'refunded'],
  ] as const)('with %o is %s', (change, state) => {
    expect(licenceStateOf({ ...paid, ...change }, 32_100)).toBe(state)
  })
})

test('a payment is being confirmed while the provider works on it, and in no other state', () => {
  const states = ['processing', 'requires_capture', 'requires_payment_method', 'requires_action', 'succeeded', '']

  expect(states.filter(isBeingConfirmed)).toEqual(['processing', 'requires_capture'])
})
