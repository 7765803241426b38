import { type BodyOf, webhookEventNames, webhooksMax } from '@stratomate/contracts'
import { dayMs, hourMs, minuteMs } from '@stratomate/std/time'
import { decodeJwt } from 'jose'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { idleState } from '#server/main/testing/idle-state.ts'
import { paperTrade } from '#server/main/testing/paper-trade.ts'
import {
  connectDesktop,
  type Desktop,
  type Member,
  type Shop,
  signUpInput,
  startShop,
} from '#server/main/testing/start-shop.ts'
import { type ReceivedCall, startWebhookDouble, type WebhookDouble } from '#server/main/testing/webhook-double.ts'

/** How far the service's clock is ahead of the sign-in library's, which is the real one. */
let aheadMs = 0
let shop: Shop
let admin: Member
let owner: Member
let desktop: Desktop
let program: WebhookDouble
beforeAll(async () => {
  shop = await startShop({
    environment: { WEBHOOKS_TO_LOOPBACK: 'on', ADMIN_EMAIL: 'admin@example.com' },
    outside: { now: () => new Date(Date.now() + aheadMs), webhookEveryMs: 25 },
  })
  admin = await shop.member({ email: 'admin@example.com' })
})
beforeEach(async () => {
  aheadMs = 0
  owner = await shop.member()
  await owner.visitor.call('startTrial', { body: {} })
  desktop = await connectDesktop(shop, owner)
  program = await startWebhookDouble()
  return () => program.close()
})
afterAll(() => shop.close())

async function add(change: Partial<BodyOf<'addWebhook'>> = {}) {
  const body = { url: program.url, events: [...webhookEventNames], ...change }
  const answer = await owner.visitor.call('addWebhook', { body })
  if (answer.status !== 200) throw new Error(`The webhook was not added: ${JSON.stringify(answer.body)}`)
  return answer.body
}

const params = (id: string) => ({ params: { id } })
const sendTest = (id: string) => owner.visitor.call('sendDelivery', { ...params(id), body: { replay: null } })
const deliveriesOf = async (id: string) => (await owner.visitor.call('listDeliveries', params(id))).body.items
const stateOf = async (id: string) =>
  (await owner.visitor.call('listWebhooks')).body.items.find((webhook) => webhook.id === id)?.state

const readBody = ({ body }: ReceivedCall): unknown => JSON.parse(body)

/** What the receiver's own library reads in a call; it throws when the signature is wrong. */
function verify(secret: string, call: ReceivedCall | undefined): unknown {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = call?.headers ?? {}
  const headers = { 'webhook-id': String(id), 'webhook-timestamp': String(at), 'webhook-signature': String(signature) }
  return new Webhook(secret).verify(call?.body ?? '', headers)
}

test('a trade is reported when it is opened and when it is settled, signed so that others can check it', async () => {
  const { secret } = await add()
  const lease = await desktop.visitor.call('takeLease', { body: { want: 1 } })
  const trade = paperTrade(String(decodeJwt(lease.body.lease).jti))
  await desktop.visitor.call('reportTrades', { body: { trades: [trade] } })
  await program.waitFor(1)
  const settled = { ...trade, state: 'settled', result: 'won', profitCents: 860 } as const
  await desktop.visitor.call('reportTrades', { body: { trades: [settled] } })
  await desktop.visitor.call('reportTrades', { body: { trades: [settled] } })
  await program.waitFor(2)
  await new Promise((done) => setTimeout(done, 100))

  expect(program.received.map((call) => verify(secret, call))).toEqual([
    { type: 'trade.opened', timestamp: expect.any(String), data: { trade } },
    { type: 'trade.settled', timestamp: expect.any(String), data: { trade: settled } },
  ])
  const other = `whsec_${Buffer.alloc(32).toString('base64')}`
  expect(() => verify(other, program.received[0])).toThrow('No matching signature')
})

