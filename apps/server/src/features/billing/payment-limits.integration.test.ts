import { randomUUID } from 'node:crypto'
import { hourMs } from '@stratomate/std/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PaymentIntentObject } from '@stratomate/simulators/payments/provider-objects'
import { buyerFormsMax, networkFormsMax } from '#server/features/billing/checkout/payment-forms.ts'
import {
  beginLicence,
  beginSubscription,
  databases,
  PurchaseShop,
  stopDatabases,
} from '#server/main/testing/purchase-shop.ts'
import { type Answer, Visitor } from '#server/main/testing/start-shop.ts'

/** What a buyer may begin at the same time from different addresses, so that only the limit of payments applies. */
let addresses = 0
const newAddress = () => `198.51.${(addresses += 1) >> 8}.${addresses & 255}`

afterAll(stopDatabases)

describe.each(databases)('on $name, payments that are begun', ({ unavailable, createUrl }) => {
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

  const intents = () =>
    shop.clock
      .open()
      .provider.ledger.list<PaymentIntentObject>('payment_intent')
      .map(({ id }) => id)
  /** A call of the same browser from another address, with the given cookie. */
  const from = (cookie: string | null, address = newAddress()) => {
    const visitor = new Visitor(() => shop.clock.shop.origin, address)
    const begin = (email: string) =>
      visitor.call('createSubscription', {
        body: { tier: 'pro_trader', email },
        headers: cookie === null ? {} : { cookie },
      })
    return begin
  }
  const freshEmail = () => `${randomUUID()}@example.com`
  const newBrowser = async () => {
    const visitor = shop.visitor()
    await beginLicence(visitor, 'basic')
    const [cookie = ''] = [...visitor.cookies].map(([name, value]) => `${name}=${value}`)
    return { visitor, cookie }
  }
  const expectLimited = (answer: Answer) => {
    expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    const wait = Number(answer.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(3_600)
    expect(JSON.stringify(answer.body)).toMatch(/within an hour\..*(?:charged).*in \d+ minutes?/u)
  }

  test('are twenty an hour for one browser, however many emails it names and addresses it has', async () => {
    const { cookie } = await newBrowser()
    const before = intents().length
    const answers: Answer[] = []
    for (let place = 1; place < 60; place += 1) answers.push(await from(cookie)(freshEmail()))
    const made = intents().length - before

    expect(made).toBe(buyerFormsMax - 1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(buyerFormsMax - 1)
    for (const answer of answers.slice(buyerFormsMax - 1)) expectLimited(answer)
  })

  test('are twenty when sixty are begun at once', async () => {
    const { cookie } = await newBrowser()
    const before = intents().length
    const answers = await Promise.all(Array.from({ length: 60 }, () => from(cookie)(freshEmail())))

    expect(intents().length - before).toBe(buyerFormsMax - 1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
  })

  test('go on after the limit when they are open, and begin again after the hour', async () => {
    const { cookie } = await newBrowser()
    const email = freshEmail()
    const open = await from(cookie)(email)
    for (let place = 2; place < buyerFormsMax; place += 1) await from(cookie)(freshEmail())
    const refused = await from(cookie)(freshEmail())
    const again = await from(cookie)(email)
    shop.pass(hourMs + 1_000)
    const later = await from(cookie)(freshEmail())

    expect([refused.status, again.status, later.status]).toEqual([429, 200, 200])
    expect(again.body.clientSecret).toBe(open.body.clientSecret)
  })

  test('count on after a restart', async () => {
    const { cookie } = await newBrowser()
    for (let place = 1; place < buyerFormsMax; place += 1) await from(cookie)(freshEmail())
    await shop.clock.shop.restart()

    const answer = await from(cookie)(freshEmail())

    expect(answer.status).toBe(429)
    expectLimited(answer)
  })

  test.each([
    ['percent-encoded', (cookie: string) => cookie.replace(/=(.)/u, (_all, sign: string) => `=%${hex(sign)}`)],
    ['beside others', (cookie: string) => `a=b; ${cookie}; other=1`],
  ])('count for the same browser when its cookie comes %s', async (_how, write) => {
    const { cookie } = await newBrowser()
    for (let place = 1; place < buyerFormsMax; place += 1) await from(write(cookie))(freshEmail())

    const answers = [await from(write(cookie))(freshEmail()), await from(cookie)(freshEmail())]

    expect(answers.map(({ status }) => status)).toEqual([429, 429])
    answers.forEach(expectLimited)
  })

  test('count for the network without a cookie of ours, in whichever way its address is written', async () => {
    const { cookie } = await newBrowser()
    const [, signature = ''] = cookie.split('.')
    const unproved = [
      () => null,
      () => `buyer=${madeUp()}`,
      () => `buyer=${madeUp()}.${madeUp()}`,
      () => `buyer=${madeUp()}.${signature}`,
    ]
    const block = (addresses += 1).toString(16)
    const network = [`2001:db8:${block}::`, `2001:0DB8:${block.padStart(4, '0')}:0:1::`, `2001:db8:${block}:0:0:0:0:`]
    const begin = (place: number) => {
      const address = `${network[place % network.length] ?? ''}${(place + 1).toString(16)}`
      return from(unproved[place % unproved.length]?.() ?? null, address)(freshEmail())
    }
    const statuses: number[] = []
    for (let place = 0; place < networkFormsMax; place += 1) {
      // The limit of calls in a minute, which is a separate one, is forgotten with a restart.
      if (place % 40 === 39) await shop.clock.shop.restart()
      statuses.push((await begin(place)).status)
    }
    const limited = await begin(networkFormsMax)
    const member = await beginSubscription((await shop.member()).visitor, 'pro_trader', freshEmail())
    const elsewhere = await from(null)(freshEmail())

    expect(statuses.filter((status) => status !== 200)).toEqual([])
    expectLimited(limited)
    expect([member.status, elsewhere.status]).toEqual([200, 200])
  })

  test('are twenty an hour for an account, whatever browser it uses', async () => {
    const member = await shop.member()
    const tiers = ['new_trader', 'pro_trader', 'elite_trader'] as const
    const statuses: number[] = []
    for (let place = 0; place < 30; place += 1) {
      const answer = await beginSubscription(member.visitor, tiers[place % 3] ?? 'pro_trader', member.email)
      statuses.push(answer.status)
    }

    expect(statuses.filter((status) => status === 200)).toHaveLength(buyerFormsMax)
    expect(statuses.slice(buyerFormsMax)).toEqual(Array.from({ length: 30 - buyerFormsMax }, () => 429))
  })
})

const hex = (sign: string) => (sign.codePointAt(0) ?? 0).toString(16).padStart(2, '0')
const madeUp = () => randomUUID().replaceAll('-', '').repeat(2).slice(0, 43)
