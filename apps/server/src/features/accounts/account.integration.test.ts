import { randomUUID } from 'node:crypto'
import { navigations } from '@stratomate/contracts'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import * as tables from '#server/db/tables/index.ts'
import { exportSections } from '#server/features/accounts/queries/export.ts'
import { startPaymentsSimulator } from '#server/main/payments-process.ts'
import {
  connectDesktop,
  type Member,
  type Shop,
  signUpInput,
  startShop,
  type Visitor,
} from '#server/main/testing/start-shop.ts'
import { payByCard, testCards } from '#server/main/testing/pay-by-card.ts'
import { paperTrade } from '#server/main/testing/paper-trade.ts'

let nowMs = Date.now()
let shop: Shop
beforeAll(async () => {
  shop = await startShop({ environment: { TRUST_PROXY: '1' }, outside: { now: () => new Date(nowMs) } })
})
afterAll(() => shop.close())

const password = signUpInput('any@example.com').password
const profile = { firstName: 'Zoë', lastName: 'O’Neil', country: 'DE' }

/** The same person in a second browser. */
async function secondBrowser({ email }: Pick<Member, 'email'>): Promise<Visitor> {
  const visitor = shop.visitor()
  const answer = await visitor.call('signIn', { body: { email, password } })
  expect(answer.status).toBe(200)
  return visitor
}

type Export = Record<string, Record<string, unknown>[]>

async function readExport(visitor: Visitor): Promise<Export> {
  const answer = await visitor.fetch(navigations.exportData)
  expect(answer.status).toBe(200)
  // Safe enough for tests: the document is an object of lists, save for its date.
  return (await answer.json()) as Export
}

async function auditOf(visitor: Visitor): Promise<unknown[]> {
  return ((await readExport(visitor))['audit'] ?? []).map(({ action }) => action)
}

const countOf = (list: unknown[], entry: string) => list.filter((one) => one === entry).length

describe('the profile', () => {
  test('is read, changed and audited by its fields, once', async () => {
    const { visitor, email } = await shop.member()
    const before = await visitor.call('readProfile')
    const changed = await visitor.call('changeProfile', { body: { ...profile, firstName: ' Zoë ' } })
    const again = await visitor.call('changeProfile', { body: profile })
    const user = await visitor.call('readUser')
    const { audit = [] } = await readExport(visitor)
    const changes = audit.filter(({ action }) => action === 'account.change-profile')

    expect(before.body).toMatchObject({ email, firstName: 'Ann', lastName: 'Lee', country: 'US' })
    expect(changed).toMatchObject({ status: 200, body: { ...profile, email } })
    expect(again.body).toEqual(changed.body)
    expect(user.body).toMatchObject({ firstName: 'Zoë', lastName: 'O’Neil' })
    expect(changes.map(({ detail }) => detail)).toEqual([{ fields: 'firstName lastName country' }])
  })

  test.each([
    ['firstName', { firstName: '   ' }],
    ['lastName', { lastName: 'A\u0000b' }],
    ['country', { country: 'Germany' }],
    ['role', { role: 'admin' }],
    ['email', { email: 'other@example.com' }],
  ])('refuses a wrong %s', async (_field, change) => {
    const { visitor } = await shop.member()

    const answer = await visitor.call('changeProfile', { body: { ...profile, ...change } })

    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect((await visitor.call('readProfile')).body).toMatchObject({ firstName: 'Ann', country: 'US' })
  })
})

