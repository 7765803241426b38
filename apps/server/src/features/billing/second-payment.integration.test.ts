import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  beginLicence,
  beginSubscription,
  cards,
  databases,
  PurchaseShop,
  stopDatabases,
} from '#server/main/testing/purchase-shop.ts'
import type { Answer, Visitor } from '#server/main/testing/start-shop.ts'

const atOnce = 20
type Begun = Answer<{ clientSecret: string }>
type Purchase = { buyer: Visitor; begin: () => Promise<Begun> }

const codeOf = ({ body }: Answer): unknown =>
  typeof body === 'object' && body !== null && 'code' in body ? body.code : null
const secretsOf = (answers: Begun[]) => [
  ...new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.clientSecret)),
]
const many = <Value>(make: () => Promise<Value>) => Promise.all(Array.from({ length: atOnce }, make))

afterAll(stopDatabases)

describe.each(databases)('on $name, before the provider has told of anything', ({ unavailable, createUrl }) => {
  beforeEach(({ skip }) => {
    if (unavailable !== null) skip(unavailable)
  })
  let shop: PurchaseShop
  beforeAll(async () => {
    if (unavailable === null) shop = await PurchaseShop.open({ databaseUrl: await createUrl(), events: 'ourselves' })
  })
  afterAll(async () => {
    if (unavailable === null) await shop.close()
  })

  const newMember = async () => (await shop.member()).visitor
  /** A browser that already has one of our cookies, as after it has seen a form. */
  const newBrowser = async () => {
    const visitor = shop.visitor()
    await beginLicence(visitor, 'basic')
    return visitor
  }
  const licence = (buyer: Visitor) => () => beginLicence(buyer, 'pro', `${randomUUID()}@example.com`)
  const unnamed = (buyer: Visitor) => () => beginLicence(buyer, 'elite')
  const subscription = (buyer: Visitor) => {
    const email = `${randomUUID()}@example.com`
    return () => beginSubscription(buyer, 'pro_trader', email)
  }
  const card = (buyer: Visitor) => () =>
    buyer.call('createSubscription', { body: { tier: 'pro_trader', email: 'any@example.com', start: 'trial' } })

  const purchases: [string, () => Promise<Purchase>][] = (
    [
      ['a member and a license', newMember, licence],
      ['a member and a subscription', newMember, subscription],
      ['a visitor and a license', newBrowser, licence],
      ['a visitor and a license whose email comes later', newBrowser, unnamed],
      ['a visitor and a subscription', newBrowser, subscription],
    ] as const
  ).map(([name, join, thing]) => [
    name,
    async () => {
      const buyer = await join()
      return { buyer, begin: thing(buyer) }
    },
  ])

  test.each(purchases)('%s: what is paid is not offered again', async (_name, make) => {
    const { begin } = await make()
    const begun = await begin()
    const before = { charges: shop.charges().length, payable: shop.payable().length }
    shop.confirm(begun.body.clientSecret, cards.works)

    const first = await begin()
    const answers = await many(begin)

    expect([first.status, codeOf(first)]).toEqual([409, 'payment_confirming'])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 409))
    expect(shop.charges()).toHaveLength(before.charges + 1)
    expect(shop.payable()).toHaveLength(before.payable - 1)
  })

  test.each(purchases)('%s: what the bank still works on is not offered again', async (_name, make) => {
    const { buyer, begin } = await make()
    const begun = await begin()
    const before = { charges: shop.charges().length, payable: shop.payable().length }
    shop.confirm(begun.body.clientSecret, cards.slow)
    const query = { payment_intent: begun.body.clientSecret.split('_secret_')[0] ?? '' }

    const answers = await many(begin)
    const status = await buyer.call('readPaymentStatus', { query })
    const between = { charges: shop.charges().length, payable: shop.payable().length }
    shop.bankDecides()
    const paid = await buyer.call('readPaymentStatus', { query })
    const later = await begin()

    expect(new Set(answers.map(codeOf))).toEqual(new Set(['payment_confirming']))
    expect([status.status, codeOf(status)]).toEqual([409, 'payment_confirming'])
    expect(between).toEqual({ charges: before.charges, payable: before.payable - 1 })
    expect([paid.status, later.status, codeOf(later)]).toEqual([200, 409, 'already_subscribed'])
    expect(shop.charges()).toHaveLength(before.charges + 1)
  })

  test.each(purchases)('%s: begun twenty times at once, it can be paid once', async (_name, make) => {
    const { begin } = await make()
    const before = { charges: shop.charges().length, payable: shop.payable().length }

    const secrets = secretsOf(await many(begin))
    const later = await begin()
    const payable = shop.payable().length
    shop.confirm(later.body.clientSecret, cards.works)

    expect(secrets).toEqual([later.body.clientSecret])
    expect(payable).toBe(before.payable + 1)
    expect(shop.charges()).toHaveLength(before.charges + 1)
  })

  test.each(purchases)('%s: begun again in the moment of paying, it is paid once', async (_name, make) => {
    const { begin } = await make()
    const begun = await begin()
    const before = { charges: shop.charges().length, payable: shop.payable().length }

    const racing = many(begin)
    for (let place = 0; place < 5; place += 1) await new Promise((resolve) => setImmediate(resolve))
    shop.confirm(begun.body.clientSecret, cards.works)
    const secrets = secretsOf(await racing)
    const open = secrets.filter((secret) => secret !== begun.body.clientSecret)

    expect(open).toEqual([])
    expect(shop.charges()).toHaveLength(before.charges + 1)
    expect(shop.payable()).toHaveLength(before.payable - 1)
  })

  test('another tier beside a payment that the bank works on is not begun, signed in or out, nor is a trial', async () => {
    const member = await newMember()
    const visitor = await newBrowser()
    const email = `${randomUUID()}@example.com`
    const answers: unknown[] = []
    for (const buyer of [member, visitor]) {
      const begun = await beginSubscription(buyer, 'new_trader', email)
      shop.confirm(begun.body.clientSecret, cards.slow)
      answers.push(codeOf(await beginSubscription(buyer, 'elite_trader', email)))
    }
    answers.push(codeOf(await member.call('startTrial', { body: {} })))

    expect(answers).toEqual(['payment_confirming', 'payment_confirming', 'payment_confirming'])
  })

  test('a card that is being saved for a trial is not asked for again, whatever the tier', async () => {
    const { id, visitor: member } = await shop.member()
    const begun = await card(member)()
    shop.confirm(begun.body.clientSecret, cards.slow)

    const answers = await Promise.all([
      card(member)(),
      beginSubscription(member, 'elite_trader', 'any@example.com'),
      beginSubscription(member, 'pro_trader', 'any@example.com'),
    ])
    shop.bankDecides()
    const later = await beginSubscription(member, 'elite_trader', 'any@example.com')
    const shown = await member.call('readSubscription', { params: { id } })

    expect(answers.map(codeOf)).toEqual(['payment_confirming', 'payment_confirming', 'payment_confirming'])
    // A refused call does not change the card that was saved.
    expect([codeOf(later), shown.body.subscription.tier]).toEqual(['already_subscribed', 'pro_trader'])
  })
})
