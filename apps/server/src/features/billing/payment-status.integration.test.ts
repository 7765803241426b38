import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginLicence, beginSubscription, cards, PurchaseShop } from '#server/main/testing/purchase-shop.ts'
import type { Visitor } from '#server/main/testing/start-shop.ts'

let shop: PurchaseShop
beforeAll(async () => {
  shop = await PurchaseShop.open({ events: 'ourselves' })
})
afterAll(() => shop.close())

const password = 'correct horse battery'
const freshEmail = () => `${randomUUID()}@example.com`
const idOf = (secret: string) => secret.split('_secret_')[0] ?? ''
const queryOf = (secret: string): Record<string, string> =>
  secret.startsWith('seti_') ? { setup_intent: idOf(secret) } : { payment_intent: idOf(secret) }
const read = (visitor: Visitor, query: Record<string, string>) => visitor.call('readPaymentStatus', { query })

/** What was bought or saved by each kind of buyer. */
const purchases = {
  'a visitor’s license': async () => {
    const visitor = shop.visitor()
    return { visitor, secret: (await beginLicence(visitor, 'pro', freshEmail())).body.clientSecret }
  },
  'a visitor’s subscription': async () => {
    const visitor = shop.visitor()
    return { visitor, secret: (await beginSubscription(visitor, 'pro_trader', freshEmail())).body.clientSecret }
  },
  'a member’s license': async () => {
    const { visitor } = await shop.member()
    return { visitor, secret: (await beginLicence(visitor, 'pro')).body.clientSecret }
  },
  'a member’s saved card': async () => {
    const { visitor, email } = await shop.member()
    const body = { tier: 'pro_trader', email, start: 'trial' } as const
    return { visitor, secret: (await visitor.call('createSubscription', { body })).body.clientSecret }
  },
}

/** Counts how often the provider is asked about payments and saved cards. */
function watchProvider(): { asked: () => number; stop: () => void } {
  const { engine } = shop.clock.open().provider
  const own = engine.read.bind(engine)
  let asked = 0
  engine.read = (kind, id) => {
    asked += 1
    return own(kind, id)
  }
  return { asked: () => asked, stop: () => void (engine.read = own) }
}

describe.each(Object.entries(purchases))('%s', (_what, buy) => {
  test('is read by the payer and by whoever holds the secret', async () => {
    const { visitor, secret } = await buy()
    shop.confirm(secret, cards.works)

    const own = await read(visitor, queryOf(secret))
    const withSecret = await read(shop.visitor(), { ...queryOf(secret), client_secret: secret })

    expect([own.status, withSecret.status]).toEqual([200, 200])
    expect(withSecret.body).toEqual(own.body)
  })

  test('is for everybody else as if it did not exist, and the provider is not asked', async () => {
    const { secret } = await buy()
    shop.confirm(secret, cards.works)
    const { visitor: member } = await shop.member()
    const browser = shop.visitor()
    await beginLicence(browser, 'basic')
    const query = queryOf(secret)
    const near = secret.slice(0, -1) + (secret.endsWith('a') ? 'b' : 'a')
    const guesses = ['', 'x', near, secret.slice(0, -1), `${secret}x`, secret.toUpperCase(), idOf(secret)]
    const provider = watchProvider()

    const answers = [
      await read(shop.visitor(), query),
      await read(member, query),
      await read(browser, query),
      await read(member, { payment_intent: 'pi_sim0000000000' }),
      await read(browser, { setup_intent: 'seti_sim00000000' }),
    ]
    for (const guess of guesses) answers.push(await read(browser, { ...query, client_secret: guess }))
    const asked = provider.asked()
    provider.stop()

    expect(
      new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify({ ...body, requestId: '' })}`)).size,
    ).toBe(1)
    expect(answers[0]?.status).toBe(404)
    expect(asked).toBe(0)
  })
})

test('after a purchase was claimed, its browser reads its own payment and no later one', async () => {
  const member = await shop.member()
  const stranger = shop.visitor()
  const begun = await beginSubscription(stranger, 'new_trader', member.email)
  shop.confirm(begun.body.clientSecret, cards.works)
  const before = await read(stranger, queryOf(begun.body.clientSecret))
  await member.visitor.call('signIn', { body: { email: member.email, password } })
  // The account gets more of what it was given: another license, and the next months of the subscription.
  const own = await beginLicence(member.visitor, 'pro')
  shop.confirm(own.body.clientSecret, cards.works)
  shop.pass(40 * 86_400_000)
  const { ledger } = shop.clock.open().provider
  const later = ledger.list('payment_intent').map(({ id }) => id)
  const readable: string[] = []
  for (const id of later) if ((await read(stranger, { payment_intent: id })).status === 200) readable.push(id)
  const after = await read(stranger, queryOf(begun.body.clientSecret))

  expect(before.body).toMatchObject({ amount: 2_900, description: 'New Trader subscription' })
  expect(after.body).toEqual(before.body)
  expect(readable).toEqual([idOf(begun.body.clientSecret)])
})
