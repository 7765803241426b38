import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { webhookPath } from '@stratomate/contracts'
import { signWebhook } from '@stratomate/simulators/payments/webhook-sender'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { runningEmbedded } from '#server/db/embedded.ts'
import { providerEvents } from '#server/db/tables/index.ts'
import { startPaymentsSimulator } from '#server/main/payments-process.ts'
import { type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'
import { payByCard, testCards } from '#server/main/testing/pay-by-card.ts'

let aheadMs = 0
let secret = ''
let shop: Shop
beforeAll(async () => {
  shop = await startShop({
    world: {
      now: () => new Date(Date.now() + aheadMs),
      // Its own calls go astray: here the tests tell what the provider tells.
      startPaymentsSimulator: (folder, webhook) => {
        secret = webhook.secret
        return startPaymentsSimulator(folder, { ...webhook, url: 'http://127.0.0.1:9/lost' })
      },
      eventsEveryMs: 50,
      reconcileEveryMs: 50,
    },
  })
})
afterAll(() => shop.close())

type Event = { id: string; type: string; livemode: boolean; created: number; data: { object: Record<string, unknown> } }

const eventOf = (object: Record<string, unknown>, change: Partial<Event> = {}): Event => ({
  id: `evt_${randomUUID()}`,
  type: 'customer.subscription.updated',
  livemode: false,
  created: 1_800_000_000,
  data: { object: { object: 'subscription', id: 'sub_1', ...object } },
  ...change,
})
const nowS = () => Math.floor(Date.now() / 1_000)

async function post(body: string, signature: string | null = signWebhook(body, secret)): Promise<number> {
  const answer = await fetch(new URL(webhookPath, shop.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature === null ? {} : { 'stripe-signature': signature }) },
    body,
  })
  await answer.arrayBuffer()
  return answer.status
}

const tell = (event: Event) => post(JSON.stringify(event))

async function storedEvents() {
  const connection = connect({ ...runningEmbedded(join(shop.dataDir, 'database')), max: 1 }, () => undefined)
  try {
    return await connection.db.select().from(providerEvents)
  } finally {
    await connection.close()
  }
}

async function handled(id: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    const event = (await storedEvents()).find((each) => each.id === id)
    if (event?.handledAt) return event
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The event was never handled.')
}

async function paidSubscription(): Promise<{ member: Member; customerId: string; paymentId: string }> {
  const member = await shop.member()
  const begun = await member.visitor.call('createSubscription', { body: { tier: 'pro_trader', email: member.email } })
  const customerId = (await shownOf(member)).stripeCustomerId ?? ''
  await payByCard(member.visitor, begun.body.clientSecret, testCards.works)
  return { member, customerId, paymentId: begun.body.clientSecret.split('_secret_')[0] ?? '' }
}

const shownOf = async (member: Member) =>
  (await member.visitor.call('readSubscription', { params: { id: member.id } })).body.subscription

describe('a call is refused and nothing is remembered', () => {
  const body = JSON.stringify(eventOf({ customer: 'cus_1' }))

  test.each([
    ['without a signature', () => post(body, null)],
    ['with an empty signature', () => post(body, '')],
    ['with garbage for a signature', () => post(body, 't=now,v1=zz')],
    ['with another secret', () => post(body, signWebhook(body, 'whsec_other'))],
    ['with a signature of an hour ago', () => post(body, signWebhook(body, secret, nowS() - 3_600))],
    ['with a signature over another body', () => post(`${body} `, signWebhook(body, secret))],
    ['without a body', () => post('')],
    ['with a body that is no JSON', () => post('[object Object]')],
    ['with a body that is no event', () => post('{"id":"evt_1"}')],
    ['with an event whose id is empty', () => tell(eventOf({}, { id: '' }))],
  ])('%s', async (_what, call) => {
    expect(await call()).toBe(400)
    expect(await storedEvents()).toEqual([])
  })

  test('with more than a megabyte', async () => {
    const large = JSON.stringify(eventOf({ text: 'x'.repeat(1_100_000) }))

    expect(await post(large)).toBe(413)
    expect(await storedEvents()).toEqual([])
  })
})

