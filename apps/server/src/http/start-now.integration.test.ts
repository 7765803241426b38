import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ClockShop, openClockShop } from '#server/main/testing/open-clock-shop.ts'
import { payByCard, testCards } from '#server/main/testing/pay-by-card.ts'
import type { Member } from '#server/main/testing/start-shop.ts'

const day = 86_400_000
const tiers = ['new_trader', 'pro_trader', 'elite_trader'] as const

let clock: ClockShop
beforeAll(async () => {
  clock = await openClockShop({})
})
afterAll(() => clock.close())

const begin = ({ visitor, email }: Member, tier: string, start?: 'trial' | 'now') =>
  visitor.call('createSubscription', { body: { tier, email, ...(start === undefined ? {} : { start }) } })
const shownTo = async ({ visitor, id }: Member) =>
  (await visitor.call('readSubscription', { params: { id } })).body.subscription
const offerTo = async ({ visitor }: Member) => (await visitor.call('readTrial')).body
const invoicesOf = async ({ visitor }: Member) =>
  (await visitor.call('listInvoices')).body.items.map(({ amountCents, status }) => [amountCents, status])
const mailsTo = async ({ email }: Member) =>
  (
    (await (await clock.shop.visitor().fetch(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)).json()) as {
      subject: string
    }[]
  ).map(({ subject }) => subject)

let aheadMs = 0
/** The clock goes forward only, for all tests of this file. */
function pass(ms: number): void {
  aheadMs += ms
  clock.goTo(aheadMs)
}

/** What runs is ended, as by the provider's own people. */
async function endAtProvider(member: Member): Promise<void> {
  const headers = { authorization: 'Bearer sk_test_simulator' }
  const { stripeCustomerId } = await shownTo(member)
  const listed = await clock.shop.visitor().fetch(`/v1/subscriptions?customer=${stripeCustomerId ?? ''}`, { headers })
  const { data } = (await listed.json()) as { data: { id: string }[] }
  for (const { id } of data) await clock.shop.visitor().fetch(`/v1/subscriptions/${id}`, { method: 'DELETE', headers })
  await expect.poll(async () => (await shownTo(member)).status, { timeout: 10_000 }).toBe('cancelled')
}

/** A trial with or without a saved card, as its owner has it. */
async function onTrial(card: 'card' | 'no card'): Promise<Member> {
  const member = await clock.shop.member()
  if (card === 'no card') await member.visitor.call('startTrial', { body: { tier: 'new_trader' } })
  else {
    const { body } = await begin(member, 'new_trader', 'trial')
    await payByCard(member.visitor, body.clientSecret, testCards.works)
  }
  return member
}

async function pay(member: Member, clientSecret: string): Promise<void> {
  await payByCard(member.visitor, clientSecret, testCards.works)
  await member.visitor.call('readPaymentStatus', {
    query: { payment_intent: clientSecret.split('_secret')[0] ?? '', client_secret: clientSecret },
  })
}

describe.each(['no card', 'card'] as const)('a running trial with %s', (card) => {
  test.each(tiers)(
    'becomes %s at once when its owner pays to start now, and nothing is charged later',
    async (tier) => {
      const member = await onTrial(card)
      const begun = await begin(member, tier, 'now')
      const waiting = await shownTo(member)
      await pay(member, begun.body.clientSecret)
      const paid = await shownTo(member)

      expect(begun).toMatchObject({ status: 200, body: { kind: 'payment', chargedAt: null } })
      expect(waiting).toMatchObject({ status: 'trial', source: 'trial', chartsAllowed: 2 })
      expect(paid).toMatchObject({ status: 'active', source: 'subscription', tier })
      expect(await offerTo(member)).toEqual({ state: 'paid', endsAt: null })
      expect(await invoicesOf(member)).toHaveLength(1)
      expect((await mailsTo(member)).filter((subject) => /ended|cancel/iu.test(subject))).toEqual([])
    },
  )

  test('goes on untouched when the payment is declined or never made', async () => {
    const member = await onTrial(card)
    const begun = await begin(member, 'pro_trader', 'now')
    await payByCard(member.visitor, begun.body.clientSecret, testCards.declined)

    expect(await shownTo(member)).toMatchObject({ status: 'trial', tier: 'new_trader' })
    expect(await offerTo(member)).toMatchObject({ state: 'running', endsAt: expect.any(String) })
  })
})

test('a trial that went on as paid beside an open form is not paid twice: the second payment is given back', async () => {
  const member = await onTrial('card')
  pass(3 * day - 60_000)
  const begun = await begin(member, 'pro_trader', 'now')
  pass(120_000)
  await expect.poll(async () => (await shownTo(member)).status, { timeout: 10_000 }).toBe('active')
  await pay(member, begun.body.clientSecret)
  await expect
    .poll(() => invoicesOf(member), { timeout: 10_000 })
    .toEqual(
      expect.arrayContaining([
        [2900, 'paid'],
        [5900, 'refunded'],
      ]),
    )

  expect(await invoicesOf(member)).toHaveLength(2)
  expect(await shownTo(member)).toMatchObject({ status: 'active', tier: 'new_trader' })
})

describe('whether the free trial is open', () => {
  test('is open once, runs until its end, and is used afterwards', async () => {
    const member = await clock.shop.member()
    const before = await offerTo(member)
    await member.visitor.call('startTrial', { body: {} })
    const running = await offerTo(member)
    const { endDate } = await shownTo(member)
    pass(4 * day)

    expect(before).toEqual({ state: 'open', endsAt: null })
    expect(running).toEqual({ state: 'running', endsAt: endDate })
    expect(await offerTo(member)).toEqual({ state: 'used', endsAt: null })
  })

  test.each(['startTrial', 'createSubscription'] as const)(
    'is said as %s decides it, for whoever has paid and ended',
    async (call) => {
      const member = await clock.shop.member()
      const begun = await begin(member, 'new_trader', 'now')
      await pay(member, begun.body.clientSecret)
      await endAtProvider(member)
      const offer = await offerTo(member)
      const refused =
        call === 'startTrial'
          ? await member.visitor.call('startTrial', { body: {} })
          : await begin(member, 'new_trader', 'trial')

      expect(offer.state).toBe('used')
      expect(refused).toMatchObject({ status: 409, body: { code: 'trial_used' } })
    },
  )
})
