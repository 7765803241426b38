import { randomUUID } from 'node:crypto'
import type { CustomerObject } from '@stratomate/simulators/payments/provider-objects'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#server/main/testing/start-shop.ts'
import { type ClockShop, openClockShop } from '#server/main/testing/open-clock-shop.ts'
import { payByCard, testCards } from '#server/main/testing/pay-by-card.ts'

const day = 86_400_000
let clock: ClockShop
let aheadMs = 0
beforeAll(async () => {
  clock = await openClockShop({ outside: { reconcileEveryMs: 100 } })
})
afterAll(() => clock.close())

const goOn = (ms: number) => clock.goTo((aheadMs += ms))

/** The subjects of the billing emails to an address, oldest first; the codes of the sign-up are left out. */
async function subjectsTo(email: string): Promise<string[]> {
  const mails = await clock.shop.visitor().mails()
  return mails
    .filter((mail) => mail.to === email && mail.code === null)
    .map(({ subject }) => subject)
    .toReversed()
}

async function textTo(email: string, subject: string): Promise<string> {
  const mails = await clock.shop.visitor().mails()
  return mails.find((mail) => mail.to === email && mail.subject === subject)?.text ?? ''
}

/** Waits until exactly these have arrived, then through several more readings of the provider: none arrives twice. */
async function expectMails(email: string, subjects: string[]) {
  await expect.poll(() => subjectsTo(email), { timeout: 10_000 }).toEqual(subjects)
  const { provider } = clock.open()
  const own = provider.ledger.list<CustomerObject>('customer').filter((customer) => customer.email === email)
  for (let times = 0; times < 3; times += 1) {
    for (const customer of own) provider.ledger.emit('customer.updated', customer)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  expect(await subjectsTo(email)).toEqual(subjects)
}

const started = 'Your Stratomate trial has started'
const tomorrow = 'Your Stratomate trial ends tomorrow'
const trialEnded = 'Your Stratomate trial has ended'
const failed = 'Your Stratomate payment failed'
const cancels = 'Your Stratomate subscription is cancelled'
const ended = 'Your Stratomate subscription has ended'
const receipt = (price: string) => `Your Stratomate receipt: $${price}`

async function trialWith(card: string | null): Promise<Member> {
  const member = await clock.shop.member()
  const body = { tier: 'pro_trader', email: member.email, start: 'trial' } as const
  const begun = await member.visitor.call('createSubscription', { body })
  if (card !== null) await payByCard(member.visitor, begun.body.clientSecret, card)
  return member
}

async function subscriber(): Promise<Member> {
  const member = await clock.shop.member()
  const begun = await member.visitor.call('createSubscription', { body: { tier: 'pro_trader', email: member.email } })
  await payByCard(member.visitor, begun.body.clientSecret, testCards.works)
  return member
}

/** The date on which the running subscription is set to end, as its owner sees it. */
async function endOf(member: Member): Promise<string | null> {
  const shown = await member.visitor.call('readSubscription', { params: { id: member.id } })
  return shown.body.subscription.cancelsAt
}

async function providerIdOf(member: Member): Promise<string> {
  const shown = await member.visitor.call('readSubscription', { params: { id: member.id } })
  const [own] = clock.open().provider.listSubscriptions(shown.body.subscription.stripeCustomerId ?? '')
  if (own === undefined) throw new Error('The provider has no subscription.')
  return own.id
}

test('a trial without a card is reported when it starts, a day before its end, and at its end', async () => {
  const member = await trialWith(null)
  await expectMails(member.email, [started])
  goOn(2 * day + 60_000)
  await expectMails(member.email, [started, tomorrow])
  goOn(day)
  await expectMails(member.email, [started, tomorrow, trialEnded])

  expect(await textTo(member.email, tomorrow)).toContain('No card is saved, so nothing is charged')
  expect(await textTo(member.email, started)).toContain('/dashboard?watch=simulated')
  expect(await textTo(member.email, trialEnded)).toContain('Nothing was charged')
})

test('a trial with a card is told what is charged, then each month has its receipt', async () => {
  const member = await trialWith(testCards.works)
  goOn(2 * day + 60_000)
  await expectMails(member.email, [started, tomorrow])
  goOn(day)
  await expectMails(member.email, [started, tomorrow, receipt('59.00')])
  goOn(32 * day)
  await expectMails(member.email, [started, tomorrow, receipt('59.00'), receipt('59.00')])

  expect(await textTo(member.email, tomorrow)).toContain('continues as the Pro Trader subscription at $59.00 a month')
  expect(await textTo(member.email, receipt('59.00'))).toMatch(/For: Pro Trader subscription\nAmount: \$59\.00/u)
  expect(await textTo(member.email, receipt('59.00'))).toContain('Test mode: no card was charged.')
})

test('a failed payment says what to do and when trading stops; each failure after a success is told again', async () => {
  const member = await subscriber()
  await expectMails(member.email, [receipt('59.00')])
  const { provider } = clock.open()
  const broken = await trialWith(testCards.failsLater)
  goOn(3 * day + 60_000)
  await expectMails(broken.email, [started, failed])
  const text = await textTo(broken.email, failed)
  provider.actInPortal('card', provider.readSubscription(await providerIdOf(broken)))
  await expectMails(broken.email, [started, failed, receipt('59.00')])

  const [, stopsAt = ''] = /keeps working until (.+? UTC)\./u.exec(text) ?? []
  const graceDays = (Date.parse(stopsAt.replace(' at ', ' ')) - clock.nowMs()) / day
  expect(text).toContain("press 'Manage Subscription'")
  expect(Math.round(graceDays)).toBe(3)
  expect(await subjectsTo(member.email)).toEqual([receipt('59.00')])
})

test('a subscription that is never paid again ends with a word about it', async () => {
  const member = await trialWith(testCards.failsLater)
  goOn(3 * day + 60_000)
  await expectMails(member.email, [started, failed])
  for (let days = 0; days < 4; days += 1) goOn(day + 60_000)
  await expectMails(member.email, [started, failed, ended])

  expect(await textTo(member.email, ended)).toContain('because no payment succeeded')
})

test('an end that was asked for is told when it is asked, also again after a change of mind, and when it comes', async () => {
  const member = await subscriber()
  await expectMails(member.email, [receipt('59.00')])
  const { provider } = clock.open()
  const id = await providerIdOf(member)
  const press = (button: string) => provider.actInPortal(button, provider.readSubscription(id))
  press('end')
  await expectMails(member.email, [receipt('59.00'), cancels])
  press('resume')
  await expect.poll(() => endOf(member), { timeout: 10_000 }).toBeNull()
  await expectMails(member.email, [receipt('59.00'), cancels])
  press('end')
  await expectMails(member.email, [receipt('59.00'), cancels, cancels])
  goOn(32 * day)
  await expectMails(member.email, [receipt('59.00'), cancels, cancels, ended])

  expect(await textTo(member.email, ended)).toContain('As you asked')
})

test('a license has one receipt', async () => {
  const member = await clock.shop.member()
  const body = { amount: 321, productName: 'Pro license', plan: 'pro' } as const
  const begun = await member.visitor.call('createPayment', { body })
  await payByCard(member.visitor, begun.body.clientSecret, testCards.works)
  const query = { payment_intent: begun.body.paymentId }
  await Promise.all(Array.from({ length: 5 }, () => member.visitor.call('readPaymentStatus', { query })))

  await expectMails(member.email, [receipt('321.00')])

  expect(await textTo(member.email, receipt('321.00'))).toContain('For: Pro license')
})

test('a first payment that is never finished mails nothing', async () => {
  const member = await clock.shop.member()
  await member.visitor.call('createSubscription', { body: { tier: 'pro_trader', email: member.email } })
  goOn(day)

  await expectMails(member.email, [])

  expect(await subjectsTo(member.email)).toEqual([])
})

test('a purchase without an account has a receipt and says where it waits', async () => {
  const visitor = clock.shop.visitor()
  const email = `${randomUUID()}@example.com`
  const begun = await visitor.call('createSubscription', { body: { tier: 'new_trader', email } })
  await payByCard(visitor, begun.body.clientSecret, testCards.works)

  const subject = `A purchase with your email: ${receipt('29.00')}`

  await expectMails(email, [subject])

  // A person with an account under this address must not think that the email is about their own plan.
  expect(await textTo(email, subject)).toContain('nothing in it has changed')
  expect(await textTo(email, subject)).toContain('waits under this email address')
})
