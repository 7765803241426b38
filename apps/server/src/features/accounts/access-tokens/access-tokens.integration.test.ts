import { setTimeout as sleep } from 'node:timers/promises'
import { accessTokensMax, type BodyOf, type Endpoint, type EndpointName, endpoints } from '@stratomate/contracts'
import { minuteMs } from '@stratomate/std/time'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { idleState } from '#server/main/testing/idle-state.ts'
import { paperTrade } from '#server/main/testing/paper-trade.ts'
import { readEvents } from '#server/main/testing/read-events.ts'
import { connectDesktop, type Desktop, type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'

/** How far the service's clock is ahead of the sign-in library's, which is the real one. */
let aheadMs = 0
let shop: Shop
let admin: Member
let owner: Member
let desktop: Desktop
beforeAll(async () => {
  shop = await startShop({
    environment: { ADMIN_EMAIL: 'admin@example.com' },
    outside: { now: () => new Date(Date.now() + aheadMs) },
  })
  admin = await shop.member({ email: 'admin@example.com' })
})
beforeEach(async () => {
  aheadMs = 0
  owner = await shop.member()
  await owner.visitor.call('startTrial', { body: {} })
  desktop = await connectDesktop(shop, owner)
})
afterAll(() => shop.close())

const readAndPause = { name: 'My script', scopes: ['read', 'pause'], days: 30 } as const

async function makeToken(body: BodyOf<'makeAccessToken'> = { ...readAndPause, scopes: [...readAndPause.scopes] }) {
  const { status, body: made } = await owner.visitor.call('makeAccessToken', { body })
  if (status !== 200) throw new Error(`The token was not made: ${status}`)
  const program = shop.visitor()
  program.token = made.secret
  return { ...made, program }
}

test('a program reads the trades of its owner, and of nobody else', async () => {
  const { program } = await makeToken({ name: 'Reader', scopes: ['read'], days: 90 })
  const lease = await desktop.visitor.call('takeLease', { body: { want: 1 } })
  const trade = paperTrade(String(decodeJwt(lease.body.lease).jti))
  await desktop.visitor.call('reportTrades', { body: { trades: [trade] } })

  const { status, body } = await program.call('listTrades')

  expect({ status, ids: body.items.map(({ id }) => id) }).toEqual({ status: 200, ids: [trade.id] })
  owner = await shop.member()
  const other = await makeToken()
  expect((await other.program.call('listTrades')).body.items).toEqual([])
})

test('what a program reads counts as an open page, so that the computer keeps nothing back', async () => {
  const isWatched = async () => (await desktop.visitor.call('reportState', { body: idleState })).body.watched
  const { program } = await makeToken()
  const before = await isWatched()
  const heard = readEvents('/api/desktop/events', { from: desktop.visitor, count: 1 })
  await sleep(200)
  await program.call('listTrades')

  expect([before, (await heard).map(({ event }) => event), await isWatched()]).toEqual([false, ['page.opened'], true])
})

test('a program pauses a computer, and cannot resume it', async () => {
  const { program } = await makeToken({ name: 'Brake', scopes: ['pause'], days: 30 })
  const params = { id: desktop.deviceId }

  expect((await program.call('pauseDevice', { params, body: { paused: true } })).status).toBe(200)
  expect(await program.call('pauseDevice', { params, body: { paused: false } })).toMatchObject({
    status: 403,
    body: { code: 'pause_only' },
  })
  const { items } = (await owner.visitor.call('listDevices')).body
  expect(items.map(({ paused }) => paused)).toEqual([true])
})

test('a program does not pause the computer of somebody else', async () => {
  const params = { id: desktop.deviceId }
  owner = await shop.member()
  const { program } = await makeToken()

  expect((await program.call('pauseDevice', { params, body: { paused: true } })).status).toBe(404)
})

test('each permission opens its own calls and no other', async () => {
  const reader = await makeToken({ name: 'Reader', scopes: ['read'], days: 30 })
  const brake = await makeToken({ name: 'Brake', scopes: ['pause'], days: 30 })

  expect(await brake.program.call('listTrades')).toMatchObject({ status: 403, body: { code: 'token_scope' } })
  const pause = { params: { id: desktop.deviceId }, body: { paused: true } }
  expect(await reader.program.call('pauseDevice', pause)).toMatchObject({ status: 403, body: { code: 'token_scope' } })
})

const isFor = (name: EndpointName): Endpoint => endpoints[name]
const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => isFor(name).access === 'member')

test('every call that names the permission to read answers a program', async () => {
  const { program } = await makeToken()
  const refused: string[] = []
  for (const name of names.filter((candidate) => isFor(candidate).scope === 'read')) {
    const { status } = await program.call(name)
    if (status !== 200) refused.push(`${name}: ${status}`)
  }

  expect(refused).toEqual([])
})

test('the secret is answered once, kept nowhere, and told apart by its ending', async () => {
  const { token, secret } = await makeToken()

  const listed = (await owner.visitor.call('listAccessTokens')).body.items
  const exported = await (await owner.visitor.fetch('/api/account/export')).text()
  expect(listed).toEqual([token])
  expect([secret.startsWith('smt_'), secret.endsWith(token.ending), secret.length > 40]).toEqual([true, true, true])
  expect(JSON.stringify(listed)).not.toContain(secret)
  expect(exported).toContain('My script')
  expect(exported).not.toContain(secret)
})

