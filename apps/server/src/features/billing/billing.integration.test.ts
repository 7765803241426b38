import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { listeningPort } from '@stratomate/std/ports'
import { ObjectStore } from '@stratomate/simulators/payments/object-store'
import { Provider } from '@stratomate/simulators/payments/provider'
import { createProviderServer } from '@stratomate/simulators/payments/provider-server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connectDesktop, type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'

const day = 86_400_000
const simulator = simulatorOnOurClock()
let aheadMs = 0
let shop: Shop
beforeAll(async () => {
  shop = await startShop({ outside: { now: () => new Date(nowMs()), startPaymentsSimulator: simulator.start } })
})
afterEach(async () => {
  aheadMs = 0
  await simulator.answer()
})
afterAll(() => shop.close())

function nowMs(): number {
  return Date.now() + aheadMs
}

/** The payment simulator within this process: the test sets its clock, and can take it away and bring it back. */
function simulatorOnOurClock() {
  let store: ObjectStore
  let server: Server | null = null
  let port = 0
  let refusals = 0
  const answer = async () => {
    if (server !== null) return
    const real = createProviderServer(new Provider(store, () => Math.floor(nowMs() / 1_000)), store)
    const [listener] = real.listeners('request')
    real.removeAllListeners('request')
    real.on('request', (request, response) => {
      if (request.method === 'GET' && request.url?.startsWith('/v1/subscriptions') && refusals > 0) {
        refusals -= 1
        response.writeHead(500).end()
        return
      }
      listener?.call(real, request, response)
    })
    server = real.listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = listeningPort(server)
  }
  const fallSilent = async () => {
    if (server === null) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
    server = null
  }
  return {
    answer,
    fallSilent,
    refuseReads: (count: number) => {
      refusals = count
    },
    start: async (dataDir: string) => {
      mkdirSync(dataDir, { recursive: true })
      store = new ObjectStore(join(dataDir, 'payments.sqlite'))
      await answer()
      const stop = async () => {
        await fallSilent()
        store.close()
      }
      return { port, stop }
    },
    subscriptionsOf: (customer: string) =>
      new Provider(store, () => Math.floor(nowMs() / 1_000)).listSubscriptions(customer),
  }
}

const startTrial = (member: Member, tier = 'new_trader') => member.visitor.call('startTrial', { body: { tier } })
const subscriptionOf = async (member: Member) =>
  (await member.visitor.call('readSubscription', { params: { id: member.id } })).body.subscription

test('a trial runs for three days and then has expired by itself', async () => {
  const member = await shop.member()
  const desktop = await connectDesktop(shop, member)
  await startTrial(member)

  aheadMs = 3 * day - 60_000
  const before = await subscriptionOf(member)
  aheadMs = 3 * day
  const after = await subscriptionOf(member)
  const quota = await member.visitor.call('readQuota')
  const lease = await desktop.visitor.call('takeLease', { body: { want: 1 } })

  expect(before).toMatchObject({ status: 'trial', chartsAllowed: 2, tradesRemaining: 10 })
  expect(after).toMatchObject({ status: 'expired', chartsAllowed: 0, tradesRemaining: 0, cancelsAt: null })
  expect(quota.body).toMatchObject({ limit: 0, remaining: 0 })
  expect([lease.status, lease.body]).toMatchObject([403, { code: 'no_entitlement' }])
})

test('a trial that has expired is used', async () => {
  const member = await shop.member()
  await startTrial(member)

  aheadMs = 4 * day
  await subscriptionOf(member)

  expect(await startTrial(member)).toMatchObject({ status: 409, body: { code: 'trial_used' } })
})

test('a trial ends on time when the provider is silent, and its end is told the same way afterwards', async () => {
  const member = await shop.member()
  await startTrial(member)

  await simulator.fallSilent()
  aheadMs = 3 * day + 1_000
  const during = await subscriptionOf(member)
  await simulator.answer()
  const after = await subscriptionOf(member)

  expect([during.status, after.status]).toEqual(['expired', 'expired'])
  expect(during.endDate).toBe(after.endDate)
})

test('a trial cancelled in the portal is cancelled at once for its owner', async () => {
  const member = await shop.member()
  await startTrial(member)
  const { stripeCustomerId } = await subscriptionOf(member)
  const portal = await member.visitor.call('openCustomerPortal', { body: { customerId: stripeCustomerId } })
  const page = await (await member.visitor.fetch(portal.body.url)).text()
  const form = /<form method="post" action="([^"]+)"/u.exec(page)?.[1] ?? ''

  const pressed = await member.visitor.fetch(form, { method: 'POST', headers: { origin: shop.origin } })
  const back = await member.visitor.fetch(pressed.headers.get('location') ?? '')
  const shown = await subscriptionOf(member)
  const quota = await member.visitor.call('readQuota')

  expect(pressed.status).toBe(303)
  expect(await back.text()).toContain('Ended.')
  expect(shown.status).toBe('cancelled')
  expect(quota.body).toMatchObject({ limit: 0 })
  expect(await startTrial(member)).toMatchObject({ status: 409, body: { code: 'trial_used' } })
})

test('a trial asked for while payments are down is not used up', async () => {
  const member = await shop.member()

  await simulator.fallSilent()
  const down = await startTrial(member)
  await simulator.answer()
  const up = await startTrial(member)

  expect(down).toMatchObject({ status: 502, body: { code: 'payments_unavailable' } })
  expect(down.body).toHaveProperty('message', 'The payment service did not answer. Please try again.')
  expect([up.status, up.body.subscription?.status]).toEqual([200, 'trial'])
})

test('a trial whose confirmation got lost is found again, also when another tier is chosen', async () => {
  const member = await shop.member()

  simulator.refuseReads(3)
  const lost = await startTrial(member, 'pro_trader')
  const found = await startTrial(member, 'elite_trader')
  const customer = found.body.subscription?.stripeCustomerId ?? ''

  expect(lost).toMatchObject({ status: 502, body: { code: 'payments_unavailable' } })
  expect([found.status, found.body.subscription?.tier]).toEqual([200, 'pro_trader'])
  expect(simulator.subscriptionsOf(customer)).toHaveLength(1)
})

test('the portal that does not open says so', async () => {
  const member = await shop.member()
  await startTrial(member)
  const { stripeCustomerId } = await subscriptionOf(member)

  await simulator.fallSilent()
  const portal = await member.visitor.call('openCustomerPortal', { body: { customerId: stripeCustomerId } })
  const shown = await subscriptionOf(member)

  expect(portal).toMatchObject({
    status: 502,
    body: { code: 'portal_unavailable', message: 'Could not open subscription management portal' },
  })
  expect(shown.status).toBe('trial')
})
