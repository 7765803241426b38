import { randomUUID } from 'node:crypto'
import type { PaymentIntentObject, SubscriptionObject } from '@stratomate/simulators/payments/provider-objects'
import { dayMs } from '@stratomate/std/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginLicence, beginSubscription, cards, PurchaseShop } from '#server/main/testing/purchase-shop.ts'
import { signUpInput } from '#server/main/testing/start-shop.ts'

let shop: PurchaseShop
beforeAll(async () => {
  shop = await PurchaseShop.open({ outside: { reconcileEveryMs: 100 } })
})
afterAll(() => shop.close())

test('what a browser has begun and never paid runs out, and reaches no account', async () => {
  const email = `${randomUUID()}@example.com`
  const visitor = shop.visitor()
  const licence = await beginLicence(visitor, 'pro', email)
  const paid = await beginLicence(visitor, 'basic', email)
  shop.confirm(paid.body.clientSecret, cards.works)
  await beginSubscription(visitor, 'pro_trader', email)
  const { ledger } = shop.clock.open().provider
  const payment = () => ledger.require<PaymentIntentObject>(licence.body.paymentId, 'payment_intent').status
  const subscriptions = () => ledger.list<SubscriptionObject>('subscription').map(({ status }) => status)
  const before = [payment(), ...subscriptions()]

  shop.pass(29 * dayMs)
  await expect.poll(subscriptions).toEqual(['incomplete_expired'])
  const kept = payment()
  shop.pass(2 * dayMs)
  await expect.poll(payment, { timeout: 10_000 }).toBe('canceled')
  const owner = shop.visitor()
  await owner.call('signUp', { body: signUpInput(email) })
  await owner.call('verifyEmail', { body: { email, code: await owner.mailedCode(email) } })
  const licences = await owner.call('listLicences')
  const papers = await owner.call('listInvoices')

  expect(before).toEqual(['requires_payment_method', 'incomplete'])
  expect(kept).toBe('requires_payment_method')
  expect(licences.body.items.map(({ plan }) => plan)).toEqual(['basic'])
  expect(papers.body.items.map(({ description }) => description)).toEqual(['Basic license'])
})
