import { expect, test } from 'vitest'
import {
  extensionNote,
  invoiceActions,
  type InvoiceRow,
  licenceActions,
  type LicenceRow,
  subscriptionActions,
  type SubscriptionRow,
} from './purchase-actions.ts'

const at = '2026-11-21T12:00:00.000Z'
const subscription = (change: Partial<SubscriptionRow>): SubscriptionRow => ({
  id: '0a6d5d8e-6f0e-4d43-9f5c-0d6a6b6f1a11',
  providerId: 'sub_1',
  customerId: 'cus_1',
  tier: 'pro_trader',
  status: 'active',
  startedAt: at,
  trialEndsAt: null,
  endsAt: at,
  cancelsAt: null,
  ...change,
})
const licence = (change: Partial<LicenceRow>): LicenceRow => ({
  id: '0a6d5d8e-6f0e-4d43-9f5c-0d6a6b6f1a12',
  plan: 'pro',
  amountCents: 32_100,
  paymentId: 'pi_1',
  state: 'paid',
  paidAt: at,
  updatesUntil: at,
  ...change,
})
const invoice = (change: Partial<InvoiceRow>): InvoiceRow => ({
  id: 'in_1',
  kind: 'invoice',
  at,
  description: 'Pro Trader',
  amountCents: 5_900,
  currency: 'usd',
  status: 'paid',
  number: null,
  ...change,
})
const labels = (actions: readonly { label: string }[]) => actions.map(({ label }) => label)

test.each([
  ['trial', ['Extend', 'Revoke']],
  ['active', ['Extend', 'Revoke']],
  ['problem', ['Revoke']],
  ['cancelled', []],
  ['expired', []],
])('a subscription that is %s allows %j', (status, allowed) => {
  expect(labels(subscriptionActions(subscription({ status })))).toEqual(allowed)
})

test('a paid subscription that ends by request is not extended, and says why', () => {
  const ending = subscription({ cancelsAt: at })

  expect(labels(subscriptionActions(ending))).toEqual(['Revoke'])
  expect(extensionNote(ending)).toBe('It ends by request and is not extended')
})

test.each([
  ['trial', undefined],
  ['active', undefined],
  ['problem', 'It can be extended once its payment is settled'],
])('a subscription that is %s explains with %j why it is not extended', (status, note) => {
  expect(extensionNote(subscription({ status }))).toBe(note)
})

test.each([
  ['that is paid', {}, ['Refund', 'Extend', 'Revoke']],
  ['with updates for life', { plan: 'elite', updatesUntil: null }, ['Refund', 'Revoke']],
  ['that was given away', { paymentId: null }, ['Extend', 'Revoke']],
  ['that was refunded', { state: 'refunded' }, []],
  ['that was revoked', { state: 'withdrawn' }, ['Refund']],
] as const)('a license %s allows the right deeds', (...row) => {
  const [, change, allowed] = row
  expect(labels(licenceActions(licence(change)))).toEqual(allowed)
})

test.each([
  ['a paid invoice', {}, ['Refund']],
  ['a free one', { amountCents: 0 }, []],
  ['an open one', { status: 'open' }, []],
  ['a refunded one', { status: 'refunded' }, []],
  ['the receipt of a license', { kind: 'receipt' }, []],
] as const)('%s is refunded or not', (...row) => {
  const [, change, allowed] = row
  expect(labels(invoiceActions(invoice(change)))).toEqual(allowed)
})