describe('the preferences', () => {
  test('begin as usual, change one by one, are exported, and another account has its own', async () => {
    const { visitor } = await shop.member()
    const usual = { timeZone: null, weekStart: 'monday', sound: false, density: 'comfortable', language: 'en' }
    const before = await visitor.call('readPreferences')
    await visitor.call('changePreferences', { body: { timeZone: 'America/Denver', sound: true } })
    const after = await visitor.call('changePreferences', { body: { weekStart: 'sunday', language: 'pt-BR' } })
    const wanted = { ...usual, timeZone: 'America/Denver', sound: true, weekStart: 'sunday', language: 'pt-BR' }

    expect(before.body).toEqual(usual)
    expect(after.body).toEqual(wanted)
    expect((await visitor.call('readPreferences')).body).toEqual(wanted)
    expect((await readExport(visitor))['preferences']).toEqual([expect.objectContaining(wanted)])
    expect((await (await shop.member()).visitor.call('readPreferences')).body).toEqual(usual)
  })

  test('of an account without a language leave it to the page that a code is asked for on', async () => {
    const { email } = await shop.member()
    const visitor = shop.visitor()
    await visitor.call('requestSignInCode', { body: { email, language: 'es' } })
    await visitor.call('requestPasswordReset', { body: { email, language: 'pt-BR' } })
    const subjects = (await shop.visitor().mails(email)).map(({ subject }) => subject)
    const unknown = await visitor.call('requestSignInCode', { body: { email, language: 'xx' } })

    expect(subjects).toEqual(
      expect.arrayContaining(['Tu código para iniciar sesión en Stratomate', expect.stringContaining('senha')]),
    )
    expect(unknown.status).toBe(400)
  })

  test('begin with the language of the page at the sign-up, in which mails come from the first code on', async () => {
    const email = 'ana@example.com'
    const visitor = shop.visitor()
    await visitor.call('signUp', { body: { ...signUpInput(email), language: 'es' } })
    await visitor.call('verifyEmail', { body: { email, code: await visitor.mailedCode(email) } })

    await visitor.call('requestSignInCode', { body: { email } })
    const subjects = (await shop.visitor().mails(email)).map(({ subject }) => subject)

    expect((await visitor.call('readPreferences')).body).toMatchObject({ language: 'es', weekStart: 'monday' })
    expect(subjects.toSorted()).toEqual([
      'Tu código de verificación de Stratomate',
      'Tu código para iniciar sesión en Stratomate',
    ])
  })

  test.each([
    { timeZone: 'Mars/Olympus' },
    { language: 'fr' },
    { weekStart: 'friday' },
    { sound: 'loud' },
    { font: 'serif' },
  ])('are refused with a value that does not exist: %j', async (body) => {
    const { visitor } = await shop.member()

    expect((await visitor.call('changePreferences', { body })).status).toBe(400)
  })
})

describe('a new password', () => {
  test('asks for the present one, ends the other sessions, keeps this one and is mailed', async () => {
    const member = await shop.member()
    const other = await secondBrowser(member)
    const changed = await member.visitor.call('changePassword', {
      body: { currentPassword: password, password: 'a new long password' },
    })
    const old = await shop.visitor().call('signIn', { body: { email: member.email, password } })
    const renewed = await shop
      .visitor()
      .call('signIn', { body: { email: member.email, password: 'a new long password' } })
    const mails = (await shop.visitor().mails()).filter(({ to }) => to === member.email)

    expect(changed).toMatchObject({ status: 200, body: { ok: true } })
    expect((await member.visitor.call('readUser')).status).toBe(200)
    expect((await other.call('readUser')).status).toBe(401)
    expect([old.status, renewed.status]).toEqual([401, 200])
    expect(mails.map(({ subject }) => subject)).toContain('Your Stratomate password was changed')
    expect(await auditOf(member.visitor)).toContain('account.change-password')
  })

  test('is refused with a wrong present one, and everything stays', async () => {
    const member = await shop.member()
    const other = await secondBrowser(member)

    const answer = await member.visitor.call('changePassword', {
      body: { currentPassword: 'not the password', password: 'a new long password' },
    })

    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'forbidden', fields: { currentPassword: expect.any(String) } },
    })
    expect((await other.call('readUser')).status).toBe(200)
    expect(await auditOf(member.visitor)).not.toContain('account.change-password')
  })

  test('is refused when it is too short', async () => {
    const { visitor } = await shop.member()

    const answer = await visitor.call('changePassword', { body: { currentPassword: password, password: 'short' } })

    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  test('cannot be guessed at: after ten tries the session waits', async () => {
    const { visitor } = await shop.member()
    const body = { currentPassword: 'a guess', password: 'a new long password' }
    const statuses: number[] = []
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await visitor.call('changePassword', { body })).status)

    expect(new Set(statuses.slice(0, 10))).toEqual(new Set([403]))
    expect(statuses[10]).toBe(429)
  })
})