test('a webhook hears what it has chosen, of its own account', async () => {
  const { webhook } = await add({ events: ['limit.reached'] })
  const pause = () => owner.visitor.call('pauseDevice', { ...params(desktop.deviceId), body: { paused: true } })
  await pause()
  await owner.visitor.call('changeWebhook', { ...params(webhook.id), body: { events: ['trading.paused'] } })
  const stranger = await shop.member()
  const elsewhere = await connectDesktop(shop, stranger, 'Another computer')
  await stranger.visitor.call('pauseDevice', { ...params(elsewhere.deviceId), body: { paused: true } })
  await owner.visitor.call('pauseDevice', { ...params(desktop.deviceId), body: { paused: false } })
  await pause()
  await pause()
  await program.waitFor(1)
  await new Promise((done) => setTimeout(done, 100))

  expect(program.received.map(readBody)).toMatchObject([
    { type: 'trading.paused', data: { computer: 'Test computer', deviceId: desktop.deviceId, from: 'outside' } },
  ])
})

test('a pause that begins in the app is reported once, with its reason', async () => {
  await add({ events: ['trading.paused'] })
  const pausedState = { ...idleState, paused: true, pausedReason: 'Daily loss limit' }
  for (const state of [{ ...idleState, paused: false, pausedReason: null }, pausedState, pausedState])
    await desktop.visitor.call('reportState', { body: state })
  await program.waitFor(1)
  await new Promise((done) => setTimeout(done, 100))

  expect(program.received.map(readBody)).toMatchObject([{ data: { from: 'app', reason: 'Daily loss limit' } }])
})

test('the daily limit is reported', async () => {
  await add({ events: ['limit.reached'] })
  const lease = await desktop.visitor.call('takeLease', { body: { want: 10 } })
  const jti = String(decodeJwt(lease.body.lease).jti)
  await desktop.visitor.call('reportTrades', { body: { trades: Array.from({ length: 10 }, () => paperTrade(jti)) } })
  const [call] = await program.waitFor(1)

  expect(JSON.parse(call?.body ?? '')).toMatchObject({ type: 'limit.reached', data: { limit: 'plan' } })
})

test('the secret is answered once and kept sealed, and a new one works beside it for a day', async () => {
  const { webhook, secret } = await add()
  const listed = await (await owner.visitor.fetch('/api/account/webhooks')).text()
  const exported = await (await owner.visitor.fetch('/api/account/export')).text()
  const rotated = (await owner.visitor.call('rotateWebhook', params(webhook.id))).body
  await sendTest(webhook.id)
  await program.waitFor(1)

  expect([listed, exported].map((text) => text.includes(webhook.id))).toEqual([true, true])
  expect(`${listed}${exported}`).not.toContain(secret)
  expect(exported).not.toMatch(/sealed/iu)
  expect(rotated.secret).not.toBe(secret)
  for (const each of [secret, rotated.secret]) expect(verify(each, program.received[0])).toBeDefined()
  aheadMs = dayMs
  await sendTest(webhook.id)
  await program.waitFor(2)
  expect(program.received[1]?.headers['webhook-signature']?.toString().split(' ')).toHaveLength(1)
  expect((await owner.visitor.call('listWebhooks')).body.items[0]?.oldSecretUntil).toBeNull()
})

