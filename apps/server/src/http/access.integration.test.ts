import { randomUUID } from 'node:crypto'
import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import {
  accessScopes,
  desktopClientId,
  downloads,
  type Endpoint,
  type EndpointName,
  endpoints,
} from '@stratomate/contracts'
import { eq } from 'drizzle-orm'
import { idleState } from '#server/main/testing/idle-state.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { connect } from '#server/db/connect.ts'
import { users } from '#server/db/tables/index.ts'
import { buyLicence } from '#server/main/testing/buy-licence.ts'
import { paperTrade } from '#server/main/testing/paper-trade.ts'
import { archiveOf, joinAsPro, sendAddon } from '#server/main/testing/send-upload.ts'
import {
  connectDesktop,
  type Desktop,
  type Member,
  type Shop,
  signUpInput,
  startShop,
  type Visitor,
} from '#server/main/testing/start-shop.ts'

const postgres = await borrowPostgres()
if ('unavailable' in postgres) console.warn(`PostgreSQL tests skipped: ${postgres.unavailable}`)
afterAll(async () => {
  if ('stop' in postgres) await postgres.stop()
})

let shop: Shop
let owner: Member
let stranger: Member
let desktop: Desktop
let lost: Desktop
let program: Visitor
beforeAll(async () => {
  shop = await startShop()
  owner = await shop.member()
  stranger = await shop.member()
  await owner.visitor.call('startTrial', { body: {} })
  desktop = await connectDesktop(shop, owner)
  lost = await connectDesktop(shop, owner)
  await owner.visitor.call('removeDevice', { params: { id: lost.deviceId } })
  const made = await owner.visitor.call('makeAccessToken', {
    body: { name: 'Everything', scopes: [...accessScopes], days: 30 },
  })
  program = shop.visitor()
  program.token = made.body.secret
})
afterAll(() => shop.close())

const names = Object.keys(endpoints) as EndpointName[]
const endpointOf = (name: EndpointName): Endpoint => endpoints[name]
const accessOf = (name: EndpointName) => endpointOf(name).access
const scopeOf = (name: EndpointName) => endpointOf(name).scope
const guarded = names.filter((name) => accessOf(name) !== 'public' && accessOf(name) !== 'reader')
const params = () => ({ id: randomUUID(), jti: randomUUID(), userCode: 'ABCD2345', name: 'Nothing', day: '2026-11-25' })

