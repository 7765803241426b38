import { randomUUID } from 'node:crypto'
import { licencePlans, licenceProductName } from '@stratomate/domain'
import type {
  ChargeObject,
  CustomerObject,
  PaymentIntentObject,
} from '@stratomate/simulators/payments/provider-objects'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#server/main/testing/start-shop.ts'
import { type ClockShop, openClockShop } from '#server/main/testing/open-clock-shop.ts'
import { payByCard, testCards } from '#server/main/testing/pay-by-card.ts'

const day = 86_400_000
let clock: ClockShop
let admin: Member
beforeAll(async () => {
  clock = await openClockShop({ environment: { ADMIN_EMAIL: 'admin@example.com' } })
  admin = await clock.shop.member({ email: 'admin@example.com' })
})
afterAll(() => clock.close())

async function buyLicence(member: Member, plan: 'pro' | 'elite' = 'pro'): Promise<{ id: string; paymentId: string }> {
  const body = { plan, amount: licencePlans[plan].priceCents / 100, productName: licenceProductName(plan) }
  const begun = await member.visitor.call('createPayment', { body })
  await payByCard(member.visitor, begun.body.clientSecret, testCards.works)
  const { paymentId } = begun.body
  await member.visitor.call('readPaymentStatus', { query: { payment_intent: paymentId } })
  const licences = await member.visitor.call('listLicences')
  const bought = licences.body.items.find((each) => each.paymentId === paymentId)
  if (bought === undefined) throw new Error('The license did not arrive.')
  return { id: bought.id, paymentId }
}

async function subscribe(member: Member): Promise<void> {
  const body = { tier: 'pro_trader', email: member.email } as const
  const begun = await member.visitor.call('createSubscription', { body })
  await payByCard(member.visitor, begun.body.clientSecret, testCards.works)
  const paymentId = begun.body.clientSecret.split('_secret_')[0] ?? ''
  await member.visitor.call('readPaymentStatus', { query: { payment_intent: paymentId } })
}

const shownOf = async (member: Member) =>
  (await member.visitor.call('readSubscription', { params: { id: member.id } })).body.subscription
const purchasesOf = async (member: Member) =>
  (await admin.visitor.call('readAccountPurchases', { params: { id: member.id } })).body
const refund = (kind: 'licence' | 'invoice', id: string) =>
  admin.visitor.call('refundPurchase', { body: { kind, id, reason: 'Asked for it within a day' } })
const revoke = (kind: 'licence' | 'subscription', id: string) =>
  admin.visitor.call('revokePurchase', { body: { kind, id, reason: 'Stolen card' } })
const refundsOf = (paymentId: string) => {
  const { ledger } = clock.open().provider
  const intent = ledger.require<PaymentIntentObject>(paymentId, 'payment_intent')
  return ledger.require<ChargeObject>(intent.latest_charge ?? '', 'charge').amount_refunded
}

const extend = async (member: Member, days: number) => {
  const [subscription] = (await purchasesOf(member)).subscriptions
  const body = { kind: 'subscription', id: subscription?.id, days, reason: 'Goodwill' }
  return admin.visitor.call('extendPurchase', { body })
}

