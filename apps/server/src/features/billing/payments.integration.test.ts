import { randomUUID } from 'node:crypto'
import { type BodyOf, routes } from '@stratomate/contracts'
import { licencePlans, licenceProductName } from '@stratomate/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type Shop, signUpInput, startShop, type Visitor } from '#server/main/testing/start-shop.ts'
import { answerBank, payByCard, testCards } from '#server/main/testing/pay-by-card.ts'

const day = 86_400_000
let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const order = (plan: 'basic' | 'pro' | 'elite' = 'pro'): BodyOf<'createPayment'> => ({
  amount: licencePlans[plan].priceCents / 100,
  productName: licenceProductName(plan),
  plan,
})
const begin = (visitor: Visitor, change: Partial<BodyOf<'createPayment'>> = {}) =>
  visitor.call('createPayment', { body: { ...order(), ...change } })
const subscribe = (visitor: Visitor, change: Partial<BodyOf<'createSubscription'>> = {}) =>
  visitor.call('createSubscription', { body: { tier: 'pro_trader', email: 'ann@example.com', ...change } })
const statusOf = (visitor: Visitor, clientSecret: string) => {
  const id = clientSecret.split('_secret_')[0] ?? ''
  const query = id.startsWith('seti_') ? { setup_intent: id } : { payment_intent: id }
  return visitor.call('readPaymentStatus', { query })
}
const subscriptionOf = (member: Member) => member.visitor.call('readSubscription', { params: { id: member.id } })
const freshEmail = () => `${randomUUID()}@example.com`