/** Bodies that pass validation, so that the answer tells who may call, and not what is wrong with the body. */
const bodies: Partial<Record<EndpointName, unknown>> = {
  decideDeviceRequest: { decision: 'approve' },
  startTrial: {},
  openCustomerPortal: { customerId: 'cus_x' },
  changeProfile: { firstName: 'Ann', lastName: 'Lee', country: 'US' },
  changeMailSettings: { trial: true },
  changePreferences: { sound: true },
  changePassword: { currentPassword: 'not the password', password: 'another password' },
  deleteAccount: { confirmation: 'nobody@example.com' },
  pauseDevice: { paused: true },
  askForFavorite: { symbol: 'EURUSD', timeframeS: 60, favorite: true },
  makeLicenceKey: { present: null },
  makeAccessToken: { name: 'x', scopes: ['read'], days: 30 },
  addPush: { endpoint: 'https://example.com/', p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  addWebhook: { url: 'https://example.com/', events: ['trade.opened'] },
  changeWebhook: { isOn: true },
  sendDelivery: { replay: null },
  addPasskey: { name: 'x', response: { id: 'x', rawId: 'x', type: 'public-key', response: {} } },
  renamePasskey: { name: 'x' },
  proveAuthenticator: { code: '123456' },
  redeemFactorLink: { token: 'x' },
  refundPurchase: { kind: 'licence', id: randomUUID(), reason: 'x' },
  extendPurchase: { kind: 'licence', id: randomUUID(), months: 1, reason: 'x' },
  revokePurchase: { kind: 'licence', id: randomUUID(), reason: 'x' },
  takeLease: { want: 1 },
  settleLease: { seq: 1, used: 0 },
  setProofStop: {
    account: 'paper',
    symbol: 'EURUSD',
    timeframeS: 60,
    indicatorId: 'super-trend',
    stopsWhenBroken: true,
  },
  sendProof: { proof: '{}', candles: null },
  addReferenceCandles: { source: 'x', file: '', sha256: '0'.repeat(64) },
  writeDayNote: { text: 'Calm', tags: [] },
  writeTradeNote: { text: 'Calm', tags: [] },
  tryFilter: { account: 'paper', currency: 'USD', dimension: 'side', values: ['buy'] },
  reportTrades: { trades: [] },
  reportRefusals: { refusals: [] },
  reportState: idleState,
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
  changeWordFilter: { words: ['x'] },
  resetVisitThreshold: { path: '/' },
  retryDeadLetter: { kind: 'job', id: 'send-digests' },
  changeAccount: { role: 'member', reason: 'Because.' },
  reportIncident: { id: randomUUID(), title: 'A', impact: 'down', components: ['mail'], message: 'B' },
  updateIncident: { id: randomUUID(), stage: 'watching', message: 'B' },
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

test.each(guarded.filter((name) => accessOf(name).startsWith('desktop') && !lists.has(name)))(
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

const uploads = new Set<EndpointName>(['uploadInstaller', 'uploadIndicator', 'sendProof', 'addReferenceCandles'])
const withoutScope = guarded.filter((name) => accessOf(name) === 'member' && scopeOf(name) === undefined)

test.each(withoutScope)('%s does not take an access token, whatever the token allows', async (name) => {
  const answer = await program.call(name, { params: params(), body: bodies[name] })

  // A call that sends files checks the session before anything else.
  const refused = uploads.has(name) ? { status: 401 } : { status: 403, body: { code: 'token_scope' } }
  expect(answer).toMatchObject(refused)
})

test.each(['reportTrades', 'reportRefusals', 'reportCandles'] as const)(
  '%s reads nothing into an empty report, whoever sends it',
  async (name) => {
    expect((await shop.visitor().call(name, { body: bodies[name] })).status).toBe(400)
  },
)

describe.each('url' in postgres ? ['embedded', 'PostgreSQL'] : ['embedded'])(
  'a suspended account on %s',
  (database) => {
    let place: Shop
    let admin: Member
    /** This account may do everything: an administrator with a paid plan, a license and a computer. */
    let out: Member
    let computer: Desktop
    let key: string
    let approvedCode: string
    beforeAll(async () => {
      const databaseUrl = database === 'PostgreSQL' && 'url' in postgres ? await createDatabase(postgres.url) : null
      place = await startShop({ environment: { ADMIN_EMAIL: 'admin@example.com' }, databaseUrl })
      admin = await place.member({ email: 'admin@example.com' })
      out = await joinAsPro(place)
      await buyLicence(out)
      computer = await connectDesktop(place, out)
      const licence = (await out.visitor.call('listLicences')).body.items[0]
      key = (await out.visitor.call('makeLicenceKey', { params: { id: licence?.id ?? '' }, body: { present: null } }))
        .body.key
      const asked = await place.visitor().call('requestDeviceCode', { body: { client_id: desktopClientId } })
      approvedCode = asked.body.device_code
      const userCode = asked.body.user_code
      await out.visitor.call('readDeviceRequest', { params: { userCode } })
      await out.visitor.call('decideDeviceRequest', { params: { userCode }, body: { decision: 'approve' } })
      const change = (body: unknown) => admin.visitor.call('changeAccount', { params: { id: out.id }, body })
      await change({ role: 'admin', reason: 'Helps out.' })
      await sendAddon(admin.visitor, 'BOSS_Pro_Indicator', archiveOf('1'))
      const file = await out.visitor.fetch(`${downloads.addons}BOSS_Pro_Indicator.zip`)
      if (file.status !== 200) throw new Error('Without its suspension, the account could not download either.')
      if (databaseUrl === null) await change({ suspended: true, reason: 'A disputed payment.' })
      // Its sessions still exist, so each call has to check the suspension itself.
      else await suspendBehindTheService(databaseUrl, out.id)
    })
    afterAll(() => place.close())

    const call = (name: EndpointName) => ({ params: params(), body: bodies[name] })

    test.each(names)('%s answers the browser of a suspended person as anybody', async (name) => {
      const known = await out.visitor.call(name, call(name))
      const anybody = await place.visitor().call(name, call(name))

      expect(withoutChance(known)).toEqual(withoutChance(anybody))
    })

    test.each(names.filter((name) => accessOf(name) === 'desktop' && !lists.has(name)))(
      '%s is refused to the computer of a suspended person, with the reason',
      async (name) => {
        const answer = await computer.visitor.call(name, call(name))

        expect(answer).toMatchObject({ status: 403, body: { code: 'account_suspended' } })
      },
    )

    test.each([
      ['get', '/api/desktop/events', 403],
      ['get', '/api/events', 401],
      ['get', '/api/admin/conversations/events', 401],
      ['get', '/api/account/export', 401],
      ['get', `/api/invoices/${randomUUID()}/page`, 302],
      ['get', `${downloads.addons}BOSS_Pro_Indicator.zip`, 401],
      ['head', `${downloads.addons}BOSS_Pro_Indicator.zip`, 401],
      ['post', '/api/upload', 401],
      ['post', '/api/upload/indicator', 401],
    ])('%s %s is closed', async (method, path, status) => {
      const caller = path.startsWith('/api/desktop') ? computer.visitor : out.visitor
      const answer = await caller.fetch(path, { method })
      await answer.body?.cancel()

      expect(answer.status).toBe(status)
    })

    test('neither refused signals nor candles are taken from its computer', async () => {
      const refusal = { ...paperTrade(''), code: 'stale', at: new Date().toISOString() }
      const { id, symbol, timeframeS, indicatorId, side, candleTime, code, at } = refusal
      const refusals = [{ id, signalId: id, symbol, timeframeS, indicatorId, side, candleTime, code, at }]
      const candles = [{ time: 60, open: 1, high: 1, low: 1, close: 1, volume: 1 }]
      const batches = [{ chart: { symbol, timeframeS, digits: 5 }, candles }]

      expect(await computer.visitor.call('reportRefusals', { body: { refusals } })).toMatchObject(refusedAs)
      expect(await computer.visitor.call('reportCandles', { body: { batches } })).toMatchObject(refusedAs)
    })

    const refusedAs = { status: 403, body: { code: 'account_suspended' } }

    test('no password, code or new password opens it', async () => {
      const visitor = place.visitor()
      const { email } = out
      const byPassword = await visitor.call('signIn', { body: { email, password: signUpInput(email).password } })
      await visitor.call('requestSignInCode', { body: { email } })
      const code = await visitor.mailedCode(email)
      const byCode = await visitor.call('signInWithCode', { body: { email, code } })
      await visitor.call('requestPasswordReset', { body: { email } })
      const password = 'another correct horse'
      await visitor.call('resetPassword', { body: { email, code: await visitor.mailedCode(email), password } })
      const byNewPassword = await visitor.call('signIn', { body: { email, password } })
      const user = await visitor.call('readUser')

      for (const answer of [byPassword, byCode, byNewPassword]) expect(answer).toMatchObject(refusedAs)
      expect(user.status).toBe(401)
      expect([...visitor.cookies.keys()].filter((name) => name.includes('session'))).toEqual([])
    })

    test('no refresh token, approved code or license key connects a computer', async () => {
      const visitor = place.visitor()
      const exchange = (body: unknown) => visitor.call('exchangeDesktopToken', { body })
      const answers = [
        await exchange({ grantType: 'refresh_token', refreshToken: computer.refreshToken }),
        await exchange({ grantType: 'device_code', clientId: desktopClientId, deviceCode: approvedCode }),
        await visitor.call('activateDesktop', { body: { key } }),
      ]

      for (const answer of answers) {
        expect(answer).toMatchObject(refusedAs)
        expect(JSON.stringify(answer.body)).not.toMatch(/accessToken|refreshToken|entitlement/u)
      }
    })

    test('a trade that has happened is still taken, and gives nothing', async () => {
      const answer = await computer.visitor.call('reportTrades', { body: { trades: [paperTrade(randomUUID())] } })

      expect(answer).toMatchObject({ status: 200, body: { accepted: [], rejected: [{ code: 'lease_unknown' }] } })
    })

    test('let in again, the computer goes on with the token that it had', async () => {
      await admin.visitor.call('changeAccount', {
        params: { id: out.id },
        body: { suspended: false, reason: 'Settled.' },
      })
      const { refreshToken } = computer
      const answer = await place
        .visitor()
        .call('exchangeDesktopToken', { body: { grantType: 'refresh_token', refreshToken } })

      expect(answer).toMatchObject({ status: 200, body: { entitlement: expect.any(String) } })
    })
  },
)

async function suspendBehindTheService(url: string, userId: string): Promise<void> {
  const { db, close } = connect({ connectionString: url, max: 1 }, () => undefined)
  await db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, userId))
  await close()
}

/** An answer without the parts that differ between two calls of the same kind. */
function withoutChance({ status, body }: { status: number; body: unknown }): string {
  const words = JSON.stringify(body) ?? ''
  return `${status} ${words.replaceAll(/[\w-]{20,}|[A-Z0-9]{4}-?[A-Z0-9]{4}|\d{4}-\d\d-\d\dT[\d:.]+Z/gu, '…')}`
}

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

test('the former address of the API page leads to the reference', async () => {
  const answer = await fetch(`${shop.origin}/api/docs`, { redirect: 'manual' })

  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/developers'])
})
