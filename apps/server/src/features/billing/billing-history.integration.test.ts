import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import { times } from '@stratomate/commands/soak-scale'
import { webhookPath } from '@stratomate/contracts'
import { licencePlans, licenceProductName } from '@stratomate/domain'
import { readForm } from '@stratomate/simulators/payments/form-body'
import { ProviderError } from '@stratomate/simulators/payments/provider-error'
import type {
  ChargeObject,
  DeliveryObject,
  EventObject,
  InvoiceObject,
  PaymentIntentObject,
  SubscriptionObject,
} from '@stratomate/simulators/payments/provider-objects'
import { signWebhook } from '@stratomate/simulators/payments/webhook-sender'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect, type Connection } from '#server/db/connect.ts'
import type { Member } from '#server/main/testing/start-shop.ts'
import { type BillingTruth, heldLicences, heldTruth, storedTruth } from '#server/main/testing/billing-truth.ts'
import { type ClockShop, openClockShop } from '#server/main/testing/open-clock-shop.ts'
import { testCards } from '#server/main/testing/pay-by-card.ts'

const numRuns = times(30, 500)
const seed = Date.now() % 1_000_000
const buyersPerShop = 30
const hour = 3_600_000
/** What is read again forty times a second is late on a machine that other tests share. */
const patienceMs = 60_000
const postgres = await borrowPostgres()

const tier = fc.constantFrom('new_trader' as const, 'pro_trader' as const, 'elite_trader' as const)
const plan = fc.constantFrom('basic' as const, 'pro' as const, 'elite' as const)
const nth = fc.nat({ max: 3 })
const card = fc.constantFrom(testCards.works, testCards.works, testCards.failsLater, testCards.declined, testCards.asks)
const Step = fc.oneof(
  fc.record({ kind: fc.constant('trial' as const), tier }),
  fc.record({
    kind: fc.constant('subscribe' as const),
    tier,
    start: fc.constantFrom('trial' as const, 'now' as const),
  }),
  fc.record({ kind: fc.constant('two tabs' as const), tier, other: tier }),
  fc.record({ kind: fc.constant('pay beside a trial' as const), tier, afterMs: fc.nat({ max: 60 }) }),
  fc.record({ kind: fc.constant('buy' as const), plan }),
  fc.record({ kind: fc.constant('pay' as const), card, nth }),
  fc.record({ kind: fc.constant('pay' as const), card, nth }),
  fc.record({
    kind: fc.constant('answer' as const),
    outcome: fc.constantFrom('accept' as const, 'refuse' as const),
    nth,
  }),
  fc.record({ kind: fc.constant('press' as const), button: fc.constantFrom('end', 'resume', 'cancel', 'card'), nth }),
  fc.record({ kind: fc.constant('give back' as const), how: fc.constantFrom('refund', 'part', 'dispute', 'won'), nth }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.constantFrom(1, 25, 73, 97, 32 * 24) }),
)
type Step = typeof Step extends fc.Arbitrary<infer Value> ? Value : never

/** What happens to an event on its way: one in five is lost. */
const Fate = fc.constantFrom('told' as const, 'told' as const, 'twice' as const, 'later' as const, 'lost' as const)
type Fate = typeof Fate extends fc.Arbitrary<infer Value> ? Value : never

const History = fc.record({
  steps: fc.array(Step, { minLength: 2, maxLength: 12 }),
  fates: fc.array(Fate, { minLength: 5, maxLength: 25 }),
  order: fc.constantFrom('as told' as const, 'reversed' as const),
})
type History = typeof History extends fc.Arbitrary<infer Value> ? Value : never

/** A first payment is left open in one tab. In another, the trial is started and gets a card. Then both are paid. */
const twoForms: History = {
  steps: [
    { kind: 'subscribe', tier: 'pro_trader', start: 'now' },
    { kind: 'trial', tier: 'pro_trader' },
    { kind: 'subscribe', tier: 'pro_trader', start: 'now' },
    { kind: 'pay', card: testCards.works, nth: 0 },
    { kind: 'pay', card: testCards.works, nth: 1 },
  ],
  fates: ['told'],
  order: 'as told',
}

/** A license is paid for and refunded, and all events of it are lost. */
const lostRefund: History = {
  steps: [
    { kind: 'buy', plan: 'pro' },
    { kind: 'pay', card: testCards.works, nth: 0 },
    { kind: 'wait', hours: 25 },
    { kind: 'give back', how: 'refund', nth: 0 },
  ],
  fates: ['lost'],
  order: 'as told',
}

/** A payment whose events are lost, and then a trial with a card. */
const lostPayment: History = {
  steps: [
    { kind: 'subscribe', tier: 'new_trader', start: 'now' },
    { kind: 'pay', card: testCards.works, nth: 0 },
    { kind: 'trial', tier: 'new_trader' },
    { kind: 'press', button: 'card', nth: 0 },
  ],
  fates: ['lost'],
  order: 'as told',
}

