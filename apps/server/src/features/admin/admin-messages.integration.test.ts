import { referenceOf } from '@stratomate/std/text'
import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@stratomate/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'

let nowMs = Date.parse('2026-11-21T12:00:00.000Z')
let calls = 0
let shop: Shop
let admin: Member
let moderator: Member
let member: Member
beforeAll(async () => {
  // Each message comes from another address, so that the limit of the form is not reached.
  const environment = { ADMIN_EMAIL: 'admin@example.com', TRUST_PROXY: '1' }
  shop = await startShop({ environment, outside: { now: () => new Date(nowMs) } })
  admin = await shop.member({ email: 'admin@example.com' })
  moderator = await shop.member()
  member = await shop.member()
  const body = { role: 'moderator', reason: 'Helps in the community.' }
  await admin.visitor.call('changeAccount', { params: { id: moderator.id }, body })
})
afterAll(() => shop.close())

const sender = () => ({ headers: { 'x-forwarded-for': `198.18.0.${(calls += 1)}` } })

async function sendFeedback(change: Partial<BodyOf<'sendFeedback'>>): Promise<string> {
  nowMs += 1_000
  const body = { clientId: randomUUID(), feedbackType: 'bug', rating: 4, message: 'The chart flickers.', ...change }
  return (await shop.visitor().call('sendFeedback', { body, ...sender() })).body.id
}

async function writeToSupport(subject: string): Promise<string> {
  const body = { clientId: randomUUID(), name: 'Ann Lee', email: 'ann@example.com', subject, message: 'It says no.' }
  return (await shop.visitor().call('sendSupportMessage', { body, ...sender() })).body.id
}

const feedback = (query: Record<string, string> = {}) => admin.visitor.call('listFeedback', { query })
const toSupport = (query: Record<string, string> = {}) => admin.visitor.call('listSupportMessages', { query })
const idsOf = (answer: { body: { items: { id: string }[] } }) => answer.body.items.map(({ id }) => id)

test.each(['listFeedback', 'listSupportMessages'] as const)('%s is for administrators alone', async (name) => {
  expect(await shop.visitor().call(name)).toMatchObject({ status: 401, body: { code: 'signed_out' } })
  expect(await member.visitor.call(name)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect(await moderator.visitor.call(name)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect((await admin.visitor.call(name)).status).toBe(200)
})

describe('feedback', () => {
  const none = { suggestion: 0, bug: 0, feature: 0, experience: 0, other: 0 }

  test('that nobody has sent yet has no average', async () => {
    expect((await feedback()).body).toEqual({ items: [], nextCursor: null, counts: none, averageRating: null })
  })

  test('is listed as it was written, newest first, with the totals of all of it', async () => {
    const message = '=HYPERLINK("https://evil.test")\n<img src=x onerror=alert(1)> \u202Etxt.exe'
    const bug = await sendFeedback({ message, expected: 'A chart', rating: 1 })
    const idea = await sendFeedback({ feedbackType: 'suggestion', rating: 5, email: 'ann@example.com', name: 'Ann' })
    const other = await sendFeedback({ feedbackType: 'bug', rating: 4 })
    const all = await feedback()
    const bugs = await feedback({ type: 'bug' })

    expect(idsOf(all)).toEqual([other, idea, bug])
    expect(all.body.items[1]).toMatchObject({ feedbackType: 'suggestion', rating: 5, name: 'Ann', expected: null })
    expect(all.body.items[2]).toMatchObject({ message, expected: 'A chart', name: null, email: null })
    expect(all.body.items[2]).not.toHaveProperty('clientId')
    expect(idsOf(bugs)).toEqual([other, bug])
    expect(bugs.body).toMatchObject({ counts: { ...none, suggestion: 1, bug: 2 }, averageRating: 10 / 3 })
  })

  test('comes in pages that leave nothing out, even of one instant', async () => {
    const before = nowMs
    for (const rating of [1, 2, 3]) {
      nowMs = before
      await sendFeedback({ feedbackType: 'other', rating })
    }
    const first = await feedback({ type: 'other', limit: '2' })
    const rest = await feedback({ type: 'other', limit: '2', cursor: first.body.nextCursor ?? '' })

    expect(new Set([...idsOf(first), ...idsOf(rest)]).size).toBe(3)
    expect(rest.body.nextCursor).toBeNull()
  })
})

describe('a message to support', () => {
  test('is found by subject, email and the reference of its mails', async () => {
    const one = await writeToSupport('100% of my trades')
    nowMs += 1_000
    const other = await writeToSupport('The app does not start')

    expect(idsOf(await toSupport())).toEqual([other, one])
    expect(idsOf(await toSupport({ search: '100%' }))).toEqual([one])
    expect(idsOf(await toSupport({ search: 'ANN@' }))).toEqual([other, one])
    expect(idsOf(await toSupport({ search: referenceOf(other) }))).toEqual([other])
    expect(idsOf(await toSupport({ search: "'; drop table users; --" }))).toEqual([])
  })
})

test.each([
  ['type', 'praise'],
  ['cursor', 'x'],
  ['cursor', 'x'.repeat(201)],
  ['limit', '0'],
  ['limit', '201'],
  ['limit', 'many'],
])('a list with the %s %j is refused', async (name, value) => {
  expect(await feedback({ [name]: value })).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

test('a search longer than a line is refused', async () => {
  expect((await toSupport({ search: 'x'.repeat(121) })).status).toBe(400)
  expect((await toSupport({ search: 'a\u0000b' })).status).toBe(400)
})
