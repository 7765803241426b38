import { randomUUID } from 'node:crypto'
import { type Endpoint, type EndpointName, endpoints } from '@stratomate/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { connectDesktop, type Desktop, type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'

let shop: Shop
let owner: Member
let stranger: Member
let desktop: Desktop
let lost: Desktop
beforeAll(async () => {
  shop = await startShop()
  owner = await shop.member()
  stranger = await shop.member()
  await owner.visitor.call('startTrial', { body: {} })
  desktop = await connectDesktop(shop, owner)
  lost = await connectDesktop(shop, owner)
  await owner.visitor.call('removeDevice', { params: { id: lost.deviceId } })
})
afterAll(() => shop.close())

const names = Object.keys(endpoints) as EndpointName[]
const accessOf = (name: EndpointName): Endpoint['access'] => endpoints[name].access
const guarded = names.filter((name) => accessOf(name) !== 'public' && accessOf(name) !== 'reader')
const params = () => ({ id: randomUUID(), jti: randomUUID(), userCode: 'ABCD2345', name: 'Nothing' })

/** Bodies that pass validation, so that the answer tells who may call and not what was wrong with the body. */
const bodies: Partial<Record<EndpointName, unknown>> = {
  decideDeviceRequest: { decision: 'approve' },
  startTrial: {},
  openCustomerPortal: { customerId: 'cus_x' },
  changeProfile: { firstName: 'Ann', lastName: 'Lee', country: 'US' },
  changeMailSettings: { trial: true },
  changePassword: { currentPassword: 'not the password', password: 'another password' },
  deleteAccount: { confirmation: 'nobody@example.com' },
  pauseDevice: { paused: true },
  askForFavorite: { symbol: 'EURUSD', timeframeS: 60, favorite: true },
  makeLicenceKey: { present: null },
  addPasskey: { name: 'x', response: { id: 'x', rawId: 'x', type: 'public-key', response: {} } },
  renamePasskey: { name: 'x' },
  proveAuthenticator: { code: '123456' },
  redeemFactorLink: { token: 'x' },
  refundPurchase: { kind: 'licence', id: randomUUID(), reason: 'x' },
  extendPurchase: { kind: 'licence', id: randomUUID(), months: 1, reason: 'x' },
  revokePurchase: { kind: 'licence', id: randomUUID(), reason: 'x' },
  takeLease: { want: 1 },
  settleLease: { seq: 1, used: 0 },
  reportTrades: { trades: [] },
  reportRefusals: { refusals: [] },
  reportState: {
    version: '0.1.0',
    charts: [],
    terminalConnected: false,
    broker: { id: 'paper', connected: true, account: 'paper', balanceCents: null },
    paused: false,
    pausedReason: null,
  },
  reportCandles: { batches: [] },
  chooseIndicator: { id: 'super-trend' },
  writePost: { clientId: randomUUID(), category: 'general', content: 'A text', settings: null },
  changePost: { content: 'A text', settings: null },
  writeReply: { clientId: randomUUID(), content: 'A text' },
  changeReply: { content: 'A text' },
  voteOnPost: { vote: 'up' },
  answerConversation: { clientId: randomUUID(), message: 'A text' },
  readAllNotifications: { upTo: '2026-11-21T12:00:00.000Z' },
  changeNotificationSettings: { digest: 'off' },
  moderatePost: { action: 'hide', reason: 'x' },
  moderateReply: { action: 'hide', reason: 'x' },
  moderateMember: { action: 'warn', reason: 'x' },
  dismissReports: { reason: 'x' },
  changeHeldWords: { words: ['x'] },
  resetVisitThreshold: { path: '/' },
  changeAccount: { role: 'member', reason: 'Because.' },
  describeAddon: { title: 'A', description: 'A', category: 'Utility', listed: false },
}
const OpenApi = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string().optional() }))),
})

const lists = new Set<EndpointName>(['reportTrades', 'reportRefusals', 'reportCandles'])

