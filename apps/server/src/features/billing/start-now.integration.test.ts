import { randomUUID } from 'node:crypto'
import { licencePlans, licenceProductName } from '@stratomate/domain'
import type { CustomerObject } from '@stratomate/simulators/payments/provider-objects'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ClockShop, openClockShop } from '#server/main/testing/open-clock-shop.ts'
import { payByCard, testCards } from '#server/main/testing/pay-by-card.ts'
import { connectDesktop, type Member } from '#server/main/testing/start-shop.ts'

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
/** One clock for all tests of this file; it only goes forward. */
function pass(ms: number): void {
  aheadMs += ms
  clock.goTo(aheadMs)
}

/** Ends what runs, as the provider's staff could. */
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

describe('what a computer hears about the plan that its account lacks', () => {
  const answerTo = async (member: Member) => {
    const { visitor } = await connectDesktop(clock.shop, member)
    return (await visitor.call('readEntitlement')).body
  }

  test('is the free trial, then nothing while one runs, and the last plan with its end afterwards', async () => {
    const member = await clock.shop.member()
    const fresh = await answerTo(member)
    await member.visitor.call('startTrial', { body: { tier: 'elite_trader' } })
    const running = await answerTo(member)
    pass(4 * day)
    await expect.poll(async () => (await shownTo(member)).status, { timeout: 10_000 }).toBe('expired')
    const { endDate } = await shownTo(member)

    expect(fresh).toEqual({ entitlement: null, missing: { kind: 'trial_open' } })
    expect(running).toEqual({ entitlement: expect.any(String), missing: null })
    expect((await answerTo(member)).missing).toEqual({ kind: 'ended', tier: 'elite_trader', endedAt: endDate })
  })

  test('is that the trial was used, for a second account of the same mailbox', async () => {
    const name = randomUUID()
    const first = await clock.shop.member({ email: `${name}@gmail.com` })
    await first.visitor.call('startTrial', { body: {} })

    expect((await answerTo(await clock.shop.member({ email: `${name}+2@gmail.com` }))).missing).toEqual({
      kind: 'trial_used',
    })
  })

  test('is a failed payment once its days of grace are over', async () => {
    const member = await clock.shop.member()
    const { body } = await begin(member, 'pro_trader', 'trial')
    await payByCard(member.visitor, body.clientSecret, testCards.failsLater)
    pass(3 * day + 60_000)
    await expect.poll(async () => (await shownTo(member)).status, { timeout: 10_000 }).toBe('problem')
    const inGrace = await answerTo(member)
    pass(3 * day + 60_000)

    expect(inGrace.missing).toBeNull()
    const { status } = await shownTo(member)
    const later = (await answerTo(member)).missing
    expect(later?.kind).toBe(status === 'problem' ? 'payment_problem' : 'ended')
  })

  test('is the tier that was paid for last, after it was ended', async () => {
    const member = await onTrial('no card')
    pass(60_000)
    const begun = await begin(member, 'pro_trader', 'now')
    await pay(member, begun.body.clientSecret)
    await endAtProvider(member)

    expect((await answerTo(member)).missing).toMatchObject({ kind: 'ended', tier: 'pro_trader' })
  })
})

test('whoever the page shows as the buyer is not sold anything as a stranger when the session has ended', async () => {
  const member = await clock.shop.member()
  const other = await clock.shop.member()
  const wish = { tier: 'pro_trader', email: member.email, start: 'now', accountId: member.id } as const
  const license = {
    plan: 'pro',
    amount: licencePlans.pro.priceCents / 100,
    productName: licenceProductName('pro'),
    accountId: member.id,
  } as const
  const asOther = await other.visitor.call('createSubscription', { body: wish })
  const asOtherLicence = await other.visitor.call('createPayment', { body: license })
  await member.visitor.call('signOut')
  const ended = await member.visitor.call('createSubscription', { body: wish })
  const endedLicence = await member.visitor.call('createPayment', { body: license })
  const stranger = await clock.shop.visitor().call('createSubscription', { body: wish })

  for (const answer of [asOther, asOtherLicence, ended, endedLicence, stranger])
    expect(answer).toMatchObject({ status: 401, body: { code: 'signed_out' } })
  const customers = clock.open().provider.ledger.list<CustomerObject>('customer')
  expect(customers.filter(({ email }) => email === member.email)).toEqual([])
})
