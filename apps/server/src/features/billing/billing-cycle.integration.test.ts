import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'
import { openClockShop } from '#server/main/testing/open-clock-shop.ts'
import { payByCard, testCards } from '#server/main/testing/pay-by-card.ts'

const day = 86_400_000
const postgres = await borrowPostgres()
afterAll(async () => {
  if ('stop' in postgres) await postgres.stop()
})

const shownOf = async (member: Member) =>
  (await member.visitor.call('readSubscription', { params: { id: member.id } })).body.subscription

/** The overview once it shows the status and a next date after `afterMs`. */
async function shownAs(member: Member, status: string, afterMs = 0) {
  for (let tries = 0; tries < 100; tries += 1) {
    const shown = await shownOf(member)
    if (shown.status === status && Date.parse(shown.endDate ?? '') > afterMs) return shown
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`It never became ${status}.`)
}

async function trialWith(shop: Shop, card: string): Promise<Member> {
  const member = await shop.member()
  const body = { tier: 'pro_trader', email: member.email, start: 'trial' } as const
  const begun = await member.visitor.call('createSubscription', { body })
  await payByCard(member.visitor, begun.body.clientSecret, card)
  return member
}

test('a trial with a card becomes a paid subscription by itself, month after month', async () => {
  const { shop, goTo, close } = await openClockShop()
  try {
    const member = await trialWith(shop, testCards.works)
    const trial = await shownAs(member, 'trial')
    goTo(3 * day + 1_000)
    const first = await shownAs(member, 'active')
    const pro = await member.visitor.call('readActiveSubscription')
    goTo(40 * day)
    const later = await shownAs(member, 'active', Date.now() + 40 * day)

    expect(trial).toMatchObject({ chartsAllowed: 2, tradesRemaining: 10 })
    expect(first).toMatchObject({ chartsAllowed: 3, tradesRemaining: 250, source: 'subscription' })
    expect(pro.body).toMatchObject({ tier: 'pro_trader' })
    expect(later).toMatchObject({ chartsAllowed: 3, cancelsAt: null })
  } finally {
    await close()
  }
})

test('given days come before the next charge, which then comes as ever', async () => {
  const { shop, goTo, open, close } = await openClockShop({ environment: { ADMIN_EMAIL: 'admin@example.com' } })
  try {
    const admin = await shop.member({ email: 'admin@example.com' })
    const member = await shop.member()
    const begun = await member.visitor.call('createSubscription', { body: { tier: 'pro_trader', email: member.email } })
    await payByCard(member.visitor, begun.body.clientSecret, testCards.works)
    await shownAs(member, 'active')
    const { body: bought } = await admin.visitor.call('readAccountPurchases', { params: { id: member.id } })
    const [{ id, providerId, customerId } = { id: '', providerId: '', customerId: '' }] = bought.subscriptions
    const body = { kind: 'subscription', id, days: 30, reason: 'Our service was away' }
    const extended = await admin.visitor.call('extendPurchase', { body })
    const paidInvoices = () =>
      open()
        .provider.subscriptions.invoices(customerId ?? '')
        .filter(({ amount_paid: paid }) => paid > 0)
    goTo(45 * day)
    const given = await shownAs(member, 'active')
    const before = paidInvoices().length
    goTo(65 * day)
    await shownAs(member, 'active', Date.now() + 65 * day)

    expect(extended.status).toBe(200)
    expect(given).toMatchObject({ chartsAllowed: 3, tradesRemaining: 250 })
    expect([before, paidInvoices().length]).toEqual([1, 2])
    expect(open().provider.readSubscription(providerId).status).toBe('active')
  } finally {
    await close()
  }
})

test('a card that fails keeps the plan for three days of grace, then nothing until it is settled', async () => {
  const { shop, goTo, close } = await openClockShop()
  try {
    const member = await trialWith(shop, testCards.failsLater)
    await shownAs(member, 'trial')
    goTo(3 * day + 1_000)
    const problem = await shownAs(member, 'problem')
    goTo(6 * day + 60_000)
    const afterGrace = await shownOf(member)
    const active = await member.visitor.call('readActiveSubscription')

    expect(problem).toMatchObject({ chartsAllowed: 3, tradesRemaining: 250 })
    expect(afterGrace).toMatchObject({ status: 'problem', chartsAllowed: 0, tradesRemaining: 0 })
    expect(active.body).toBeNull()
  } finally {
    await close()
  }
})

test('a first payment that is never finished expires, and another may be begun', async () => {
  const { shop, goTo, close } = await openClockShop()
  try {
    const member = await shop.member()
    const body = { tier: 'pro_trader', email: member.email } as const
    await member.visitor.call('createSubscription', { body })
    goTo(day)
    await shownAs(member, 'expired')
    const again = await member.visitor.call('createSubscription', { body })

    expect([again.status, again.body.kind]).toEqual([200, 'payment'])
  } finally {
    await close()
  }
})

describe('on PostgreSQL, where calls really meet', () => {
  let shop: Shop
  beforeAll(async () => {
    if ('url' in postgres) shop = await startShop({ databaseUrl: await createDatabase(postgres.url) })
  })
  beforeEach(({ skip }) => {
    if ('unavailable' in postgres) skip(postgres.unavailable)
  })
  afterAll(async () => {
    if ('url' in postgres) await shop.close()
  })

  test('a license that is begun twelve times at once is one payment', async () => {
    const { visitor } = await shop.member()
    const body = { amount: 321, productName: 'Pro license', plan: 'pro' } as const

    const begun = await Promise.all(Array.from({ length: 12 }, () => visitor.call('createPayment', { body })))

    expect(begun.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
    expect(new Set(begun.map((each) => each.body.clientSecret)).size).toBe(1)
  })

  test('a subscription that is begun twelve times at once is one', async () => {
    const { visitor, email } = await shop.member()
    const body = { tier: 'pro_trader', email } as const

    const begun = await Promise.all(Array.from({ length: 12 }, () => visitor.call('createSubscription', { body })))
    const secrets = begun.flatMap((each) => (each.status === 200 ? [each.body.clientSecret] : []))

    expect(new Set(secrets).size).toBe(1)
    expect(begun.map(({ status }) => status).filter((status) => status !== 200)).toEqual([])
  })

  test('a payment that is read by page and events at once is granted once', async () => {
    const member = await shop.member()
    const body = { amount: 199, productName: 'Basic license', plan: 'basic' } as const
    const begun = await member.visitor.call('createPayment', { body })
    await payByCard(member.visitor, begun.body.clientSecret, testCards.works)
    const query = { payment_intent: begun.body.paymentId }

    const reads = await Promise.all(
      Array.from({ length: 10 }, () => member.visitor.call('readPaymentStatus', { query })),
    )
    const first = (await shownOf(member)).startDate
    await new Promise((resolve) => setTimeout(resolve, 500))

    expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await shownOf(member)).startDate).toBe(first)
  })
})