test('an event that comes again, also at once, is remembered once', async () => {
  const event = eventOf({ customer: 'cus_unknown' })

  const answers = await Promise.all([tell(event), tell(event), tell(event)])
  answers.push(await tell(event))
  const stored = (await storedEvents()).filter(({ id }) => id === event.id)

  expect(answers).toEqual([200, 200, 200, 200])
  expect(stored).toHaveLength(1)
})

test.each([
  ['of an unknown type', eventOf({ object: 'tax.rate' }, { type: 'tax.rate.created' })],
  ['of an unknown customer', eventOf({ customer: 'cus_nobody' })],
  ['of an unknown payment', eventOf({ object: 'payment_intent', id: 'pi_nobody', customer: null })],
  ['with an expanded customer', eventOf({ customer: { id: 'cus_nobody', object: 'customer' } })],
])('an event %s is taken and done with', async (_what, event) => {
  expect(await tell(event)).toBe(200)
  expect((await handled(event.id)).lastError).toBeNull()
})

test('an event makes the present state known, whatever it says itself and in whatever order events come', async () => {
  const { member, customerId } = await paidSubscription()
  const before = await shownOf(member)

  const late = eventOf({ customer: customerId, status: 'canceled' }, { type: 'customer.subscription.deleted' })
  const early = eventOf({ customer: customerId, status: 'incomplete' }, { type: 'customer.subscription.created' })
  await Promise.all([tell(late), tell(early)])
  await Promise.all([handled(late.id), handled(early.id)])

  expect(before.status).toBe('pending')
  expect((await shownOf(member)).status).toBe('active')
})

test('an event of the other mode changes nothing', async () => {
  const { member, customerId } = await paidSubscription()
  const event = eventOf({ customer: customerId }, { livemode: true })

  await tell(event)
  await handled(event.id)

  expect((await shownOf(member)).status).toBe('pending')
})

test('a license whose events never came is found by asking', async () => {
  const member = await shop.member()
  const begun = await member.visitor.call('createPayment', {
    body: { amount: 199, productName: 'Basic license', plan: 'basic' },
  })
  await payByCard(member.visitor, begun.body.clientSecret, testCards.works)
  const before = await member.visitor.call('readSubscription', { params: { id: member.id } })

  aheadMs += 3 * 60_000
  await new Promise((resolve) => setTimeout(resolve, 1_000))

  expect(before.status).toBe(404)
  expect(await shownOf(member)).toMatchObject({ source: 'licence', plan: 'basic' })
})

test('a subscription whose events never came is found by asking', async () => {
  const { member } = await paidSubscription()

  aheadMs += 7 * 3_600_000
  await new Promise((resolve) => setTimeout(resolve, 1_000))

  expect((await shownOf(member)).status).toBe('active')
})

test('no trial is given beside a subscription that was paid and whose events never came', async () => {
  const { member } = await paidSubscription()
  const before = (await shownOf(member)).status

  const asked = await member.visitor.call('startTrial', { body: { tier: 'pro_trader' } })

  expect(before).toBe('pending')
  expect([asked.status, asked.body]).toMatchObject([409, { code: 'already_subscribed' }])
  expect((await shownOf(member)).status).toBe('active')
})

test('a purchase in the provider’s own table of prices waits for whoever proves its e-mail', async () => {
  const email = `${randomUUID()}@example.com`
  const post_ = (path: string, form: string) =>
    shop.visitor().fetch(path, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_simulator', 'content-type': 'application/x-www-form-urlencoded' },
      body: form,
    })
  const price = 'currency=usd&unit_amount=2900&recurring[interval]=month&lookup_key=new_trader_table'
  const { id: priceId } = (await (await post_('/v1/prices', price)).json()) as { id: string }
  const customer = (await (await post_('/v1/customers', `email=${email}`)).json()) as { id: string }
  await post_('/v1/subscriptions', `customer=${customer.id}&items[0][price]=${priceId}&trial_period_days=3`)
  const session = { object: 'checkout.session', id: 'cs_1', customer: customer.id }
  const event = eventOf(session, { type: 'checkout.session.completed' })

  await tell(event)
  await handled(event.id)
  const member = await shop.member({ email })

  expect(await shownOf(member)).toMatchObject({ tier: 'new_trader', status: 'trial' })
})