/** The form in one tab is paid while the trial is started in another. */
const paidMeanwhile = (afterMs: number): History => ({
  steps: [
    { kind: 'subscribe', tier: 'new_trader', start: 'now' },
    { kind: 'pay beside a trial', tier: 'new_trader', afterMs },
    { kind: 'press', button: 'card', nth: 0 },
  ],
  fates: ['told'],
  order: 'as told',
})

describe('on PostgreSQL, where events really meet', () => {
  beforeEach(({ skip }) => {
    if ('unavailable' in postgres) skip(postgres.unavailable)
  })
  let clock: ClockShop
  let connection: Connection
  const open = async () => {
    if (!('url' in postgres)) return
    const databaseUrl = await createDatabase(postgres.url)
    aheadMs = 0
    connection = connect({ connectionString: databaseUrl, max: 2 }, () => undefined)
    clock = await openClockShop({
      databaseUrl,
      events: 'ourselves',
      // Each buyer comes from another address, so that no rate limit answers in place of what is tested.
      environment: { TRUST_PROXY: '1' },
      outside: { eventsEveryMs: 1_000, reconcileEveryMs: 25 },
    })
  }
  const close = async () => {
    await connection.close()
    await clock.close()
  }
  beforeAll(open)
  afterAll(async () => {
    if (!('url' in postgres)) return
    await close()
    await postgres.stop()
  })

  test('whatever happens at the provider, and however it is told, what is stored ends as what it holds', async () => {
    console.log(`billing histories: seed ${seed}`)
    let runs = 0
    let moved = 0

    await fc.assert(
      fc.asyncProperty(History, async (history) => {
        runs += 1
        // All buyers so far are read again forty times a second, so there must not be too many of them.
        if (runs % buyersPerShop === 0) {
          await close()
          await open()
        }
        moved += await live(clock, connection, history)
      }),
      {
        numRuns,
        seed,
        // No shorter counterexample is searched for, because each failing try waits its whole time, and all of them
        // would take longer than the test may.
        endOnFailure: true,
        examples: [twoForms, lostRefund, lostPayment, ...[0, 10, 20, 30, 45, 60].map(paidMeanwhile)].map((life) => [
          life,
        ]),
      },
    )

    console.log(`billing histories: ${runs} lives with ${moved} purchases`)
    expect(moved).toBeGreaterThan(runs / 2)
  }, 600_000)
})

let aheadMs = 0
let buyers = 0

/** The history of one buyer; returns how many purchases are left. */
async function live(clock: ClockShop, connection: Connection, { steps, fates, order }: History): Promise<number> {
  buyers += 1
  const member = await clock.shop.member({ address: `10.${buyers >> 16}.${(buyers >> 8) & 255}.${buyers & 255}` })
  const { provider, store } = clock.open()
  takeEvents(clock)
  const buyer = { clock, member, secrets: [] as string[] }
  const read = async () => storedTruth(connection, member.id)
  const later: EventObject[] = []
  let place = 0
  let before = { stored: await read(), held: heldTruth(clock.open(), member.id) }
  for (const step of steps) {
    await act(buyer, step)
    const events = order === 'reversed' ? takeEvents(clock).toReversed() : takeEvents(clock)
    for (const event of events) {
      const fate = fates[place++ % fates.length] ?? 'told'
      if (fate === 'later') later.push(event)
      if (fate === 'told' || fate === 'twice') await notify(clock, event)
      if (fate === 'twice') await notify(clock, event)
    }
    const now = { stored: await read(), held: heldTruth(clock.open(), member.id) }
    expectNothingLost(before, now)
    expect(running(clock, member.id, ['active', 'past_due']).length).toBeLessThanOrEqual(1)
    before = now
  }
  for (const event of later.toReversed()) await notify(clock, event)
  clock.goTo((aheadMs += 7 * hour))
  await expectOneRunning(clock, member.id)
  await expectEqual(clock, connection, member)
  expectChargedOnce(clock, await read(), member.id)
  // Ended here, so that the clock of the next member renews nothing that this one has left.
  const left = heldTruth(clock.open(), member.id).subscriptions
  store.atomically(() => left.forEach(({ id }) => provider.cancelSubscription(id)))
  for (const event of takeEvents(clock)) await notify(clock, event)
  const stored = await read()
  return stored.subscriptions.length + stored.licences.filter(({ state }) => state !== 'open').length
}

type Buyer = { clock: ClockShop; member: Member; secrets: string[] }