/** Waits for what arrives by events of the provider and not as an answer. */
async function eventually<Value>(read: () => Promise<Value>, isThere: (value: Value) => boolean): Promise<Value> {
  for (let tries = 0; tries < 100; tries += 1) {
    const value = await read()
    if (isThere(value)) return value
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('It never came.')
}

async function joinWith(visitor: Visitor, email: string): Promise<Member> {
  await visitor.call('signUp', { body: signUpInput(email) })
  const answer = await visitor.call('verifyEmail', { body: { email, code: await visitor.mailedCode(email) } })
  return { visitor, id: answer.body.id, email }
}

describe('a license', () => {
  test('is bought by a member, shown with its updates, and opens its limits', async () => {
    const member = await shop.member()
    const begun = await begin(member.visitor)
    await payByCard(member.visitor, begun.body.clientSecret, testCards.works)

    const paid = await statusOf(member.visitor, begun.body.clientSecret)
    const shown = await subscriptionOf(member)
    const active = await member.visitor.call('readActiveSubscription')

    expect(begun).toMatchObject({ status: 200, body: { testMode: true, publishableKey: 'pk_test_simulator' } })
    expect(paid.body).toEqual({ id: begun.body.paymentId, amount: 32_100, description: 'Pro license' })
    expect(shown.body.subscription).toMatchObject({
      source: 'licence',
      tier: null,
      plan: 'pro',
      status: 'active',
      endDate: null,
      tradesRemaining: 500,
      chartsAllowed: 3,
    })
    expect(Date.parse(shown.body.subscription.updatesUntil ?? '') - Date.now()).toBeGreaterThan(364 * day)
    expect(active.body).toBeNull()
  })

  test('is not sold twice to the same account', async () => {
    const member = await shop.member()
    const begun = await begin(member.visitor)
    await payByCard(member.visitor, begun.body.clientSecret, testCards.works)
    await statusOf(member.visitor, begun.body.clientSecret)

    const again = await begin(member.visitor)
    const other = await begin(member.visitor, order('elite'))

    expect([again.status, again.body]).toMatchObject([409, { code: 'already_subscribed' }])
    expect(other.status).toBe(200)
  })

  test('has one payment, however often and at once it is begun', async () => {
    const { visitor } = await shop.member()

    const begun = await Promise.all(Array.from({ length: 6 }, () => begin(visitor)))
    const later = await begin(visitor)

    expect(new Set([...begun, later].map(({ body }) => body.clientSecret)).size).toBe(1)
    expect(begun.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  })

  test('that is paid cannot be paid again', async () => {
    const { visitor } = await shop.member()
    const begun = await begin(visitor)
    await payByCard(visitor, begun.body.clientSecret, testCards.works)

    const second = await payByCard(visitor, begun.body.clientSecret, testCards.works)

    expect(second).toMatchObject({ status: 400, body: { error: { code: 'payment_intent_unexpected_state' } } })
  })

  test('arrives by the provider’s call alone when nobody comes back to the page', async () => {
    const member = await shop.member()
    const begun = await begin(member.visitor)
    await payByCard(member.visitor, begun.body.clientSecret, testCards.works)

    const shown = await eventually(
      () => subscriptionOf(member),
      ({ status }) => status === 200,
    )

    expect(shown.body.subscription).toMatchObject({ source: 'licence', plan: 'pro' })
  })

  test('that is refunded is taken back', async () => {
    const member = await shop.member()
    const begun = await begin(member.visitor)
    await payByCard(member.visitor, begun.body.clientSecret, testCards.works)
    await statusOf(member.visitor, begun.body.clientSecret)
    await shop.visitor().fetch('/v1/refunds', {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_simulator', 'content-type': 'application/x-www-form-urlencoded' },
      body: `payment_intent=${begun.body.paymentId}`,
    })

    const shown = await eventually(
      () => subscriptionOf(member),
      ({ body }) => body.subscription.status === 'cancelled',
    )

    expect(shown.body.subscription).toMatchObject({ source: 'licence', chartsAllowed: 0, tradesRemaining: 0 })
  })

  test.each([
    ['another amount', { amount: 1 }],
    ['a rounded amount', { amount: 320.99 }],
    ['a tenth of a cent more', { amount: 321.001 }],
    ['a tenth of a cent less', { amount: 320.999 }],
    ['a millionth more', { amount: 321.000001 }],
    ['the next number that a computer knows', { amount: 321 + 2 ** -44 }],
    ['no number', { amount: Number.MAX_VALUE }],
    ['a negative amount', { amount: -321 }],
    ['the price of another plan', { plan: 'elite' as const }],
    ['another name', { productName: 'Elite license' }],
  ])('with %s is refused', async (_what, change) => {
    const answer = await begin(shop.visitor(), change)

    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(JSON.stringify(answer.body)).toContain('The price has changed. Please reload the page.')
  })

  test.each(['321', '321.0', '321.00', '3.21e2'])(
    'for %s dollars, which are all one price, is begun',
    async (amount) => {
      const answer = await shop.visitor().fetch(routes.createPayment.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"amount": ${amount}, "productName": "Pro license", "plan": "pro"}`,
      })

      expect(answer.status).toBe(200)
    },
  )

  test.each(['gold', 'constructor', '__proto__', '', 'pro_trader'])('of the plan "%s" is refused', async (plan) => {
    const answer = await shop.visitor().call('createPayment', { body: { ...order(), plan } })

    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  test('whose card is declined is not bought, and may be paid with another card', async () => {
    const { visitor } = await shop.member()
    const begun = await begin(visitor)

    const declined = await payByCard(visitor, begun.body.clientSecret, testCards.declined)
    const between = await statusOf(visitor, begun.body.clientSecret)
    const again = await begin(visitor)
    await payByCard(visitor, again.body.clientSecret, testCards.works)
    const paid = await statusOf(visitor, begun.body.clientSecret)

    expect(declined).toMatchObject({ status: 402, body: { error: { code: 'card_declined' } } })
    expect(between).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(again.body.clientSecret).toBe(begun.body.clientSecret)
    expect(paid.status).toBe(200)
  })
})

describe('the state of a payment', () => {
  test('is told to the browser that began it, and to whoever has the provider’s secret', async () => {
    const visitor = shop.visitor()
    const begun = await begin(visitor, { email: freshEmail() })
    await payByCard(visitor, begun.body.clientSecret, testCards.works)
    const query = { payment_intent: begun.body.paymentId }

    const own = await visitor.call('readPaymentStatus', { query })
    const withSecret = { ...query, client_secret: begun.body.clientSecret }
    const elsewhere = await shop.visitor().call('readPaymentStatus', { query: withSecret })

    expect([own.status, elsewhere.status]).toEqual([200, 200])
  })

  test('is told to nobody else, as if it did not exist', async () => {
    const visitor = shop.visitor()
    const begun = await begin(visitor)
    await payByCard(visitor, begun.body.clientSecret, testCards.works)
    const other = await shop.member()
    await begin(other.visitor)
    const query = { payment_intent: begun.body.paymentId }

    const answers = [
      await shop.visitor().call('readPaymentStatus', { query }),
      await other.visitor.call('readPaymentStatus', { query }),
      await other.visitor.call('readPaymentStatus', { query: { ...query, client_secret: 'pi_x_secret_y' } }),
      await other.visitor.call('readPaymentStatus', { query: { payment_intent: 'pi_none' } }),
      await other.visitor.call('readPaymentStatus', { query: { setup_intent: 'seti_none' } }),
    ]

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })

  test.each([{}, { payment_intent: 'pi_1234', setup_intent: 'seti_1234' }, { payment_intent: '../..' }])(
    'needs one id (%o)',
    async (query: Record<string, string>) => {
      const answer = await shop.visitor().call('readPaymentStatus', { query })

      expect(answer.status).toBe(400)
    },
  )
})

describe('a purchase without an account', () => {
  test('of a license belongs to whoever proves the email', async () => {
    const email = freshEmail()
    const visitor = shop.visitor()
    await begin(visitor)
    const named = await begin(visitor, { email: email.toUpperCase() })
    await payByCard(visitor, named.body.clientSecret, testCards.works)
    await statusOf(visitor, named.body.clientSecret)

    const owner = await joinWith(shop.visitor(), email)
    const stranger = await shop.member()

    expect((await subscriptionOf(owner)).body.subscription).toMatchObject({ source: 'licence', plan: 'pro' })
    expect((await subscriptionOf(stranger)).status).toBe(404)
  })

  test('of a subscription belongs to whoever proves the email, and its portal too', async () => {
    const email = freshEmail()
    const visitor = shop.visitor()
    const begun = await subscribe(visitor, { email, name: 'Ann Lee' })
    await payByCard(visitor, begun.body.clientSecret, testCards.works)
    const paid = await statusOf(visitor, begun.body.clientSecret)

    const owner = await joinWith(shop.visitor(), email)
    const shown = await subscriptionOf(owner)
    const active = await owner.visitor.call('readActiveSubscription')
    const customerId = shown.body.subscription.stripeCustomerId ?? ''
    const portal = await owner.visitor.call('openCustomerPortal', { body: { customerId } })

    expect(begun.body).toMatchObject({ kind: 'payment', chargedAt: null, testMode: true })
    expect(paid.body).toMatchObject({ amount: 5_900, description: 'Pro Trader subscription' })
    expect(shown.body.subscription).toMatchObject({ source: 'subscription', tier: 'pro_trader', status: 'active' })
    expect(active.body).toMatchObject({ tier: 'pro_trader' })
    expect(portal.status).toBe(200)
  })

  test('is told by one mail to the address that was given', async () => {
    const email = freshEmail()
    const visitor = shop.visitor()
    const licence = await begin(visitor, { email })
    const subscription = await subscribe(visitor, { email })
    for (const { body } of [licence, subscription]) {
      await payByCard(visitor, body.clientSecret, testCards.works)
      await statusOf(visitor, body.clientSecret)
      await statusOf(visitor, body.clientSecret)
    }
    const bought = (await visitor.mails())
      .filter(({ to }) => to === email)
      .map(({ text }) => /For: (.*)\n[^]*waits under this email address/u.exec(text)?.[1])

    expect(bought).toHaveLength(2)
    expect(new Set(bought)).toEqual(new Set(['Pro license', 'Pro Trader subscription']))
  })

  test('is found by an account that signs in with a code of that email', async () => {
    const member = await shop.member()
    const visitor = shop.visitor()
    const begun = await begin(visitor, { email: member.email })
    await payByCard(visitor, begun.body.clientSecret, testCards.works)
    await statusOf(visitor, begun.body.clientSecret)
    const before = await subscriptionOf(member)

    await visitor.call('requestSignInCode', { body: { email: member.email } })
    const code = await visitor.mailedCode(member.email)
    await visitor.call('signInWithCode', { body: { email: member.email, code } })

    expect([before.status, (await subscriptionOf(member)).status]).toEqual([404, 200])
  })

  test('is never charged later: there is no trial without an account', async () => {
    const answer = await subscribe(shop.visitor(), { start: 'trial' })

    expect(answer).toMatchObject({ status: 401, body: { code: 'signed_out' } })
  })
})

describe('a subscription', () => {
  test('that is begun twice, also at once, is one', async () => {
    const { visitor } = await shop.member()

    const begun = await Promise.all(Array.from({ length: 5 }, () => subscribe(visitor)))
    const later = await subscribe(visitor)

    expect(new Set([...begun, later].map(({ body }) => body.clientSecret)).size).toBe(1)
  })

  test('of another tier takes the place of the one that was not paid', async () => {
    const member = await shop.member()
    const first = await subscribe(member.visitor)
    const second = await subscribe(member.visitor, { tier: 'elite_trader' })

    const old = await payByCard(member.visitor, first.body.clientSecret, testCards.works)
    await payByCard(member.visitor, second.body.clientSecret, testCards.works)
    await statusOf(member.visitor, second.body.clientSecret)

    expect(old).toMatchObject({ status: 400 })
    expect((await subscriptionOf(member)).body.subscription).toMatchObject({ tier: 'elite_trader', status: 'active' })
  })

  test('two tiers asked for at once never make two payments', async () => {
    const member = await shop.member()

    const both = await Promise.all([
      subscribe(member.visitor, { tier: 'new_trader' }),
      subscribe(member.visitor, { tier: 'elite_trader' }),
    ])
    const open = both.filter(({ status }) => status === 200)
    const paid = await Promise.all(
      open.map(({ body }) => payByCard(member.visitor, body.clientSecret, testCards.works)),
    )

    expect(paid.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(both.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([])
  })

  test('that runs is not sold again', async () => {
    const { visitor } = await shop.member()
    const begun = await subscribe(visitor)
    await payByCard(visitor, begun.body.clientSecret, testCards.works)

    const again = await subscribe(visitor)
    const other = await subscribe(visitor, { tier: 'elite_trader' })
    const code = 'code' in again.body ? again.body.code : null

    // The event may have arrived before the first of the two calls.
    expect(['payment_confirming', 'already_subscribed']).toContain(code)
    expect([again, other]).toMatchObject([{ status: 409 }, { status: 409, body: { code: 'already_subscribed' } }])
  })

  test('that waits for its payment takes nothing away and opens nothing', async () => {
    const member = await shop.member()
    await subscribe(member.visitor)

    const shown = await subscriptionOf(member)
    const active = await member.visitor.call('readActiveSubscription')

    expect(shown.body.subscription).toMatchObject({ status: 'pending', chartsAllowed: 0, tradesRemaining: 0 })
    expect(active.body).toBeNull()
  })

  test.each([
    ['accept', 'active'],
    ['refuse', 'pending'],
  ] as const)('whose bank asks is %sed', async (outcome, status) => {
    const member = await shop.member()
    const begun = await subscribe(member.visitor)

    const asked = await payByCard(member.visitor, begun.body.clientSecret, testCards.asks)
    await answerBank(member.visitor, begun.body.clientSecret, outcome)
    await statusOf(member.visitor, begun.body.clientSecret)

    expect(asked.body.status).toBe('requires_action')
    expect((await subscriptionOf(member)).body.subscription.status).toBe(status)
  })

  test.each(['no address', 'a@b', 'a b@c.de', '', '@c.de', 'a@b.co, c@d.co'])(
    'for the email "%s" is refused',
    async (email) => {
      expect((await subscribe(shop.visitor(), { email })).status).toBe(400)
    },
  )

  test.each(['gold', 'constructor', 'pro', ''])('of the tier "%s" is refused', async (tier) => {
    const body = { tier, email: 'ann@example.com' }

    expect((await shop.visitor().call('createSubscription', { body })).status).toBe(400)
  })
})

test('a first payment that was withdrawn unpaid uses no trial', async () => {
  const member = await shop.member()
  await subscribe(member.visitor, { tier: 'new_trader' })
  // It is replaced by another tier, which is cancelled too.
  await subscribe(member.visitor, { tier: 'elite_trader' })
  const { stripeCustomerId } = (await subscriptionOf(member)).body.subscription
  const portal = await member.visitor.call('openCustomerPortal', { body: { customerId: stripeCustomerId } })
  const started = await member.visitor.call('startTrial', { body: {} })
  const again = await member.visitor.call('startTrial', { body: {} })

  expect(portal.status).toBe(200)
  expect(started).toMatchObject({ status: 200, body: { subscription: { status: 'trial' } } })
  expect(again).toMatchObject({ status: 409 })
})

test('a subscription that was paid and ended uses the trial', async () => {
  const member = await shop.member()
  const begun = await subscribe(member.visitor)
  await payByCard(member.visitor, begun.body.clientSecret, testCards.works)
  await statusOf(member.visitor, begun.body.clientSecret)
  const { stripeCustomerId } = (await subscriptionOf(member)).body.subscription
  const listed = await shop.visitor().fetch(`/v1/subscriptions?customer=${stripeCustomerId ?? ''}`, {
    headers: { authorization: 'Bearer sk_test_simulator' },
  })
  const { data } = (await listed.json()) as { data: { id: string }[] }
  await shop.visitor().fetch(`/v1/subscriptions/${data[0]?.id ?? ''}`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer sk_test_simulator' },
  })
  await statusOf(member.visitor, begun.body.clientSecret)

  expect(await member.visitor.call('startTrial', { body: {} })).toMatchObject({
    status: 409,
    body: { code: 'trial_used' },
  })
})

describe('a trial with a card', () => {
  test('runs at once, saves the card and says when it is charged', async () => {
    const member = await shop.member()
    const begun = await subscribe(member.visitor, { start: 'trial' })
    const before = await subscriptionOf(member)
    await payByCard(member.visitor, begun.body.clientSecret, testCards.works)
    const saved = await statusOf(member.visitor, begun.body.clientSecret)

    const afterDays = Date.parse(begun.body.chargedAt ?? '') - Date.now()

    expect(begun.body.kind).toBe('setup')
    expect(Math.round(afterDays / day)).toBe(3)
    expect(before.body.subscription).toMatchObject({ status: 'trial', source: 'trial', chartsAllowed: 2 })
    expect(saved.body).toMatchObject({ amount: 0, description: 'Pro Trader subscription' })
  })

  test('is given once', async () => {
    const member = await shop.member()
    await member.visitor.call('startTrial', { body: {} })
    const { stripeCustomerId } = (await subscriptionOf(member)).body.subscription
    const portal = await member.visitor.call('openCustomerPortal', { body: { customerId: stripeCustomerId } })
    const page = await (await member.visitor.fetch(portal.body.url)).text()
    const form = /action="([^"]+cancel[^"]+)"/u.exec(page)?.[1] ?? ''
    await member.visitor.fetch(form, { method: 'POST', headers: { origin: shop.origin } })
    await subscriptionOf(member)

    expect(await subscribe(member.visitor, { start: 'trial' })).toMatchObject({ body: { code: 'trial_used' } })
    expect(await subscribe(member.visitor)).toMatchObject({ status: 200, body: { kind: 'payment' } })
  })

  test('that runs without a card goes on as the chosen tier once a card is saved', async () => {
    const member = await shop.member()
    await member.visitor.call('startTrial', { body: { tier: 'new_trader' } })

    const begun = await subscribe(member.visitor, { tier: 'elite_trader' })
    await payByCard(member.visitor, begun.body.clientSecret, testCards.works)
    await statusOf(member.visitor, begun.body.clientSecret)
    const again = await subscribe(member.visitor, { tier: 'elite_trader' })

    expect(begun.body.kind).toBe('setup')
    expect((await subscriptionOf(member)).body.subscription).toMatchObject({ status: 'trial', tier: 'elite_trader' })
    expect(again).toMatchObject({ status: 409, body: { code: 'already_subscribed' } })
  })
})