test('what is not taken is tried again under the same id for a day, then a notice tells that the webhook is off', async () => {
  const { webhook } = await add()
  program.answerWith(500)
  for (let sent = 0; sent < 3; sent += 1) await sendTest(webhook.id)
  await program.waitFor(1)
  await vi.waitFor(async () => expect(await stateOf(webhook.id)).toBe('failing'))
  const [waiting] = await deliveriesOf(webhook.id).then((items) => items.filter(({ attempts }) => attempts === 1))
  await vi.waitFor(async () => {
    aheadMs += 9 * hourMs
    expect(await stateOf(webhook.id)).toBe('off')
  }, 20_000)
  const { items } = (await owner.visitor.call('listNotifications')).body
  const deliveries = await deliveriesOf(webhook.id)

  expect(waiting).toMatchObject({ state: 'waiting', status: 500, problem: 'answer' })
  expect(deliveries.map(({ state, attempts, status }) => [state, attempts, status])).toEqual(
    Array(3).fill(['failed', 9, 500]),
  )
  expect(new Set(program.received.map(({ headers }) => headers['webhook-id']))).toEqual(
    new Set(deliveries.map(({ id }) => id)),
  )
  expect(program.received.length).toBeGreaterThanOrEqual(27)
  expect(items.filter(({ kind }) => kind === 'webhook')).toHaveLength(1)
  expect(await sendTest(webhook.id)).toMatchObject({ status: 409, body: { code: 'webhook_off' } })
})

test('a receiver that is gone switches its webhook off; switched on, a delivery is replayed under its id', async () => {
  const { webhook, secret } = await add()
  program.answerWith(410)
  const { id } = (await sendTest(webhook.id)).body
  await vi.waitFor(async () => expect(await stateOf(webhook.id)).toBe('off'))
  program.answerWith(200)
  await owner.visitor.call('changeWebhook', { ...params(webhook.id), body: { isOn: true } })
  const replayed = await owner.visitor.call('sendDelivery', { ...params(webhook.id), body: { replay: id } })
  await program.waitFor(2)
  await vi.waitFor(async () => expect((await deliveriesOf(webhook.id))[0]?.state).toBe('delivered'))

  expect(replayed).toMatchObject({ status: 200, body: { id, state: 'waiting', attempts: 0 } })
  expect(program.received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id])
  expect(verify(secret, program.received[1])).toMatchObject({ type: 'webhook.test' })
  expect(await stateOf(webhook.id)).toBe('active')
})

test('a redirect is not followed', async () => {
  const elsewhere = await startWebhookDouble()
  const { webhook } = await add()
  program.answerWith(307, { location: elsewhere.url })
  await sendTest(webhook.id)
  await vi.waitFor(async () => expect((await deliveriesOf(webhook.id))[0]).toMatchObject({ status: 307, attempts: 1 }))
  const [redirected] = await deliveriesOf(webhook.id)
  await elsewhere.close()

  expect(elsewhere.received).toEqual([])
  expect(redirected).toMatchObject({ state: 'waiting', problem: 'answer' })
})

test('nobody else sees, changes, uses or removes a webhook', async () => {
  const { webhook } = await add()
  const { visitor } = await shop.member()
  const at = params(webhook.id)
  const answers = [
    await visitor.call('changeWebhook', { ...at, body: { isOn: true } }),
    await visitor.call('removeWebhook', at),
    await visitor.call('rotateWebhook', at),
    await visitor.call('listDeliveries', at),
    await visitor.call('sendDelivery', { ...at, body: { replay: null } }),
  ]
  const listed = (await visitor.call('listWebhooks')).body.items

  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(404))
  expect(listed).toEqual([])
  const own = await add()
  const { id } = (await sendTest(webhook.id)).body
  const swapped = await owner.visitor.call('sendDelivery', { ...params(own.webhook.id), body: { replay: id } })
  expect(swapped.status).toBe(404)
})

test('a removed webhook and one of a suspended account hear nothing more', async () => {
  const pause = () => owner.visitor.call('pauseDevice', { ...params(desktop.deviceId), body: { paused: true } })
  const first = await add()
  await owner.visitor.call('removeWebhook', params(first.webhook.id))
  await pause()
  const { webhook } = await add()
  program.answerWith(500)
  await sendTest(webhook.id)
  await program.waitFor(1)
  await admin.visitor.call('changeAccount', { ...params(owner.id), body: { suspended: true, reason: 'A dispute.' } })
  aheadMs = hourMs
  await new Promise((done) => setTimeout(done, 200))

  expect(program.received.map(readBody)).toMatchObject([{ type: 'webhook.test' }])
})

