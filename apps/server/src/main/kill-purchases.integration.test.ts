import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { times } from '@stratomate/commands/soak-scale'
import { ObjectStore } from '@stratomate/simulators/payments/object-store'
import type { ChargeObject, SubscriptionObject } from '@stratomate/simulators/payments/provider-objects'
import { linearRandom } from '@stratomate/std/random'
import { afterEach, expect, test } from 'vitest'
import { callersOf, type Member, type Visitor } from '#server/main/testing/start-shop.ts'
import { type KillableServer, killableServer } from './testing/killable-server.ts'
import { payByCard, testCards } from './testing/pay-by-card.ts'

const kinds = ['licence', 'subscription', 'trial'] as const
const purchases = times(7, 100)
const atOnce = 2
const seed = Date.now() % 1_000_000
/** A little longer than a purchase takes, so that kills happen at each moment of it, and some after it. */
const killWithinMs = 250
const servedMsMax = 30_000
const timeoutMs = times(120_000, 1_800_000)

const dataDir = mkdtempSync(join(tmpdir(), 'stratomate-kill-purchases-'))
let server: KillableServer | null = null
afterEach(() => {
  server?.end()
  rmSync(dataDir, { recursive: true, force: true })
})

type Kind = (typeof kinds)[number]
type Purchase = { kind: Kind; member: Member; comesBack: 'comes back' | 'stays away' }

/** Calls until it succeeds, as a person does who reads on the page that something went wrong. */
async function insist<Answer>(call: () => Promise<Answer | null>): Promise<Answer> {
  const deadline = AbortSignal.timeout(servedMsMax)
  for (;;) {
    try {
      const answer = await call()
      if (answer !== null) return answer
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
    await wait(20, undefined, { signal: deadline })
  }
}

async function begin(visitor: Visitor, { kind, member }: Purchase): Promise<string | null> {
  const begun =
    kind === 'licence'
      ? await visitor.call('createPayment', { body: { amount: 321, productName: 'Pro license', plan: 'pro' } })
      : await visitor.call('createSubscription', {
          body: { tier: 'pro_trader', email: member.email, start: kind === 'trial' ? 'trial' : 'now' },
        })
  return begun.status === 200 ? begun.body.clientSecret : null
}

/** Whether the card was charged: now, or at the attempt whose answer was lost. */
async function pay(visitor: Visitor, secret: string): Promise<true | null> {
  const { status, body } = await payByCard(visitor, secret, testCards.works)
  return status === 200 || body.error?.code.endsWith('_unexpected_state') === true ? true : null
}

async function buy(purchase: Purchase): Promise<void> {
  const { visitor } = purchase.member
  const secret = await insist(() => begin(visitor, purchase))
  await insist(() => pay(visitor, secret))
  if (purchase.comesBack === 'stays away') return
  const [id = ''] = secret.split('_secret_')
  const query: Record<string, string> = id.startsWith('seti_') ? { setup_intent: id } : { payment_intent: id }
  const answer = await insist(async () => {
    const shown = await visitor.call('readPaymentStatus', { query })
    return shown.status === 200 ? shown : null
  })
  expect(answer.body.amount).toBe({ licence: 32_100, subscription: 5_900, trial: 0 }[purchase.kind])
}

/** Waits until the account may do what was paid for. */
async function served({ kind, member }: Purchase): Promise<void> {
  await insist(async () => {
    const { status, body } = await member.visitor.call('readSubscription', { params: { id: member.id } })
    if (status !== 200) return null
    const { subscription } = body
    const right = { licence: 'active', subscription: 'active', trial: 'trial' }[kind]
    return subscription.status === right && subscription.source === (kind === 'licence' ? kind : subscription.source)
      ? true
      : null
  })
}

async function mailsOf({ member }: Purchase): Promise<string[]> {
  const mails = await member.visitor.mails()
  return mails.filter(({ to, code }) => to === member.email && code === null).map(({ subject }) => subject)
}

const mailed = {
  licence: 'Your Stratomate receipt: $321.00',
  subscription: 'Your Stratomate receipt: $59.00',
  trial: 'Your Stratomate trial has started',
} as const satisfies Record<Kind, string>

test(`${purchases} purchases amid kills are charged once and served`, { timeout: timeoutMs }, async () => {
  console.log(`kill purchases: seed ${seed}`)
  const random = linearRandom(seed)
  const running = await killableServer(dataDir)
  server = running
  await running.start()
  const callers = callersOf(() => running.origin)
  const made: Purchase[] = []

  for (let round = 0; round < purchases; round += atOnce) {
    const buyers: Purchase[] = []
    for (let place = round; place < round + atOnce; place += 1) {
      const comesBack = random() < 0.5 ? 'comes back' : 'stays away'
      buyers.push({ kind: kinds[place % 3] ?? 'licence', member: await callers.member(), comesBack })
    }
    const buying = buyers.map(buy)
    await wait(Math.floor(random() * killWithinMs))
    await running.kill()
    await running.start()
    await Promise.all(buying)
    await Promise.all(buyers.map(served))
    const mail = await Promise.all(buyers.map(mailsOf))
    expect(mail).toEqual(buyers.map(({ kind }) => [mailed[kind]]))
    made.push(...buyers)
  }
  await running.kill()

  const store = new ObjectStore(join(dataDir, 'payments-simulator.sqlite'))
  const charges = store.list<ChargeObject>('charge').map(({ amount }) => amount)
  const statuses = store.list<SubscriptionObject>('subscription').map(({ status }) => status)
  store.close()
  const countOf = (kind: Kind) => made.filter((purchase) => purchase.kind === kind).length
  expect(charges.filter((amount) => amount === 32_100)).toHaveLength(countOf('licence'))
  expect(charges.filter((amount) => amount === 5_900)).toHaveLength(countOf('subscription'))
  expect(charges).toHaveLength(countOf('licence') + countOf('subscription'))
  expect(statuses.filter((status) => status === 'active')).toHaveLength(countOf('subscription'))
  expect(statuses.filter((status) => status === 'trialing')).toHaveLength(countOf('trial'))
})
