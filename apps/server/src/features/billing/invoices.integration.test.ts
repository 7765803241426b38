import { licencePlans, licenceProductName } from '@stratomate/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#server/main/testing/start-shop.ts'
import { type ClockShop, openClockShop } from '#server/main/testing/open-clock-shop.ts'
import { payByCard, testCards } from '#server/main/testing/pay-by-card.ts'

const day = 86_400_000
let clock: ClockShop
let aheadMs = 0
beforeAll(async () => {
  // No event is sent, and only what a test requests is read.
  clock = await openClockShop({ events: 'ourselves' })
})
afterAll(() => clock.close())

const goOn = (ms: number) => clock.goTo((aheadMs += ms))
const listOf = (member: Member, query: Record<string, string> = {}) => member.visitor.call('listInvoices', { query })
const statusOf = (member: Member, paymentId: string) =>
  member.visitor.call('readPaymentStatus', { query: { payment_intent: paymentId } })

async function subscribe(member: Member): Promise<string> {
  const body = { tier: 'pro_trader', email: member.email } as const
  const begun = await member.visitor.call('createSubscription', { body })
  await payByCard(member.visitor, begun.body.clientSecret, testCards.works)
  const paymentId = begun.body.clientSecret.split('_secret_')[0] ?? ''
  await statusOf(member, paymentId)
  return paymentId
}

async function buyLicence(member: Member): Promise<string> {
  const body = { plan: 'pro', amount: licencePlans.pro.priceCents / 100, productName: licenceProductName('pro') }
  const begun = await member.visitor.call('createPayment', { body })
  await payByCard(member.visitor, begun.body.clientSecret, testCards.works)
  await statusOf(member, begun.body.paymentId)
  return begun.body.paymentId
}

async function receiptsTo(email: string): Promise<string[]> {
  const mails = await clock.shop.visitor().mails()
  return mails.flatMap(({ to, subject, text }) =>
    to === email && subject.includes('receipt') ? (/Reference: (\S+)/u.exec(text)?.[1] ?? []) : [],
  )
}

describe('invoices', () => {
  test('two that were paid between two readings have two receipts', async () => {
    const member = await clock.shop.member()
    const paymentId = await subscribe(member)
    goOn(31 * day)
    goOn(31 * day)
    await statusOf(member, paymentId)
    await statusOf(member, paymentId)
    const receipts = await receiptsTo(member.email)
    const { items } = (await listOf(member)).body

    expect(receipts).toHaveLength(3)
    expect(new Set(receipts).size).toBe(3)
    expect(items.map(({ description, amountCents, status }) => [description, amountCents, status])).toEqual(
      Array.from({ length: 3 }, () => ['Pro Trader subscription', 5_900, 'paid']),
    )
  })

  test('stand with the payments of licenses, newest first, in pages without a gap', async () => {
    const member = await clock.shop.member()
    const paymentId = await subscribe(member)
    await buyLicence(member)
    goOn(31 * day)
    await statusOf(member, paymentId)
    const whole = (await listOf(member)).body.items
    const paged: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await listOf(member, { limit: '1', ...(cursor === '' ? {} : { cursor }) })
      paged.push(...page.body.items.map(({ id }) => id))
      cursor = page.body.nextCursor
    }

    expect(whole.map(({ kind }) => kind)).toEqual(['invoice', 'receipt', 'invoice'])
    expect(whole.map(({ at }) => at)).toEqual(
      whole
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    expect(paged).toEqual(whole.map(({ id }) => id))
  })

  test('of nobody are an empty list', async () => {
    const member = await clock.shop.member()

    expect((await listOf(member)).body).toEqual({ items: [], nextCursor: null })
  })

  test('of a trial without a charge do not exist', async () => {
    const member = await clock.shop.member()
    await member.visitor.call('startTrial', { body: {} })

    expect((await listOf(member)).body.items).toEqual([])
  })

  test('lead to the provider’s page, for their owner only', async () => {
    const owner = await clock.shop.member()
    const stranger = await clock.shop.member()
    await subscribe(owner)
    await buyLicence(owner)
    const { items } = (await listOf(owner)).body
    for (const { id } of items) {
      const own = await owner.visitor.fetch(`/api/invoices/${id}/page`)
      const page = await owner.visitor.fetch(own.headers.get('location') ?? '')
      const foreign = await stranger.visitor.fetch(`/api/invoices/${id}/page`)
      const anonymous = await clock.shop.visitor().fetch(`/api/invoices/${id}/page`)

      expect([own.status, page.status, foreign.status, anonymous.status]).toEqual([302, 200, 404, 302])
      expect(await page.text()).toMatch(/<h1>(?:Invoice|Receipt)<\/h1>.*\$(?:59|321)\.00/u)
      expect(anonymous.headers.get('location')).toMatch(/^\/api\/login\?returnTo=/u)
    }
    expect(items).toHaveLength(2)
  })

  test.each(['in_none', 'x', '00000000-0000-4000-8000-000000000000', '..%2F..', "' or 1=1"])(
    'there is no page of %j',
    async (id) => {
      const member = await clock.shop.member()
      const answer = await member.visitor.fetch(`/api/invoices/${encodeURIComponent(id)}/page`)

      expect(answer.status).toBe(404)
    },
  )

  test.each(['x', 'MjAyNg', Buffer.from('2026-11-21T00:00:00.000Z|\u0000').toString('base64url')])(
    'the cursor %j is refused',
    async (cursor) => {
      const member = await clock.shop.member()

      expect(await listOf(member, { cursor })).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    },
  )
})

describe('a payment taken to the bank', () => {
  test('takes the license until the seller has won, and for good when the seller has lost', async () => {
    const member = await clock.shop.member()
    const paymentId = await buyLicence(member)
    const { engine } = clock.open().provider
    const stateAfter = async (outcome: 'opened' | 'won' | 'lost') => {
      engine.dispute(paymentId, outcome)
      await statusOf(member, paymentId)
      const shown = await member.visitor.call('readSubscription', { params: { id: member.id } })
      return [shown.body.subscription.status, shown.body.subscription.chartsAllowed]
    }

    expect(await stateAfter('opened')).toEqual(['cancelled', 0])
    expect(await stateAfter('won')).toEqual(['active', 3])
    expect(await stateAfter('opened')).toEqual(['cancelled', 0])
    expect(await stateAfter('lost')).toEqual(['cancelled', 0])
  })
})
