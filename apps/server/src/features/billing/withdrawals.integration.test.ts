import type { ChargeObject, PaymentIntentObject } from '@stratomate/simulators/payments/provider-objects'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { subscriptions } from '#server/db/tables/index.ts'
import { type ClockShop, openClockShop } from '#server/main/testing/open-clock-shop.ts'
import { payByCard, testCards } from '#server/main/testing/pay-by-card.ts'
import type { Member } from '#server/main/testing/start-shop.ts'

const hour = 3_600_000
let clock: ClockShop
beforeAll(async () => {
  clock = await openClockShop({ outside: { reconcileEveryMs: 50 } })
})
afterAll(() => clock.close())

/** What the service has remembered of a subscription, through a connection of the test's own. */
async function inDatabase<Answer>(work: (db: ReturnType<typeof connect>['db']) => Promise<Answer>): Promise<Answer> {
  const connection = connect({ ...clock.shop.database, max: 1 }, () => undefined)
  try {
    return await work(connection.db)
  } finally {
    await connection.close()
  }
}

const rowOf = (providerId: string) =>
  inDatabase(async (db) => (await db.select().from(subscriptions).where(eq(subscriptions.providerId, providerId)))[0])

/** A payment form that is open. */
async function openForm(): Promise<{ member: Member; providerId: string; secret: string; paymentId: string }> {
  const member = await clock.shop.member()
  const body = { tier: 'pro_trader', email: member.email } as const
  const { clientSecret: secret } = (await member.visitor.call('createSubscription', { body })).body
  const [paymentId = ''] = secret.split('_secret_')
  const rows = await inDatabase((db) => db.select().from(subscriptions).where(eq(subscriptions.userId, member.id)))
  return { member, providerId: rows[0]?.providerId ?? '', secret, paymentId }
}

/**
 * What a service leaves behind that stopped in the middle of a withdrawal, an hour ago; then waits until it is
 * completed.
 */
async function finishHalf(providerId: string): Promise<void> {
  const withdrawingSince = new Date(clock.nowMs() - hour)
  await inDatabase((db) =>
    db.update(subscriptions).set({ withdrawingSince }).where(eq(subscriptions.providerId, providerId)),
  )
  await expect.poll(async () => (await rowOf(providerId))?.withdrawingSince, { timeout: 10_000 }).toBeNull()
}

function refundedOf(paymentId: string): number {
  const { ledger } = clock.open().provider
  const intent = ledger.require<PaymentIntentObject>(paymentId, 'payment_intent')
  if (intent.latest_charge === null) return 0
  return ledger.require<ChargeObject>(intent.latest_charge, 'charge').amount_refunded
}

const invoicesOf = async ({ visitor }: Member) => (await visitor.call('listInvoices')).body.items

describe('a withdrawal that a crash has cut in two', () => {
  test('after it was paid and ended: the money is given back, once', async () => {
    const { store, provider } = clock.open()
    const { member, providerId, secret, paymentId } = await openForm()
    await payByCard(member.visitor, secret, testCards.works)
    store.atomically(() => provider.cancelSubscription(providerId))
    await finishHalf(providerId)
    const refunded = refundedOf(paymentId)
    await new Promise((resolve) => setTimeout(resolve, 300))

    expect(refunded).toBeGreaterThan(0)
    expect(refundedOf(paymentId)).toBe(refunded)
    expect(await invoicesOf(member)).toMatchObject([{ status: 'refunded', amountCents: refunded }])
    expect((await rowOf(providerId))?.status).toBe('cancelled')
  })

  test('before the provider heard of it: what was paid since runs on', async () => {
    const { member, providerId, secret, paymentId } = await openForm()
    await payByCard(member.visitor, secret, testCards.works)
    await finishHalf(providerId)
    await member.visitor.call('readPaymentStatus', { query: { payment_intent: paymentId } })

    expect(refundedOf(paymentId)).toBe(0)
    expect((await rowOf(providerId))?.status).toBe('active')
    expect(await invoicesOf(member)).toMatchObject([{ status: 'paid' }])
  })

  test('after it was ended unpaid: nothing is given back', async () => {
    const { store, provider } = clock.open()
    const { member, providerId, paymentId } = await openForm()
    store.atomically(() => provider.cancelSubscription(providerId))
    await finishHalf(providerId)

    expect(refundedOf(paymentId)).toBe(0)
    expect((await invoicesOf(member)).filter(({ status }) => status === 'refunded')).toEqual([])
  })
})

test('a withdrawal that is done leaves nothing to finish', async () => {
  const member = await clock.shop.member()
  const subscribe = (tier: string) => member.visitor.call('createSubscription', { body: { tier, email: member.email } })
  await subscribe('new_trader')
  const second = await subscribe('elite_trader')
  const rows = await inDatabase((db) => db.select().from(subscriptions).where(eq(subscriptions.userId, member.id)))

  expect(second.status).toBe(200)
  expect(rows.map(({ withdrawingSince }) => withdrawingSince)).toEqual([null, null])
})