test('a removed token is refused at once, and nobody removes that of somebody else', async () => {
  const { token, program } = await makeToken()
  const stranger = await shop.member()
  const params = { id: token.id }

  expect((await stranger.visitor.call('removeAccessToken', { params })).status).toBe(404)
  expect((await program.call('readQuota')).status).toBe(200)
  expect((await owner.visitor.call('removeAccessToken', { params })).status).toBe(200)
  expect(await program.call('readQuota')).toMatchObject({ status: 401, body: { code: 'token_refused' } })
  expect((await owner.visitor.call('removeAccessToken', { params })).status).toBe(404)
})

test('a token ends with its last day, and the list still says when', async () => {
  const { program, token } = await makeToken({ name: 'Month', scopes: ['read'], days: 30 })
  aheadMs = Date.parse(token.expiresAt) - Date.now() - minuteMs
  expect((await program.call('readQuota')).status).toBe(200)
  aheadMs += minuteMs

  expect(await program.call('readQuota')).toMatchObject({ status: 401, body: { code: 'token_refused' } })
})

test('the list says to the minute when a token was last used', async () => {
  const { program } = await makeToken()
  const used = async () => (await owner.visitor.call('listAccessTokens')).body.items[0]?.lastUsedAt
  expect(await used()).toBeNull()
  await program.call('readQuota')
  const first = await used()
  aheadMs = minuteMs / 2
  await program.call('readQuota')
  expect(await used()).toBe(first)
  aheadMs = minuteMs
  await program.call('readQuota')

  expect(Date.parse((await used()) ?? '')).toBeGreaterThanOrEqual(Date.parse(first ?? '') + minuteMs)
})

test(`an account has up to ${accessTokensMax} tokens that are in force, however many are made at once`, async () => {
  const body = { name: 'One of many', scopes: ['read'], days: 30 }
  const all = await Promise.all(
    Array.from({ length: accessTokensMax + 3 }, () => owner.visitor.call('makeAccessToken', { body })),
  )
  const statuses = all.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(accessTokensMax)
  expect(all.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'too_many_tokens' })
})

test('a token is made by a sign-in of the last 15 minutes, and a mail tells of it', async () => {
  await makeToken()
  const mails = await owner.visitor.mails(owner.email)
  expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/An access token was made/u))
  aheadMs = 15 * minuteMs + 1

  const answer = await owner.visitor.call('makeAccessToken', { body: readAndPause })

  expect(answer).toMatchObject({ status: 403, body: { code: 'sign_in_again' } })
})

test.each([
  ['no name', { ...readAndPause, name: '  ' }],
  ['a name that is too long', { ...readAndPause, name: 'x'.repeat(61) }],
  ['no permission', { ...readAndPause, scopes: [] }],
  ['a permission twice', { ...readAndPause, scopes: ['read', 'read'] }],
  ['a permission that there is not', { ...readAndPause, scopes: ['trade'] }],
  ['a life without end', { ...readAndPause, days: 36_500 }],
  ['something more', { ...readAndPause, role: 'admin' }],
])('a token with %s is refused', async (_what, body) => {
  expect(await owner.visitor.call('makeAccessToken', { body })).toMatchObject({
    status: 400,
    body: { code: 'invalid_input' },
  })
})

test.each(['smt_', 'smt_wrong', `smt_${'A'.repeat(43)}`, `smt_${'%00'.repeat(2_000)}`])(
  'a made-up token %# is refused like one that was removed',
  async (secret) => {
    const program = shop.visitor()
    program.token = secret

    expect(await program.call('listTrades')).toMatchObject({ status: 401, body: { code: 'token_refused' } })
  },
)

test('a suspended account has no programs, and one that is signed out everywhere loses its tokens', async () => {
  const { program } = await makeToken()
  const change = (suspended: boolean) =>
    admin.visitor.call('changeAccount', { params: { id: owner.id }, body: { suspended, reason: 'A dispute.' } })
  await change(true)
  expect(await program.call('readQuota')).toMatchObject({ status: 403, body: { code: 'account_suspended' } })
  await change(false)
  expect((await program.call('readQuota')).status).toBe(200)
  const signedOut = await admin.visitor.call('signOutAccount', {
    params: { id: owner.id },
    body: { reason: 'A lost laptop.' },
  })

  expect(signedOut.status).toBe(200)
  expect(await program.call('readQuota')).toMatchObject({ status: 401, body: { code: 'token_refused' } })
})

test('what was made, used and removed stands in the audit log', async () => {
  const { token, program } = await makeToken()
  await program.call('pauseDevice', { params: { id: desktop.deviceId }, body: { paused: true } })
  await owner.visitor.call('removeAccessToken', { params: { id: token.id } })

  const entries = (await admin.visitor.call('listAudit', { query: {} })).body.items
  const own = entries.filter(({ actor }) => actor === owner.email).map(({ action }) => action)
  expect(own).toEqual(expect.arrayContaining(['token.make', 'device.pause', 'token.remove']))
})

test('tokens survive a restart of the service', async () => {
  const { program } = await makeToken()
  await shop.restart()

  expect((await program.call('readQuota')).status).toBe(200)
})
