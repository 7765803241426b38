import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@stratomate/contracts'
import { licencePlans, licenceProductName } from '@stratomate/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyLicence } from '#server/main/testing/buy-licence.ts'
import { payByCard, testCards } from '#server/main/testing/pay-by-card.ts'
import { type Member, type Shop, startShop, Visitor } from '#server/main/testing/start-shop.ts'

const password = 'correct horse battery'
let shop: Shop
beforeAll(async () => {
  shop = await startShop({ environment: { TRUST_PROXY: '1' } })
})
afterAll(() => shop.close())

let callers = 0
/** Each call comes from another address, so that no rate limit answers before what is tested. */
const newAddress = () => `203.0.113.${(callers += 1)}`
const newVisitor = () => new Visitor(() => shop.origin, newAddress())
const newMember = () => shop.member({ address: newAddress() })

type Tier = BodyOf<'createSubscription'>['tier']
const subscribe = (visitor: Visitor, email: string, tier: Tier = 'elite_trader') =>
  visitor.call('createSubscription', { body: { tier, email, name: 'Stranger' } })
const order = (plan: 'basic' | 'pro' | 'elite', email: string) => ({
  plan,
  amount: licencePlans[plan].priceCents / 100,
  productName: licenceProductName(plan),
  email,
})
const statusOf = (visitor: Visitor, clientSecret: string, extra: Record<string, string> = {}) => {
  const id = clientSecret.split('_secret_')[0] ?? ''
  const query = id.startsWith('seti_') ? { setup_intent: id } : { payment_intent: id }
  return visitor.call('readPaymentStatus', { query: { ...query, ...extra } })
}
async function signInAgain({ email, visitor }: Member): Promise<void> {
  const answer = await visitor.call('signIn', { body: { email, password } })
  expect(answer.status).toBe(200)
}

/** Everything in which a member would notice a purchase. */
async function accountOf({ visitor, id, email }: Member) {
  const [subscription, active, invoices, licences, notifications] = await Promise.all([
    visitor.call('readSubscription', { params: { id } }),
    visitor.call('readActiveSubscription'),
    visitor.call('listInvoices'),
    visitor.call('listLicences'),
    visitor.call('listNotifications'),
  ])
  const mails = (await visitor.mails(email)).filter(({ code }) => code === null)
  return {
    subscription: subscription.status === 200 ? subscription.body.subscription : subscription.status,
    active: active.body,
    invoices: invoices.body.items,
    licences: licences.body.items,
    notifications: notifications.body.items,
    mails: mails.map(({ subject, text }) => ({ subject, text })),
  }
}

const members: Record<string, () => Promise<Member>> = {
  'a trial with a saved card': async () => {
    const member = await newMember()
    const body = { tier: 'new_trader', email: member.email, start: 'trial' } as const
    const begun = await member.visitor.call('createSubscription', { body })
    await payByCard(shop.visitor(), begun.body.clientSecret, testCards.works)
    await statusOf(member.visitor, begun.body.clientSecret)
    return member
  },
  'a trial without a card': async () => {
    const member = await newMember()
    await member.visitor.call('startTrial', { body: { tier: 'new_trader' } })
    return member
  },
  'an active plan': async () => {
    const member = await newMember()
    const begun = await subscribe(member.visitor, member.email, 'new_trader')
    await payByCard(shop.visitor(), begun.body.clientSecret, testCards.works)
    await statusOf(member.visitor, begun.body.clientSecret)
    return member
  },
  'a license': async () => {
    const member = await newMember()
    await buyLicence(member, 'pro')
    return member
  },
  nothing: () => newMember(),
}

/** Members who are charged again next month: a gift on top of that is refunded. */
const charged = new Set(['a trial with a saved card', 'an active plan'])

describe.each(Object.entries(members))('a member with %s', (what, join) => {
  test('is untouched by what a stranger begins under their address and never pays', async () => {
    const member = await join()
    const before = await accountOf(member)
    const stranger = newVisitor()

    await subscribe(stranger, member.email)
    await stranger.call('createPayment', { body: order('elite', member.email) })
    await signInAgain(member)
    const between = await accountOf(member)
    // The stranger tries again after the member has signed in.
    await subscribe(stranger, member.email.toUpperCase(), 'pro_trader')
    await subscribe(stranger, member.email)
    await stranger.call('createPayment', { body: order('basic', member.email) })
    await signInAgain(member)

    expect(between).toEqual(before)
    expect(await accountOf(member)).toEqual(before)
  })

  test('is not told apart by a stranger from an address that nobody has', async () => {
    const member = await join()
    const answers = async (email: string) => {
      const stranger = newVisitor()
      const first = await subscribe(stranger, email)
      const licence = await stranger.call('createPayment', { body: order('pro', email) })
      await signInAgain(member)
      const again = await subscribe(stranger, email)
      const other = await subscribe(stranger, email, 'new_trader')
      return [first, licence, again, other].map(({ status, body }) => ({
        status,
        shape: Object.entries(body).map(([key, value]) => `${key}:${typeof value}`),
        kind: 'kind' in body ? body.kind : null,
        chargedAt: 'chargedAt' in body ? body.chargedAt : null,
      }))
    }

    expect(await answers(member.email)).toEqual(await answers(`${randomUUID()}@example.com`))
  })

  test('keeps their own plan when a stranger pays under their address, who sees only that payment', async () => {
    const member = await join()
    const before = await accountOf(member)
    const stranger = newVisitor()
    const begun = await subscribe(stranger, member.email)
    await payByCard(shop.visitor(), begun.body.clientSecret, testCards.works)
    const paid = await statusOf(stranger, begun.body.clientSecret)

    const unclaimed = await accountOf(member)
    await signInAgain(member)
    const claimed = await accountOf(member)
    const again = await subscribe(stranger, member.email)
    const cheaper = await subscribe(stranger, member.email, 'new_trader')
    const later = await statusOf(stranger, begun.body.clientSecret)

    expect({ ...unclaimed, mails: [] }).toEqual({ ...before, mails: [] })
    expect(claimed.subscription).toMatchObject(
      charged.has(what) ? Object(before.subscription) : { tier: 'elite_trader', status: 'active' },
    )
    expect(claimed.invoices.some(({ status }) => status === 'refunded')).toBe(charged.has(what))
    // What the member had is unchanged; the gift is added to it or refunded.
    for (const paper of before.invoices) expect(claimed.invoices).toContainEqual(paper)
    for (const licence of before.licences) expect(claimed.licences).toContainEqual(licence)
    expect(paid.body).toEqual({
      id: begun.body.clientSecret.split('_secret_')[0],
      amount: 9_900,
      description: 'Elite Trader subscription',
    })
    expect(later.body).toEqual(paid.body)
    expect([again.status, cheaper.status]).toEqual([409, 409])
    expect(JSON.stringify([again.body, cheaper.body])).not.toMatch(/cus_|sub_|seti_|New Trader/u)
  })
})
