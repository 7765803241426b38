import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listeningPort } from '@stratomate/std/ports'
import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ObjectStore } from './object-store.ts'
import { Provider } from './provider.ts'
import { createProviderServer } from './provider-server.ts'

let folder: string
let nowS: number
let running: { server: Server; store: ObjectStore; origin: string; stripe: Stripe }
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stratomate-payments-'))
  nowS = 1_800_000_000
  running = await start()
})
afterEach(async () => {
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<typeof running> {
  const store = new ObjectStore(join(folder, 'payments.sqlite'))
  const server = createProviderServer(new Provider(store, () => nowS), store)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = listeningPort(server)
  const place = { host: '127.0.0.1', port, protocol: 'http' } as const
  const stripe = new Stripe('sk_test_simulator', { ...place, maxNetworkRetries: 0, telemetry: false })
  return { server, store, origin: `http://127.0.0.1:${port}`, stripe }
}

async function stop(): Promise<void> {
  const closed = once(running.server, 'close')
  running.server.close()
  running.server.closeAllConnections()
  await closed
  running.store.close()
}

type Given = { method?: string; headers?: Record<string, string>; body?: string }

async function call(path: string, { method = 'POST', headers = {}, body }: Given = {}) {
  const answer = await fetch(`${running.origin}${path}`, {
    method,
    redirect: 'manual',
    headers: { authorization: 'Bearer sk_test_simulator', ...headers },
    ...(body === undefined ? {} : { body }),
  })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

async function startTrial(email = 'ann@example.com') {
  const { stripe } = running
  const customer = await stripe.customers.create({ email, metadata: { userId: 'u1' } })
  const price = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 2_900,
    product_data: { name: 'New Trader' },
  })
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    trial_period_days: 3,
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
    metadata: { stratomate_tier: 'new_trader' },
  })
  return { customer, subscription }
}

describe('the official client', () => {
  test('starts a trial that it finds again', async () => {
    const { customer, subscription } = await startTrial()

    const list = await running.stripe.subscriptions.list({ customer: customer.id, status: 'all', limit: 100 })

    expect(list.data).toEqual([expect.objectContaining({ id: subscription.id, status: 'trialing' })])
    expect(subscription.items.data[0]?.current_period_end).toBe(nowS + 3 * 86_400)
    expect(await running.stripe.customers.retrieve(customer.id)).toMatchObject({ email: 'ann@example.com' })
  })

  test('finds a price by its lookup key', async () => {
    const { prices } = running.stripe
    const made = await prices.create({
      currency: 'usd',
      unit_amount: 1,
      lookup_key: 'a b&c',
      product_data: { name: 'x' },
    })

    expect((await prices.list({ lookup_keys: ['a b&c'], active: true })).data.map(({ id }) => id)).toEqual([made.id])
    expect((await prices.list({ lookup_keys: ['other'] })).data).toEqual([])
  })

  test('cancels at the person’s request', async () => {
    const { subscription } = await startTrial()

    const cancelled = await running.stripe.subscriptions.cancel(subscription.id)

    expect(cancelled).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'cancellation_requested' },
    })
  })

  test('gets its own error classes', async () => {
    const { stripe } = running

    await expect(stripe.customers.retrieve('cus_none')).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
    await expect(stripe.charges.list()).rejects.toMatchObject({ statusCode: 404, type: 'StripeInvalidRequestError' })
    await expect(stripe.customers.list({}, { apiKey: 'wrong' })).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    })
  })

  test('pays once for a call that it repeats with one key', async () => {
    const { customers } = running.stripe
    const twice = [1, 2].map(() => customers.create({ email: 'a@example.com' }, { idempotencyKey: 'k1' }))
    const [first, second] = await Promise.all(twice)

    expect(second?.id).toBe(first?.id)
    await expect(customers.create({ email: 'b@example.com' }, { idempotencyKey: 'k1' })).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    })
  })
})

test('a call that was refused may be repeated rightly under its key', async () => {
  const headers = { 'idempotency-key': 'k2' }

  const refused = await call('/v1/prices', { headers, body: 'currency=usd' })
  const right = await call('/v1/prices', { headers, body: 'currency=usd&unit_amount=100' })

  expect([refused.status, right.status]).toEqual([400, 200])
})

test('a restart keeps every object and every idempotency key', async () => {
  const headers = { 'idempotency-key': 'k3' }
  const first = await call('/v1/customers', { headers, body: 'email=ann@example.com' })
  const { customer, subscription } = await startTrial()

  await stop()
  running = await start()

  const again = await call('/v1/customers', { headers, body: 'email=ann@example.com' })
  const list = await running.stripe.subscriptions.list({ customer: customer.id })
  expect(again.text).toBe(first.text)
  expect(list.data.map(({ id }) => id)).toEqual([subscription.id])
})

test.each([
  { what: 'an unknown address', path: '/v1/charges', given: { method: 'GET' }, status: 404 },
  { what: 'an unknown verb', path: '/v1/customers', given: { method: 'PUT' }, status: 404 },
  { what: 'the root', path: '/', given: { method: 'GET' }, status: 404 },
  { what: 'a missing key', path: '/v1/customers', given: { headers: { authorization: '' } }, status: 401 },
  { what: 'a live key', path: '/v1/customers', given: { headers: { authorization: 'Bearer sk_live_1' } }, status: 401 },
  { what: 'a prototype in the body', path: '/v1/customers', given: { body: '__proto__[a]=1' }, status: 400 },
  { what: 'a body over 256 KB', path: '/v1/customers', given: { body: 'a'.repeat(300_000) }, status: 413 },
  { what: 'an unknown portal', path: '/v1/portal/bps_none', given: { method: 'GET' }, status: 404 },
  { what: 'two slashes', path: '//', given: { method: 'GET' }, status: 404 },
])('$what is refused with the provider’s error body', async ({ path, given, status }) => {
  const answer = await call(path, given)

  expect(answer.status).toBe(status)
  expect(JSON.parse(answer.text)).toEqual({
    error: expect.objectContaining({ type: expect.any(String), message: expect.any(String) }),
  })
})

describe('the portal', () => {
  const open = async (customer: string, returnUrl = 'http://localhost:3000/dashboard') => {
    const session = await running.stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })
    return new URL(session.url).pathname
  }

  test('shows the trial and ends it on the press of a button', async () => {
    const { customer, subscription } = await startTrial()
    const page = await open(customer.id)

    const before = await call(page, { method: 'GET' })
    const pressed = await call(`${page}/cancel/${subscription.id}`)
    const after = await call(page, { method: 'GET' })

    expect(before.text).toContain('In its free trial until')
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, page])
    expect(after.text).toContain('Ended.')
    expect(await running.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'canceled' })
  })

  test('cannot end the subscription of somebody else', async () => {
    const { customer } = await startTrial()
    const stranger = await startTrial('ben@example.com')
    const page = await open(customer.id)

    const pressed = await call(`${page}/cancel/${stranger.subscription.id}`)

    expect(pressed.status).toBe(404)
    expect(await running.stripe.subscriptions.retrieve(stranger.subscription.id)).toMatchObject({ status: 'trialing' })
  })

  test('writes hostile texts as text and allows no script', async () => {
    const { customer } = await startTrial()
    const page = await call(await open(customer.id, '"><script>alert(1)</script>'), { method: 'GET' })

    expect(page.text).not.toContain('<script>')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})