describe('sessions', () => {
  test('are listed without their tokens, this one marked', async () => {
    const member = await shop.member()
    await secondBrowser(member)
    const answer = await member.visitor.call('listSessions')
    const token = decodeURIComponent(member.visitor.cookies.get('stratomate.session_token') ?? 'none').split('.')[0]

    expect(answer.body.items).toHaveLength(2)
    expect(answer.body.items.filter(({ current }) => current)).toHaveLength(1)
    expect(JSON.stringify(answer.body)).not.toContain(token)
  })

  test('end one by one; repeating it is fine and audited once', async () => {
    const member = await shop.member()
    const other = await secondBrowser(member)
    const { items } = (await member.visitor.call('listSessions')).body
    const id = items.find(({ current }) => !current)?.id ?? ''
    const first = await member.visitor.call('endSession', { params: { id } })
    const second = await member.visitor.call('endSession', { params: { id } })

    expect([first.status, second.status]).toEqual([200, 200])
    expect((await other.call('readUser')).status).toBe(401)
    expect(countOf(await auditOf(member.visitor), 'session.end')).toBe(1)
  })

  test('of somebody else and of nobody are the same: not found', async () => {
    const member = await shop.member()
    const stranger = await shop.member()
    const [own] = (await stranger.visitor.call('listSessions')).body.items
    const foreign = await member.visitor.call('endSession', { params: { id: own?.id ?? '' } })
    const none = await member.visitor.call('endSession', { params: { id: randomUUID() } })

    expect([foreign.status, none.status]).toEqual([404, 404])
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...none.body, requestId: '' })
    expect((await stranger.visitor.call('readUser')).status).toBe(200)
  })

  test('end everywhere else at once', async () => {
    const member = await shop.member()
    const stranger = await shop.member()
    const others = [await secondBrowser(member), await secondBrowser(member)]
    const first = await member.visitor.call('endOtherSessions')
    const second = await member.visitor.call('endOtherSessions')
    const statuses = await Promise.all([...others, member.visitor, stranger.visitor].map((one) => one.call('readUser')))

    expect([first.body, second.body]).toEqual([{ ended: 2 }, { ended: 0 }])
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 200, 200])
    expect(countOf(await auditOf(member.visitor), 'session.end-others')).toBe(1)
  })
})

test('a computer is removed once, however often it is asked', async () => {
  const member = await shop.member()
  const stranger = await shop.member()
  const { deviceId: id } = await connectDesktop(shop, member)
  const foreign = await stranger.visitor.call('removeDevice', { params: { id } })
  const first = await member.visitor.call('removeDevice', { params: { id } })
  const second = await member.visitor.call('removeDevice', { params: { id } })

  expect([foreign.status, first.status, second.status]).toEqual([404, 200, 200])
  expect(countOf(await auditOf(member.visitor), 'device.remove')).toBe(1)
})

test('a computer that leaves is signed out at once, and stands in the record of the account', async () => {
  const member = await shop.member()
  const { visitor } = await connectDesktop(shop, member)
  const left = await visitor.call('leaveDesktop')
  const after = await visitor.call('readEntitlement')
  const devices = await member.visitor.call('listDevices')

  expect([left.status, after.status]).toEqual([200, 401])
  expect(devices.body.items).toEqual([])
  expect(countOf(await auditOf(member.visitor), 'device.leave')).toBe(1)
})

/** A member who has done everything that leaves a trace. */
async function busyMember(): Promise<Member & { desktop: Awaited<ReturnType<typeof connectDesktop>> }> {
  const member = await shop.member()
  await member.visitor.call('startTrial', { body: {} })
  const desktop = await connectDesktop(shop, member)
  const lease = await desktop.visitor.call('takeLease', { body: { want: 5 } })
  await desktop.visitor.call('reportTrades', {
    body: { trades: [paperTrade(String(decodeJwt(lease.body.lease).jti))] },
  })
  await desktop.visitor.call('chooseIndicator', { body: { id: 'super-trend' } })
  await shop.visitor().call('sendSupportMessage', {
    body: {
      clientId: randomUUID(),
      name: 'Ann Lee',
      email: member.email.toUpperCase(),
      subject: 'Hello',
      message: `CANARY of ${member.email}`,
    },
    headers: { 'x-forwarded-for': `198.18.7.${Math.floor(Math.random() * 250)}` },
  })
  return { ...member, desktop }
}

/** Tables with a column that identifies a person, and why some of them are not exported. */
const personColumns = new Set(['user_id', 'actor_id', 'email', 'mailbox', 'to'])
const notExported: Record<string, string> = {}

const all = Object.values(tables).filter((table) => is(table, PgTable))

