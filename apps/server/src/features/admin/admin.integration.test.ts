import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyLicence } from '#server/main/testing/buy-licence.ts'
import { connectDesktop, type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'

let shop: Shop
let admin: Member
let member: Member
beforeAll(async () => {
  shop = await startShop({ environment: { ADMIN_EMAIL: 'admin@example.com' } })
  admin = await shop.member({ email: 'admin@example.com' })
  member = await shop.member({ email: 'ann_100@example.com' })
  await shop.member({ email: 'annx100@example.com' })
})
afterAll(() => shop.close())

const emails = async (query: Record<string, string>) =>
  (await admin.visitor.call('listAccounts', { query })).body.items.map(({ email }) => email)
const change = (id: string, body: unknown) => admin.visitor.call('changeAccount', { params: { id }, body })
const audit = async (query: Record<string, string>) => (await admin.visitor.call('listAudit', { query })).body.items

/** Everything that a stream sends until a given text, or until it ends. */
async function readUntil(stream: Response, text: string): Promise<string> {
  let said = ''
  for await (const part of (stream.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    said += part
    if (said.includes(text)) break
  }
  return said
}

test.each(['readAdminOverview', 'listAccounts', 'listAudit', 'listMails', 'listPageVisits', 'signOutAccount'] as const)(
  '%s is for administrators alone',
  async (name) => {
    const parts = { params: { id: randomUUID() } }

    expect(await shop.visitor().call(name, parts)).toMatchObject({ status: 401 })
    expect(await member.visitor.call(name, parts)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect([200, 404]).toContain((await admin.visitor.call(name, parts)).status)
  },
)

describe('the accounts', () => {
  test('are searched by text, whatever signs it has', async () => {
    expect(await emails({ search: '_100' })).toEqual(['ann_100@example.com'])
    expect(await emails({ search: 'ANN' })).toEqual(['annx100@example.com', 'ann_100@example.com', 'admin@example.com'])
    expect(await emails({ search: member.id })).toEqual([member.email])
    expect(await emails({ search: "'; drop table users; --" })).toEqual([])
    expect(await emails({ role: 'admin' })).toEqual(['admin@example.com'])
  })

  test('come in pages that leave nobody out', async () => {
    const first = await admin.visitor.call('listAccounts', { query: { limit: '2' } })
    const rest = await admin.visitor.call('listAccounts', {
      query: { limit: '2', cursor: first.body.nextCursor ?? '' },
    })

    expect([...first.body.items, ...rest.body.items]).toHaveLength(3)
    expect(rest.body.nextCursor).toBeNull()
    expect((await admin.visitor.call('listAccounts', { query: { cursor: 'x' } })).status).toBe(400)
  })

  test('say which plan each has, as its owner sees it', async () => {
    const trader = await shop.member()
    const planOf = async (id: string) =>
      (await admin.visitor.call('listAccounts', { query: { search: id } })).body.items[0]?.plan
    const before = await planOf(trader.id)
    await trader.visitor.call('startTrial', { body: {} })
    const trial = await planOf(trader.id)
    const changed = await change(trader.id, { role: 'moderator', reason: 'Helps out.' })
    await change(trader.id, { role: 'member', reason: 'Has left.' })

    expect(before).toBeNull()
    expect(trial).toMatchObject({ source: 'trial', status: 'trial', plan: null })
    expect(changed.body.plan).toEqual(trial)
  })
})

test('a role is given and taken with a reason that stays in the audit', async () => {
  const other = await shop.member()
  const given = await change(other.id, { role: 'moderator', reason: 'Helps in the community.' })
  const [entry] = await audit({ action: 'accounts.change', subject: other.id })
  const user = await other.visitor.call('readUser')

  expect(given).toMatchObject({ status: 200, body: { role: 'moderator', suspendedAt: null } })
  expect(user.body.role).toBe('moderator')
  expect(entry).toMatchObject({
    actor: 'admin@example.com',
    detail: { role: 'moderator', roleBefore: 'member', suspended: false, reason: 'Helps in the community.' },
  })
})

test('the changes alone leave out what was only read, on every page of the audit', async () => {
  const other = await shop.member()
  await change(other.id, { role: 'moderator', reason: 'Helps out.' })
  await audit({ subject: other.id })
  await emails({ search: other.id })
  await change(other.id, { role: 'member', reason: 'Has left.' })
  const actions = async (query: Record<string, string>) =>
    (await audit({ subject: other.id, ...query })).map(({ action }) => action)
  const shown = { subject: other.id, show: 'changes', limit: '1' }
  const first = (await admin.visitor.call('listAudit', { query: shown })).body
  const next = (await admin.visitor.call('listAudit', { query: { ...shown, cursor: first.nextCursor ?? '' } })).body

  expect(await actions({ show: 'everything' })).toEqual(await actions({}))
  expect(await actions({})).toEqual(expect.arrayContaining(['audit.read', 'accounts.read', 'accounts.change']))
  expect((await actions({ show: 'changes' })).filter((action) => action.endsWith('.read'))).toEqual([])
  expect([...first.items, ...next.items].map(({ action }) => action)).toEqual(['accounts.change', 'accounts.change'])
  expect((await admin.visitor.call('listAudit', { query: { show: 'reads' } })).status).toBe(400)
  expect((await member.visitor.call('listAudit', { query: { show: 'changes' } })).status).toBe(403)
})

test('a suspended account is out at once, and comes back by signing in when it is let in again', async () => {
  const other = await shop.member()
  const credentials = { email: other.email, password: 'correct horse battery' }
  const suspended = await change(other.id, { suspended: true, reason: 'A disputed payment.' })
  const out = await other.visitor.call('readUser')
  const refused = await shop.visitor().call('signIn', { body: credentials })
  await change(other.id, { suspended: false, reason: 'Settled.' })
  const back = await shop.visitor().call('signIn', { body: credentials })

  expect(suspended.body.suspendedAt).not.toBeNull()
  expect([out.status, refused.status, back.status]).toEqual([401, 403, 200])
})

test('every session and computer of an account is signed out', async () => {
  const other = await shop.member()
  await other.visitor.call('startTrial', { body: {} })
  const desktop = await connectDesktop(shop, other)
  const stream = await desktop.visitor.fetch('/api/desktop/events')

  const answer = await admin.visitor.call('signOutAccount', { params: { id: other.id } })

  expect(await readUntil(stream, 'event: device.revoked')).toContain('event: device.revoked')
  expect(answer).toMatchObject({ status: 200, body: { sessions: 1, computers: 1 } })
  expect((await other.visitor.call('readUser')).status).toBe(401)
  expect((await desktop.visitor.call('readEntitlement')).status).toBe(401)
})

test.each([
  ['the own account', () => admin.id, { role: 'member', reason: 'x' }, 409],
  ['an account that is not there', randomUUID, { role: 'member', reason: 'x' }, 404],
  ['no reason', () => member.id, { role: 'member', reason: ' ' }, 400],
  ['an unknown role', () => member.id, { role: 'owner', reason: 'x' }, 400],
  ['another field', () => member.id, { email: 'a@example.com', reason: 'x' }, 400],
])('a change of %s is refused', async (...refusal) => {
  const [, id, body, status] = refusal
  expect((await change(id(), body)).status).toBe(status)
})

test('mails are listed without their texts', async () => {
  const { items } = (await admin.visitor.call('listMails', { query: { to: 'admin@' } })).body
  const code = await admin.visitor.mailedCode('admin@example.com')

  expect(items).toMatchObject([{ to: 'admin@example.com', state: 'queued' }])
  expect(JSON.stringify(items.map((mail) => ({ ...mail, id: '' })))).not.toContain(code)
})

test('a threshold that somebody set is shown and reset', async () => {
  await admin.visitor.call('setVisitThreshold', { body: { path: '/support', threshold: 7 } })
  const { items } = (await admin.visitor.call('listPageVisits')).body

  const byMember = await member.visitor.call('resetVisitThreshold', { body: { path: '/support' } })
  const reset = await admin.visitor.call('resetVisitThreshold', { body: { path: '/support' } })
  const [entry] = await audit({ action: 'visits', subject: '/support' })

  expect(items).toContainEqual({ path: '/support', count: 0, displayThreshold: 7 })
  expect(byMember.status).toBe(403)
  expect(reset).toMatchObject({ status: 200, body: { displayThreshold: 250 } })
  expect(entry?.detail).toEqual({ from: 7, to: 250 })
})

test('the overview counts what there is, a day at a time', async () => {
  const before = (await admin.visitor.call('readAdminOverview')).body
  const trader = await shop.member()
  await trader.visitor.call('startTrial', { body: {} })
  await connectDesktop(shop, trader)
  await buyLicence(trader, 'basic')
  await trader.visitor.call('openConversation', { body: { clientId: randomUUID(), message: 'Hello?' } })
  const { body } = await admin.visitor.call('readAdminOverview')
  const today = (series: typeof body.money.centsByDay) => series.at(-1)?.value ?? 0

  expect(body.accounts.total - before.accounts.total).toBe(1)
  expect(today(body.accounts.newByDay) - today(before.accounts.newByDay)).toBe(1)
  expect(today(body.trials.startedByDay) - today(before.trials.startedByDay)).toBe(1)
  expect(today(body.money.centsByDay) - today(before.money.centsByDay)).toBe(19_900)
  expect(body.money.isTest).toBe(true)
  expect([before.chats, body.chats.waiting]).toEqual([{ waiting: 0, since: null }, 1])
  expect(body.chats.since).not.toBeNull()
  expect(body.queues.mails.waiting).toBeGreaterThan(0)
  expect(body.lastPaymentEventAt).not.toBeNull()
  expect(JSON.stringify(body)).not.toContain('@')
})