describe.each(guarded.filter((name) => !lists.has(name)))('%s', (name) => {
  const call = () => ({ params: params(), body: bodies[name] })

  test('is refused to anonymous callers', async () => {
    expect(await shop.visitor().call(name, call())).toMatchObject({ status: 401, body: { code: 'signed_out' } })
  })

  test('is refused to a made-up token', async () => {
    const headers = { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' }

    expect(await shop.visitor().call(name, { ...call(), headers })).toMatchObject({ status: 401 })
  })

  test('is refused to a computer that was removed', async () => {
    expect(await lost.visitor.call(name, call())).toMatchObject({ status: 401, body: { code: 'signed_out' } })
  })
})

test.each(guarded.filter((name) => accessOf(name) === 'desktop' && !lists.has(name)))(
  '%s does not take the session of a person',
  async (name) => {
    const answer = await owner.visitor.call(name, { params: params(), body: bodies[name] })

    expect(answer).toMatchObject({ status: 401, body: { code: 'signed_out' } })
  },
)

test.each(guarded.filter((name) => accessOf(name) === 'member'))('%s does not take a desktop token', async (name) => {
  const answer = await desktop.visitor.call(name, { params: params(), body: bodies[name] })

  expect(answer).toMatchObject({ status: 401, body: { code: 'signed_out' } })
})

test.each(['reportTrades', 'reportRefusals', 'reportCandles'] as const)(
  '%s reads nothing into an empty report, whoever sends it',
  async (name) => {
    expect((await shop.visitor().call(name, { body: bodies[name] })).status).toBe(400)
  },
)

test('a stranger gets the same answer for another account as for none', async () => {
  const other = await stranger.visitor.call('readSubscription', { params: { id: owner.id } })
  const none = await stranger.visitor.call('readSubscription', { params: { id: randomUUID() } })

  expect([other.status, none.status]).toEqual([404, 404])
  expect({ ...other.body, requestId: '' }).toEqual({ ...none.body, requestId: '' })
})

test.each(['1', '01', '+1', '1e0', 'active%2F', '__proto__', 'x'.repeat(65)])(
  'the account id %s is no account',
  async (id) => {
    const answer = await owner.visitor.call('readSubscription', { params: { id } })

    expect([400, 404]).toContain(answer.status)
  },
)

const adminOnly = [
  'listProviderEvents',
  'replayProviderEvent',
  'readAccountPurchases',
  'refundPurchase',
  'extendPurchase',
  'revokePurchase',
] as const satisfies readonly EndpointName[]

describe('what administrators do with payments', () => {
  test.each(adminOnly)('%s is refused to members, before anything is said of what it names', async (name) => {
    const answer = await owner.visitor.call(name, { params: params(), body: bodies[name] })

    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  })

  test('needs a second factor where it is demanded, as in production', async () => {
    const strict = await startShop({
      environment: { ADMIN_EMAIL: 'admin@example.com', ADMIN_SECOND_FACTOR: 'demanded' },
    })
    try {
      const admin = await strict.member({ email: 'admin@example.com' })
      const member = await strict.member()
      for (const name of adminOnly) {
        const answer = await admin.visitor.call(name, { params: params(), body: bodies[name] })
        expect(answer).toMatchObject({ status: 403, body: { code: 'second_factor_needed' } })
      }

      expect(await admin.visitor.call('readSubscription', { params: { id: member.id } })).toMatchObject({ status: 404 })
      expect((await admin.visitor.call('readProfile')).status).toBe(200)
    } finally {
      await strict.close()
    }
  })
})

test('an administrator may read another account', async () => {
  const owned = await startShop({ environment: { ADMIN_EMAIL: 'admin@example.com' } })
  try {
    const admin = await owned.member({ email: 'admin@example.com' })
    const member = await owned.member()
    await member.visitor.call('startTrial', { body: {} })

    const answer = await admin.visitor.call('readSubscription', { params: { id: member.id } })

    expect(answer.body.subscription.userId).toBe(member.id)
  } finally {
    await owned.close()
  }
})

test('another account’s computer cannot be paused, removed or asked for a favorite', async () => {
  const id = desktop.deviceId

  const paused = await stranger.visitor.call('pauseDevice', { params: { id }, body: { paused: true } })
  const removed = await stranger.visitor.call('removeDevice', { params: { id } })
  const asked = await stranger.visitor.call('askForFavorite', {
    params: { id },
    body: { symbol: 'EURUSD', timeframeS: 60, favorite: true },
  })
  const devices = await owner.visitor.call('listDevices')

  expect([paused.status, removed.status, asked.status]).toEqual([404, 404, 404])
  expect(devices.body.items).toMatchObject([{ id, paused: false }])
})

test('the portal opens for one’s own customer only', async () => {
  const own = await owner.visitor.call('readSubscription', { params: { id: owner.id } })
  const customerId = own.body.subscription.stripeCustomerId ?? ''

  const opened = await owner.visitor.call('openCustomerPortal', { body: { customerId } })
  const foreign = await stranger.visitor.call('openCustomerPortal', { body: { customerId } })
  const page = await owner.visitor.fetch(opened.body.url)

  expect(opened.status).toBe(200)
  expect(foreign).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect(await page.text()).toContain('Test mode: no card is charged')
})

test('a call from another site is refused and changes nothing', async () => {
  const member = await shop.member()

  for (const headers of [{ origin: 'https://evil.test' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
    const answer = await member.visitor.call('startTrial', { body: {}, headers })
    expect(answer).toMatchObject({ status: 403, body: { code: 'foreign_origin' } })
  }

  expect((await member.visitor.call('readSubscription', { params: { id: member.id } })).status).toBe(404)
})

test('our own pages may call', async () => {
  const member = await shop.member()

  const answer = await member.visitor.call('startTrial', { body: {}, headers: { origin: shop.origin } })

  expect(answer.status).toBe(200)
})

test.each([
  { what: 'broken JSON', body: '{"email":', type: 'application/json', status: 400 },
  { what: 'no body', body: '', type: 'application/json', status: 400 },
  { what: 'XML', body: '<a/>', type: 'application/xml', status: 415 },
  { what: 'a body over 1 MB', body: `{"email":"${'x'.repeat(1_100_000)}"}`, type: 'application/json', status: 413 },
  { what: 'NUL characters', body: '{"email":"a\\u0000@example.com"}', type: 'application/json', status: 400 },
  { what: 'a prototype', body: '{"__proto__":{"admin":true},"email":"a@b.co"}', type: 'application/json', status: 400 },
  { what: 'ten thousand brackets', body: '['.repeat(10_000), type: 'application/json', status: 400 },
])('$what gets a clear answer', async ({ body, type, status }) => {
  const answer = await shop.visitor().fetch('/api/auth/request-code', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  })

  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({
    code: expect.any(String),
    message: expect.any(String),
    requestId: expect.any(String),
  })
})

test('every endpoint of the contract stands in the OpenAPI document', async () => {
  const answer = await shop.visitor().fetch('/api/openapi.json')
  const document = OpenApi.parse(await answer.json())

  const documented = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap((method) => method.operationId ?? []),
  )
  expect(documented.toSorted()).toEqual(expect.arrayContaining(names.toSorted()))
})

test('the API page lists every call in words', async () => {
  const page = await (await shop.visitor().fetch('/api/docs')).text()

  for (const name of names)
    expect(page).toContain(endpoints[name].summary.replace(/[&<>"']/gu, (c) => `&#${c.codePointAt(0)};`))
})
