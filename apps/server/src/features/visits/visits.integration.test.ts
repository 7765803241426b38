import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { auditEntries, visitMarks, visitSalts } from '#server/db/tables/index.ts'
import { type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const startsAt = Date.parse('2026-11-21T12:00:00.000Z')

let nowMs = startsAt
let shop: Shop
let admin: Member
beforeAll(async () => {
  shop = await startShop({
    environment: { ADMIN_EMAIL: 'admin@example.com', TRUST_PROXY: '1' },
    outside: { now: () => new Date(nowMs), forgetEveryMs: 20 },
  })
  admin = await shop.member({ email: 'admin@example.com' })
})
afterAll(() => shop.close())

type Browser = { address?: string; userAgent?: string; headers?: Record<string, string> }

async function visit(path: string, { address = '203.0.113.7', userAgent = chrome, headers = {} }: Browser = {}) {
  const answer = await shop.visitor().call('recordVisit', {
    body: { path },
    headers: { 'x-forwarded-for': address, 'user-agent': userAgent, ...headers },
  })
  return answer.body.counted
}

const countOf = async (path: string) => (await shop.visitor().call('readVisits', { query: { path } })).body.count

async function inDatabase<Result>(work: (db: ReturnType<typeof connect>['db']) => Promise<Result>): Promise<Result> {
  const connection = connect({ ...shop.database, max: 1 }, () => undefined)
  try {
    return await work(connection.db)
  } finally {
    await connection.close()
  }
}

describe('a visit', () => {
  test('counts once per browser, page and half hour', async () => {
    const first = await visit('/pricing')
    const again = await visit('/pricing')
    const otherPage = await visit('/documentation')
    const otherAddress = await visit('/pricing', { address: '203.0.113.8' })
    const otherBrowser = await visit('/pricing', { userAgent: chrome.replace('142', '141') })
    nowMs += 30 * 60_000 - 1
    const early = await visit('/pricing')
    nowMs += 1
    const late = await visit('/pricing')

    expect([first, again, otherPage, otherAddress, otherBrowser]).toEqual([true, false, true, true, true])
    expect([early, late]).toEqual([false, true])
    expect(await countOf('/pricing')).toBe(4)
  })

  test('counts once across midnight, though the salt is new', async () => {
    nowMs = Date.parse('2026-11-22T23:50:00.000Z')
    const before = await visit('/download')
    nowMs = Date.parse('2026-11-23T00:10:00.000Z')
    const after = await visit('/download')
    nowMs = Date.parse('2026-11-23T00:20:00.000Z')
    const late = await visit('/download')

    expect([before, after, late]).toEqual([true, false, true])
  })

  test('counts once across a restart', async () => {
    const before = await visit('/changelog')
    await shop.restart()
    const after = await visit('/changelog')

    expect([before, after, await countOf('/changelog')]).toEqual([true, false, 1])
  })

  test.each([
    ['a search engine', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a program without a name', { userAgent: '' }],
    ['a prefetch', { headers: { 'sec-purpose': 'prefetch' } }],
    ['a prerender', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    ['a prefetch in the older way', { headers: { purpose: 'prefetch' } }],
  ])('of %s is not counted', async (_who, browser) => {
    expect(await visit('/community', browser)).toBe(false)
    expect(await countOf('/community')).toBe(0)
  })

  test.each([
    '/dashboard',
    '/login',
    '/no-such-page',
    '/errors/no_such_code',
    '/pricing/',
    '/pricing?x=1',
    'pricing',
    'https://evil.test/',
    '',
    '/'.repeat(201),
    '\u0000',
  ])('to %j is refused', async (path) => {
    const counted = await shop.visitor().call('recordVisit', { body: { path } })
    const read = await shop.visitor().call('readVisits', { query: { path } })

    expect(counted).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(read).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  test('to the page of an error code is counted', async () => {
    expect(await visit('/errors/rate_limited')).toBe(true)
  })

  test('sets no cookie', async () => {
    const visitor = shop.visitor()
    await visitor.call('recordVisit', { body: { path: '/' }, headers: { 'user-agent': chrome } })

    expect(visitor.cookies.size).toBe(0)
  })

  test('from another site is refused', async () => {
    const answer = await shop.visitor().call('recordVisit', {
      body: { path: '/' },
      headers: { origin: 'https://evil.test', 'user-agent': chrome },
    })

    expect(answer).toMatchObject({ status: 403, body: { code: 'foreign_origin' } })
  })

  test('is limited by address, and no other address suffers', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.1', 'user-agent': chrome }
    const send = () => shop.visitor().call('recordVisit', { body: { path: '/' }, headers })
    const answers = await Promise.all(Array.from({ length: 121 }, send))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(120)
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ code: 'rate_limited' })
    expect(await visit('/', { address: '198.51.100.2' })).toBe(true)
  })
})

test('the next day nothing is left of who was there but the count', async () => {
  nowMs = Date.parse('2026-11-25T12:00:00.000Z')
  const before = await countOf('/support')
  await visit('/support')
  nowMs = Date.parse('2026-11-26T12:00:00.000Z')
  const rowsLeft = () => inDatabase(async (db) => [await db.$count(visitMarks), await db.$count(visitSalts)])

  await expect.poll(rowsLeft, { timeout: 5_000 }).toEqual([0, 0])
  expect(await countOf('/support')).toBe(before + 1)
})

describe('the threshold', () => {
  const ask = (who: Member['visitor'], threshold: unknown, path = '/feedback') =>
    who.call('setVisitThreshold', { body: { path, threshold } })

  test('is 250 until somebody sets it', async () => {
    const { body } = await shop.visitor().call('readVisits', { query: { path: '/feedback' } })

    expect(body).toEqual({ count: 0, shouldDisplay: false, displayThreshold: 250 })
  })

  test('may be asked for by anybody when nothing changes', async () => {
    const answer = await ask(shop.visitor(), 250)

    expect(answer).toMatchObject({ status: 200, body: { count: 0, shouldDisplay: false, displayThreshold: 250 } })
  })

  test('is changed by an administrator alone, and that is audited', async () => {
    const member = await shop.member()
    const anonymous = await ask(shop.visitor(), 1)
    const byMember = await ask(member.visitor, 1)
    const byAdmin = await ask(admin.visitor, 1)
    const isThreshold = eq(auditEntries.action, 'visits.set-threshold')
    const entries = await inDatabase((db) => db.select().from(auditEntries).where(isThreshold))

    expect(anonymous).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(byMember).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(byAdmin).toMatchObject({ status: 200, body: { displayThreshold: 1, shouldDisplay: false } })
    expect(entries).toMatchObject([{ subjectId: '/feedback', actorId: admin.id, detail: { from: 250, to: 1 } }])
  })

  test('shows the visits once it is reached, and pages that ask for the default leave it', async () => {
    await ask(admin.visitor, 1, '/how-to')
    await visit('/how-to')
    const asked = await ask(shop.visitor(), 250, '/how-to')
    const present = await ask(shop.visitor(), 1, '/how-to')

    expect(asked.body).toEqual({ count: 1, shouldDisplay: true, displayThreshold: 1 })
    expect(present.status).toBe(200)
  })

  test.each([-1, 0.5, '250', null, 2_000_000_000, Number.MAX_SAFE_INTEGER])('cannot be %j', async (threshold) => {
    expect(await ask(admin.visitor, threshold)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })
})