describe('the export', () => {
  const personal = all.filter((table) => {
    const { columns, foreignKeys } = getTableConfig(table)
    const leads = foreignKeys.some((key) => key.reference().foreignTable === tables.users)
    return leads || columns.some(({ name }) => personColumns.has(name))
  })

  test.each(personal.map(getTableName))('mentions the table %s', (name) => {
    const mentioned = [...exportSections.map(({ table }) => getTableName(table)), ...Object.keys(notExported)]

    expect(mentioned).toContain(name)
  })

  test('holds what the account has done, in a file that no cache keeps', async () => {
    const member = await busyMember()
    const answer = await member.visitor.fetch(navigations.exportData)
    const found = await readExport(member.visitor)

    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="stratomate-data-\d{4}-\d\d-\d\d\.json"$/,
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(found['account']?.[0]).toMatchObject({ id: member.id, email: member.email, firstName: 'Ann' })
    const filled = Object.entries(found).filter(([, rows]) => Array.isArray(rows) && rows.length > 0)
    expect(filled.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'consents',
        'signInMeans',
        'sessions',
        'devices',
        'deviceSignIns',
        'subscriptions',
        'paymentCustomers',
        'usedTrials',
        'chosenIndicators',
        'tradingDays',
        'leases',
        'trades',
        'supportMessages',
        'mails',
        'audit',
      ]),
    )
    await answer.body?.cancel()
  })

  test('holds no secret and nothing of anybody else', async () => {
    const member = await busyMember()
    const stranger = await busyMember()
    const text = JSON.stringify(await readExport(member.visitor))
    const token = decodeURIComponent(member.visitor.cookies.get('stratomate.session_token') ?? 'none').split('.')[0]
    const code = await shop.visitor().mailedCode(member.email)

    for (const secret of [stranger.id, stranger.email, stranger.desktop.deviceId, token, '$argon2id', `\n${code}`])
      expect(text).not.toContain(secret)
    expect(text).not.toMatch(/refreshHash|deviceCodeHash|visitorHash/u)
  })

  test('goes through more rows than one page holds', async () => {
    const member = await busyMember()
    const refusals = Array.from({ length: 600 }, () => ({
      id: randomUUID(),
      signalId: randomUUID(),
      at: new Date(nowMs).toISOString(),
      code: 'stale',
      symbol: 'EURUSD',
      timeframeS: 60,
      side: 'buy',
      indicatorId: 'super-trend',
    }))
    for (let from = 0; from < refusals.length; from += 100)
      await member.desktop.visitor.call('reportRefusals', { body: { refusals: refusals.slice(from, from + 100) } })
    const { refusals: exported = [] } = await readExport(member.visitor)

    expect(new Set(exported.map(({ id }) => id))).toEqual(new Set(refusals.map(({ id }) => id)))
    expect(exported).toHaveLength(600)
  })

  test('is refused to anonymous callers and desktop tokens, and rests after five', async () => {
    const member = await busyMember()
    const anonymous = await shop.visitor().fetch(navigations.exportData)
    const desktop = await member.desktop.visitor.fetch(navigations.exportData)
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1)
      statuses.push((await member.visitor.fetch(navigations.exportData)).status)

    expect([anonymous.status, desktop.status]).toEqual([401, 401])
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('deleting the account', () => {
  test('ends subscriptions, sessions and computers, erases the person and mails it', async () => {
    const member = await busyMember()
    const other = await secondBrowser(member)
    const deleted = await member.visitor.call('deleteAccount', {
      body: { confirmation: member.email.toUpperCase(), password },
    })
    const again = await member.visitor.call('deleteAccount', { body: { confirmation: member.email, password } })
    const signIn = await shop.visitor().call('signIn', { body: { email: member.email, password } })
    const renewed = await member.desktop.visitor.call('exchangeDesktopToken', {
      body: { grantType: 'refresh_token', refreshToken: member.desktop.refreshToken },
    })
    const mails = (await shop.visitor().mails()).filter(({ to }) => to === member.email)

    expect(deleted).toMatchObject({ status: 200, body: { ok: true } })
    expect([...member.visitor.cookies.keys()]).toEqual(['browser'])
    expect([again.status, signIn.status, (await other.call('readUser')).status]).toEqual([401, 401, 401])
    expect((await member.desktop.visitor.call('takeLease', { body: { want: 1 } })).status).toBe(401)
    expect(renewed).toMatchObject({ status: 400, body: { code: 'invalid_grant' } })
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Stratomate account is deleted'])
    expect((await shop.visitor().mails()).map(({ text }) => text).join()).not.toContain(`CANARY of ${member.email}`)
  })

  test('leaves a person who joins again without a second trial and without anything of before', async () => {
    const member = await busyMember()
    await member.visitor.call('deleteAccount', { body: { confirmation: member.email, password } })
    const back = await shop.member({ email: member.email })
    const trial = await back.visitor.call('startTrial', { body: {} })
    const { trades, devices, supportMessages } = await readExport(back.visitor)

    expect(back.id).not.toBe(member.id)
    expect(trial).toMatchObject({ status: 409, body: { code: 'trial_used' } })
    expect([trades, devices, supportMessages]).toEqual([[], [], []])
  })

  test('takes a fresh sign-in for the password, for fifteen minutes', async () => {
    const fresh = await shop.member()
    const stale = await shop.member()
    const deleted = await fresh.visitor.call('deleteAccount', { body: { confirmation: fresh.email } })
    nowMs += 16 * 60_000
    const refused = await stale.visitor.call('deleteAccount', { body: { confirmation: stale.email } })
    nowMs -= 16 * 60_000

    expect(deleted.status).toBe(200)
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'forbidden', fields: { password: expect.any(String) } },
    })
    expect((await stale.visitor.call('readUser')).status).toBe(200)
  })

  test.each([
    ['another email', (email: string) => ({ confirmation: `x${email}`, password }), 400],
    ['a wrong password', (email: string) => ({ confirmation: email, password: 'not the password' }), 403],
    ['no confirmation', () => ({ password }), 400],
  ])('is refused with %s, and nothing is gone', async (_what, bodyFor, status) => {
    const member = await shop.member()

    const answer = await member.visitor.call('deleteAccount', { body: bodyFor(member.email) })

    expect(answer.status).toBe(status)
    expect((await member.visitor.call('readProfile')).body).toMatchObject({ email: member.email, firstName: 'Ann' })
  })
})