async function act(buyer: Buyer, step: Step): Promise<void> {
  const { clock, member, secrets } = buyer
  const { provider } = clock.open()
  switch (step.kind) {
    case 'trial':
      await member.visitor.call('startTrial', { body: { tier: step.tier } })
      return
    case 'subscribe':
      await subscribe(buyer, { tier: step.tier, start: step.start })
      return
    case 'two tabs':
      await Promise.all([subscribe(buyer, { tier: step.tier }), subscribe(buyer, { tier: step.other })])
      return
    case 'pay beside a trial':
      await payBesideTrial(buyer, step)
      return
    case 'buy':
      await buy(buyer, step.plan)
      return
    case 'wait':
      clock.goTo((aheadMs += step.hours * hour))
      await wait(80)
      return
    case 'pay':
    case 'answer': {
      const secret = secrets.at(-1 - (step.nth % Math.max(1, secrets.length))) ?? ''
      const [id = ''] = secret.split('_secret_')
      const kind = id.startsWith('seti_') ? 'setup_intent' : 'payment_intent'
      if (id === '') return
      doAtProvider(clock, () => {
        if (step.kind === 'pay') provider.engine.confirm(kind, id, cardForm(step.card))
        else provider.engine.authenticate(kind, id, step.outcome)
      })
      return
    }
    case 'press': {
      const own = ownSubscriptions(clock, member.id)
      const chosen = own[step.nth % Math.max(1, own.length)]
      if (chosen === undefined) return
      doAtProvider(clock, () => provider.actInPortal(step.button, chosen))
      return
    }
    case 'give back':
      giveBack(buyer, step)
      return
    default:
      step satisfies never
  }
}

/** Pays the form that was opened last at the same moment at which the trial is requested. */
async function payBesideTrial(
  { clock, member, secrets }: Buyer,
  { tier: wanted, afterMs }: Extract<Step, { kind: 'pay beside a trial' }>,
): Promise<void> {
  const [id = ''] = secrets.at(-1)?.split('_secret_') ?? []
  const asked = member.visitor.call('startTrial', { body: { tier: wanted } })
  await wait(afterMs)
  const charges = clock.open().provider.ledger.list<ChargeObject>('charge')
  const isOpen = id.startsWith('pi_') && !charges.some(({ payment_intent: paid }) => paid === id)
  if (isOpen)
    doAtProvider(clock, () => clock.open().provider.engine.confirm('payment_intent', id, cardForm(testCards.works)))
  await asked
  if (isOpen) expectServedOrGivenBack(clock, id)
}

async function subscribe(
  { member, secrets }: Buyer,
  wish: { tier: Extract<Step, { kind: 'trial' }>['tier']; start?: 'trial' | 'now' },
): Promise<void> {
  const begun = await member.visitor.call('createSubscription', { body: { ...wish, email: member.email } })
  expect([200, 403, 409]).toContain(begun.status)
  if (begun.status === 200) secrets.push(begun.body.clientSecret)
}

async function buy({ member, secrets }: Buyer, wanted: Extract<Step, { kind: 'buy' }>['plan']): Promise<void> {
  const amount = licencePlans[wanted].priceCents / 100
  const body = { amount, productName: licenceProductName(wanted), plan: wanted }
  const begun = await member.visitor.call('createPayment', { body })
  expect([200, 409]).toContain(begun.status)
  if (begun.status === 200) secrets.push(begun.body.clientSecret)
}

function giveBack({ clock, member, secrets }: Buyer, { how, nth: which }: Extract<Step, { kind: 'give back' }>): void {
  const { provider } = clock.open()
  const paid = provider.ledger
    .list<PaymentIntentObject>('payment_intent')
    .filter((intent) => intent.latest_charge !== null && isOf({ clock, member, secrets }, intent))
  const chosen = paid[which % Math.max(1, paid.length)]
  if (chosen === undefined) return
  doAtProvider(clock, () => {
    if (how === 'refund') provider.engine.refund({ payment_intent: chosen.id })
    else if (how === 'part') provider.engine.refund({ payment_intent: chosen.id, amount: '100' })
    else provider.engine.dispute(chosen.id, how === 'won' ? 'won' : 'opened')
  })
}

function isOf({ clock, member, secrets }: Pick<Buyer, 'clock' | 'member' | 'secrets'>, intent: PaymentIntentObject) {
  if (secrets.includes(intent.client_secret)) return true
  return ownSubscriptions(clock, member.id).some(({ customer }) => customer === intent.customer)
}

/** The provider may refuse an action; that is expected. The attempts that it keeps are kept here too. */
function doAtProvider(clock: ClockShop, work: () => unknown): void {
  clock.open().store.atomically(() => {
    try {
      work()
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
    }
  })
}

function cardForm(number: string) {
  return readForm(`payment_method_data[card][number]=${number}&payment_method_data[card][exp_year]=40`)
}

