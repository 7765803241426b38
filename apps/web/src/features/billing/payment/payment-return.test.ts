import { expect, test } from 'vitest'
import { readPaymentReturn } from './payment-return.ts'

const read = (query: string) => readPaymentReturn(new URLSearchParams(query))

test('a payment comes back with its id, its secret and a hint', () => {
  expect(read('payment_intent=pi_1234&payment_intent_client_secret=s&redirect_status=succeeded')).toEqual({
    kind: 'payment',
    id: 'pi_1234',
    secret: 's',
    hasSucceeded: true,
  })
})

test('a saved card comes back under its own name', () => {
  expect(read('setup_intent=seti_1234&redirect_status=succeeded')).toMatchObject({ kind: 'setup', id: 'seti_1234' })
})

test.each(['', 'redirect_status=succeeded', 'payment_intent=', 'payment_intent=../../x', 'payment_intent=pi 1'])(
  'the address "%s" names no payment',
  (query) => {
    expect(read(query).id).toBeNull()
  },
)

test.each(['succeeded', 'pending', 'processing'])('after the hint "%s" the service is asked', (status) => {
  expect(read(`payment_intent=pi_1234&redirect_status=${status}`).hasSucceeded).toBe(true)
})

test.each(['failed', 'SUCCEEDED', ''])('the hint "%s" is no success', (status) => {
  expect(read(`payment_intent=pi_1234&redirect_status=${status}`).hasSucceeded).toBe(false)
})