test('while the payment provider is away a subscription cannot end, so nothing is deleted', async () => {
  let stop: () => unknown = () => undefined
  const own = await startShop({
    outside: {
      startPaymentsSimulator: async (folder, webhook) => {
        const simulator = await startPaymentsSimulator(folder, webhook)
        stop = simulator.stop
        return simulator
      },
    },
  })
  try {
    const member = await own.member()
    await member.visitor.call('startTrial', { body: {} })
    await stop()
    const refused = await member.visitor.call('deleteAccount', { body: { confirmation: member.email, password } })
    const kept = await member.visitor.call('readProfile')

    expect(refused).toMatchObject({ status: 502, body: { code: 'payments_unavailable' } })
    expect(kept.body).toMatchObject({ email: member.email, firstName: 'Ann' })
  } finally {
    await own.close()
  }
})

test('a paid subscription goes with its account: who joins again has none', async () => {
  const member = await shop.member()
  const begun = await member.visitor.call('createSubscription', {
    body: { tier: 'pro_trader', email: member.email, start: 'now' },
  })
  const paid = await payByCard(member.visitor, begun.body.clientSecret, testCards.works)
  await member.visitor.call('readPaymentStatus', {
    query: { payment_intent: begun.body.clientSecret.split('_secret_')[0] ?? '' },
  })
  const active = await member.visitor.call('readActiveSubscription')
  const deleted = await member.visitor.call('deleteAccount', { body: { confirmation: member.email, password } })
  const back = await shop.member({ email: member.email })
  const found = await back.visitor.call('readSubscription', { params: { id: back.id } })

  expect(paid.status).toBe(200)
  expect(active.body).toMatchObject({ status: 'active', tier: 'pro_trader' })
  expect(deleted.status).toBe(200)
  expect(found.status).toBe(404)
})

test('what is kept of a deleted account names nobody', async () => {
  const member = await shop.member({ email: 'gone.person@example.com' })
  await member.visitor.call('changeProfile', { body: { ...profile, lastName: 'Unmistakable' } })
  await member.visitor.call('startTrial', { body: {} })
  await connectDesktop(shop, member, 'GONE-COMPUTER')
  await member.visitor.call('deleteAccount', { body: { confirmation: member.email, password } })

  const connection = connect({ ...shop.database, max: 1 }, () => undefined)
  const kept: string[] = []
  for (const table of all) {
    const rows = await connection.db.select().from(table)
    kept.push(...rows.map((row) => `${getTableName(table)} ${JSON.stringify(row)}`))
  }
  await connection.close()
  const naming = kept.filter((row) => /gone\.person|Unmistakable|GONE-COMPUTER/u.test(row))

  const subscription = kept.find((row) => row.startsWith('subscriptions ') && row.includes(member.id))

  expect(subscription).toContain('"status":"cancelled"')
  expect(naming.map((row) => /^outbox_mails .*account is deleted/u.test(row))).toEqual([true])
})