function ownSubscriptions(clock: ClockShop, userId: string): SubscriptionObject[] {
  const { provider } = clock.open()
  return heldTruth(clock.open(), userId).subscriptions.map(({ id }) => provider.readSubscription(id))
}

/** What has happened since the last call, oldest first. */
function takeEvents(clock: ClockShop): EventObject[] {
  const { provider, store } = clock.open()
  const deliveries = provider.ledger.list<DeliveryObject>('sim_delivery').toReversed()
  store.atomically(() => deliveries.forEach(({ id }) => store.remove(id)))
  return deliveries.map(({ event }) => provider.ledger.require<EventObject>(event, 'event'))
}

/** Sends an event as the provider does: once more when the service asks it to try later. */
async function notify(clock: ClockShop, event: EventObject): Promise<void> {
  const body = JSON.stringify(event)
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': signWebhook(body, clock.open().webhook.secret),
  }
  const send = async () => {
    const answer = await fetch(new URL(webhookPath, clock.shop.origin), { method: 'POST', headers, body })
    await answer.arrayBuffer()
    return answer.status
  }
  let status = await send()
  for (let attempt = 1; attempt < 10 && status === 503; attempt += 1) {
    await wait(500)
    status = await send()
  }
  expect(status).toBe(200)
}

type Moment = { stored: BillingTruth; held: BillingTruth }

/** What was once known to be paid stays paid as long as the provider says so. */
function expectNothingLost(before: Moment, now: Moment): void {
  const paidOf = ({ subscriptions }: BillingTruth) =>
    subscriptions.flatMap(({ id, status }) => (status === 'active' ? [id] : []))
  const stayed = paidOf(before.held).filter((id) => paidOf(now.held).includes(id))
  const lost = paidOf(before.stored).filter((id) => stayed.includes(id) && !paidOf(now.stored).includes(id))
  expect(lost).toEqual([])
}

function running(clock: ClockShop, userId: string, statuses: readonly string[]) {
  return ownSubscriptions(clock, userId).filter(({ status }) => statuses.includes(status))
}

/**
 * Two subscriptions that are charged, or would be once a card is saved, are one too many. A person who pays in order to
 * start at once has both for a moment: the trial ends when the service learns of the payment.
 */
async function expectOneRunning(clock: ClockShop, userId: string): Promise<void> {
  const charging = () => running(clock, userId, ['active', 'past_due', 'trialing']).length
  await expect.poll(charging, { timeout: patienceMs }).toBeLessThanOrEqual(1)
}

/** Waits until the stored state equals the provider's, as far as reading it again can achieve. */
async function expectEqual(clock: ClockShop, connection: Connection, member: Member): Promise<void> {
  const look = async () => {
    const stored = await storedTruth(connection, member.id)
    const held = { ...heldTruth(clock.open(), member.id), licences: heldLicences(clock.open(), stored) }
    return { stored, held }
  }
  for (const endsMs = performance.now() + patienceMs; performance.now() < endsMs;) {
    const { stored, held } = await look()
    if (JSON.stringify(stored) === JSON.stringify(held)) break
    await wait(50)
  }
  const { stored, held } = await look()
  expect(stored).toEqual(held)
}

/** A person who paid has what was paid for, or a refund. */
function expectServedOrGivenBack(clock: ClockShop, paymentId: string): void {
  const { provider } = clock.open()
  const { ledger } = provider
  const charge = ledger.list<ChargeObject>('charge').find(({ payment_intent: id }) => id === paymentId)
  const invoice = ledger.list<InvoiceObject>('invoice').find(({ sim_payment_intent: id }) => id === paymentId)
  if (charge === undefined || charge.refunded || invoice === undefined) return
  expect(provider.readSubscription(invoice.parent.subscription_details.subscription).status).toBe('active')
}

/** Each payment is charged at most once, and nobody pays for more months and licenses than were due. */
function expectChargedOnce(clock: ClockShop, stored: BillingTruth, userId: string): void {
  const { ledger } = clock.open().provider
  const own = ownSubscriptions(clock, userId)
  const intents = new Set([
    ...stored.licences.map(({ paymentId }) => paymentId),
    ...ledger
      .list<PaymentIntentObject>('payment_intent')
      .filter(({ customer }) => own.some((each) => each.customer === customer))
      .map(({ id }) => id),
  ])
  const charges = ledger.list<ChargeObject>('charge').filter(({ payment_intent: id }) => intents.has(id))
  expect(new Set(charges.map(({ payment_intent: id }) => id)).size).toBe(charges.length)
  const months = own.reduce((sum, { sim_periods: periods }) => sum + periods, 0)
  const bought = stored.licences.filter(({ state }) => state === 'paid' || state === 'refunded').length
  expect(charges.length).toBeLessThanOrEqual(months + bought)
}