test('signing an account out everywhere removes its webhooks, because a stranger may have added them', async () => {
  await add()
  await admin.visitor.call('signOutAccount', { ...params(owner.id), body: { reason: 'A lost laptop.' } })
  const { email } = owner
  await owner.visitor.call('signIn', { body: { email, password: signUpInput(email).password } })

  expect((await owner.visitor.call('listWebhooks')).body.items).toEqual([])
})

test('a webhook whose secret another installation has sealed is switched off, and holds up no other', async () => {
  const { webhook } = await add()
  const stranger = await shop.member()
  const body = { url: program.url, events: ['trade.opened'] }
  await shop.restartWith({ AUTH_SECRET: 'another secret of another installation' })
  owner.visitor = await signInAgain(owner)
  stranger.visitor = await signInAgain(stranger)
  const other = (await stranger.visitor.call('addWebhook', { body })).body.webhook
  await sendTest(webhook.id)
  await stranger.visitor.call('sendDelivery', { ...params(other.id), body: { replay: null } })
  await program.waitFor(1)
  await vi.waitFor(async () => expect(await stateOf(webhook.id)).toBe('off'))
  await shop.restart()
})

async function signInAgain({ email }: Member) {
  const visitor = shop.visitor()
  await visitor.call('signIn', { body: { email, password: signUpInput(email).password } })
  return visitor
}

test(`an account has up to ${webhooksMax} webhooks, however many are added at once`, async () => {
  const body = { url: program.url, events: ['trade.opened'] }
  const all = await Promise.all(
    Array.from({ length: webhooksMax + 2 }, () => owner.visitor.call('addWebhook', { body })),
  )

  expect(all.filter(({ status }) => status === 200)).toHaveLength(webhooksMax)
  expect(all.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'too_many_webhooks' })
})

test('a webhook and a new secret need a sign-in of the last 15 minutes; a mail and the audit tell of them', async () => {
  const { webhook } = await add()
  await owner.visitor.call('rotateWebhook', params(webhook.id))
  const mails = await owner.visitor.mails(owner.email)
  const entries = (await admin.visitor.call('listAudit', { query: {} })).body.items
  aheadMs = 15 * minuteMs + 1
  const body = { url: program.url, events: ['trade.opened'] }
  const answers = [
    await owner.visitor.call('addWebhook', { body }),
    await owner.visitor.call('rotateWebhook', params(webhook.id)),
  ]

  expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/A webhook was added/u))
  expect(entries.filter(({ actor }) => actor === owner.email).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['webhook.add', 'webhook.rotate']),
  )
  for (const answer of answers) expect(answer).toMatchObject({ status: 403, body: { code: 'sign_in_again' } })
})

test('an address that is not public, not encrypted or names a user is refused', async () => {
  const answers: unknown[] = []
  const closed = ['http://example.com/', 'https://user:pass@example.com/', 'https://10.0.0.1/', 'https://[fd00::1]/']
  for (const url of [...closed, 'https://0x0a000001/', 'https://169.254.169.254/latest'])
    answers.push(await owner.visitor.call('addWebhook', { body: { url, events: ['trade.opened'] } }))
  const other = await owner.visitor.call('addWebhook', {
    body: { url: 'ftp://example.com/', events: ['trade.opened'] },
  })

  expect(answers).toMatchObject(Array(6).fill({ status: 400, body: { code: 'webhook_address' } }))
  expect(other).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

test('without the setting for tests, no webhook leads to this computer', async () => {
  await shop.restartWith({ WEBHOOKS_TO_LOOPBACK: '' })
  const answer = await owner.visitor.call('addWebhook', { body: { url: program.url, events: ['trade.opened'] } })
  await shop.restart()

  expect(answer).toMatchObject({ status: 400, body: { code: 'webhook_address' } })
})