describe('a refund', () => {
  test('gives a license’s money back once, however often it is pressed, and takes the license', async () => {
    const member = await clock.shop.member()
    const { id, paymentId } = await buyLicence(member)
    const answers = await Promise.all([refund('licence', id), refund('licence', id)])
    const later = await refund('licence', id)

    expect([...answers, later].map(({ status }) => status)).toEqual([200, 200, 200])
    expect(refundsOf(paymentId)).toBe(32_100)
    expect(await shownOf(member)).toMatchObject({ status: 'cancelled', chartsAllowed: 0 })
    expect((await purchasesOf(member)).licences).toMatchObject([{ id, state: 'refunded' }])
  })

  test('gives the money of an invoice back and leaves the subscription running', async () => {
    const member = await clock.shop.member()
    await subscribe(member)
    const [invoice] = (await purchasesOf(member)).invoices
    const answer = await refund('invoice', invoice?.id ?? '')
    const own = await member.visitor.call('listInvoices')

    expect(answer.status).toBe(200)
    expect(own.body.items).toMatchObject([{ id: invoice?.id, status: 'refunded', amountCents: 5_900 }])
    expect(await shownOf(member)).toMatchObject({ status: 'active' })
  })

  test('that the provider cannot make is refused and nothing is written down', async () => {
    const member = await clock.shop.member()
    const { id, paymentId } = await buyLicence(member)
    clock.open().provider.engine.refund({ payment_intent: paymentId })

    expect(await refund('licence', id)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  test.each([
    ['licence', randomUUID()],
    ['licence', 'in_x'],
    ['invoice', 'in_none'],
  ] as const)('of the %s %s is not found', async (kind, id) => {
    expect(await refund(kind, id)).toMatchObject({ status: 404 })
  })

  test.each(['', '   ', 'x'.repeat(301)])('needs a reason and not %j', async (reason) => {
    const body = { kind: 'licence', id: randomUUID(), reason }

    expect(await admin.visitor.call('refundPurchase', { body })).toMatchObject({ status: 400 })
  })
})

describe('an extension', () => {
  test('moves the end of a trial that runs', async () => {
    const member = await clock.shop.member()
    await member.visitor.call('startTrial', { body: {} })
    const before = await shownOf(member)
    const [trial] = (await purchasesOf(member)).subscriptions
    const body = { kind: 'subscription', id: trial?.id, days: 7, reason: 'Their computer was broken' }
    const answer = await admin.visitor.call('extendPurchase', { body })
    const after = await shownOf(member)

    expect(answer.status).toBe(200)
    expect(Date.parse(after.endDate ?? '') - Date.parse(before.endDate ?? '')).toBe(7 * day)
    expect(after.status).toBe('trial')
  })

  test('lengthens the updates of a license, and stays when the provider is read again', async () => {
    const member = await clock.shop.member()
    const { id, paymentId } = await buyLicence(member)
    const before = (await shownOf(member)).updatesUntil ?? ''
    const body = { kind: 'licence', id, months: 12, reason: 'Goodwill' }
    await admin.visitor.call('extendPurchase', { body })
    await member.visitor.call('readPaymentStatus', { query: { payment_intent: paymentId } })
    const after = (await shownOf(member)).updatesUntil ?? ''

    expect(Number(after.slice(0, 4)) - Number(before.slice(0, 4))).toBe(1)
    expect(after.slice(4)).toBe(before.slice(4))
  })

  test('moves the next charge of what is paid, which stays active and no trial', async () => {
    const member = await clock.shop.member()
    await subscribe(member)
    const before = await shownOf(member)
    const extended = [await extend(member, 10), await extend(member, 4)]
    const after = await shownOf(member)
    const [paid] = (await purchasesOf(member)).subscriptions

    expect(extended).toMatchObject([{ status: 200 }, { status: 200 }])
    expect(Date.parse(after.endDate ?? '') - Date.parse(before.endDate ?? '')).toBe(14 * day)
    expect(after).toMatchObject({ status: 'active', chartsAllowed: 3, tradesRemaining: before.tradesRemaining })
    expect(paid).toMatchObject({ status: 'active', trialEndsAt: null })
  })

  test('of updates for life and of a subscription that ends by request is refused', async () => {
    const member = await clock.shop.member()
    const { id } = await buyLicence(member, 'elite')
    await subscribe(member)
    const [paid] = (await purchasesOf(member)).subscriptions
    const { provider, store } = clock.open()
    store.atomically(() => provider.subscriptions.update(paid?.providerId ?? '', { cancel_at_period_end: 'true' }))
    await expect.poll(async () => (await shownOf(member)).cancelsAt, { timeout: 10_000 }).not.toBeNull()
    const forLife = { kind: 'licence', id, months: 1, reason: 'x' }

    expect(await admin.visitor.call('extendPurchase', { body: forLife })).toMatchObject({ status: 409 })
    expect(await extend(member, 1)).toMatchObject({ status: 409 })
  })

  test.each([
    { kind: 'subscription', days: 0 },
    { kind: 'subscription', days: 31 },
    { kind: 'licence', months: 1.5 },
    { kind: 'licence', months: '1' },
    { kind: 'trial', days: 1 },
  ])('of %o is refused', async (change) => {
    const body = { id: randomUUID(), reason: 'x', ...change }

    expect(await admin.visitor.call('extendPurchase', { body })).toMatchObject({ status: 400 })
  })
})

describe('a revocation', () => {
  test('takes a license and stays when the provider is read again', async () => {
    const member = await clock.shop.member()
    const { id, paymentId } = await buyLicence(member)
    const answers = [await revoke('licence', id), await revoke('licence', id)]
    await member.visitor.call('readPaymentStatus', { query: { payment_intent: paymentId } })

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await shownOf(member)).toMatchObject({ status: 'cancelled', chartsAllowed: 0 })
    expect(refundsOf(paymentId)).toBe(0)
  })

  test('ends a subscription at the provider at once', async () => {
    const member = await clock.shop.member()
    await subscribe(member)
    const [paid] = (await purchasesOf(member)).subscriptions
    const answers = [await revoke('subscription', paid?.id ?? ''), await revoke('subscription', paid?.id ?? '')]

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(clock.open().provider.readSubscription(paid?.providerId ?? '').status).toBe('canceled')
    expect(await shownOf(member)).toMatchObject({ status: 'cancelled' })
  })
})

describe('events of the provider', () => {
  test('are listed newest first, in pages, by state, type and whom they are about', async () => {
    const member = await clock.shop.member()
    await member.visitor.call('startTrial', { body: {} })
    const customerId = (await shownOf(member)).stripeCustomerId ?? ''
    const list = async (query: Record<string, string>) =>
      (await admin.visitor.call('listProviderEvents', { query })).body.items
    await expect.poll(() => list({ about: customerId, state: 'handled' }), { timeout: 10_000 }).not.toEqual([])
    const own = await list({ about: customerId })
    const first = await admin.visitor.call('listProviderEvents', { query: { limit: '1' } })
    const second = await admin.visitor.call('listProviderEvents', {
      query: { limit: '1', cursor: first.body.nextCursor ?? '' },
    })

    expect(own.every((event) => event.customerId === customerId)).toBe(true)
    expect((await list({ type: 'no.such.type' })).length).toBe(0)
    expect((await list({ state: 'failing' })).length).toBe(0)
    expect(first.body.items[0]?.id).not.toBe(second.body.items[0]?.id)
    expect(Date.parse(first.body.items[0]?.receivedAt ?? '')).toBeGreaterThanOrEqual(
      Date.parse(second.body.items[0]?.receivedAt ?? ''),
    )
  })

  test('are replayed: what the provider holds now is read again', async () => {
    const member = await clock.shop.member()
    await subscribe(member)
    const customerId = (await shownOf(member)).stripeCustomerId ?? ''
    const query = { about: customerId, state: 'handled' }
    const list = async () => (await admin.visitor.call('listProviderEvents', { query })).body.items
    await expect.poll(async () => (await list()).length, { timeout: 10_000 }).toBeGreaterThan(0)
    const [event] = await list()
    const replayed = await admin.visitor.call('replayProviderEvent', { params: { id: event?.id ?? '' } })
    await expect.poll(async () => (await list()).find(({ id }) => id === event?.id)?.handledAt).toBeTruthy()

    expect(replayed).toMatchObject({ status: 200, body: { handledAt: null, attempts: 0 } })
    expect(await admin.visitor.call('replayProviderEvent', { params: { id: 'evt_none' } })).toMatchObject({
      status: 404,
    })
  })
})

test('what was done and why stands in the audit', async () => {
  const member = await clock.shop.member()
  const { id } = await buyLicence(member)
  await refund('licence', id)
  await revoke('licence', id)
  const text = await (await admin.visitor.fetch('/api/account/export')).text()
  const lines = text.split('\n').filter((line) => line.includes(id))

  expect(lines.some((line) => line.includes('licence.refund') && line.includes('Asked for it within a day'))).toBe(true)
  expect(lines.some((line) => line.includes('licence.revoke') && line.includes('Stolen card'))).toBe(true)
})

test('money is moved by a sign-in of the last 15 minutes only', async () => {
  const member = await clock.shop.member()
  const { id } = await buyLicence(member)
  clock.goTo(16 * 60_000)
  const stale = [await refund('licence', id), await revoke('licence', id)]
  const reading = await admin.visitor.call('listProviderEvents')

  expect(stale.map(({ status, body }) => ({ status, body }))).toMatchObject([
    { status: 403, body: { code: 'sign_in_again' } },
    { status: 403, body: { code: 'sign_in_again' } },
  ])
  expect(reading.status).toBe(200)
  expect(clock.open().provider.ledger.list<CustomerObject>('customer').length).toBeGreaterThan(0)
})
