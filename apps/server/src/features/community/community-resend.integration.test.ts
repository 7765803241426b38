import { randomUUID } from 'node:crypto'
import { type Post, streams } from '@stratomate/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEvents } from '#server/main/testing/read-events.ts'
import { type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'

let nowMs = Date.now()
let shop: Shop
let admin: Member
let ann: Member
let bob: Member
beforeAll(async () => {
  shop = await startShop({
    environment: { ADMIN_EMAIL: 'admin@example.com' },
    outside: { now: () => new Date(nowMs) },
  })
  admin = await shop.member({ email: 'admin@example.com' })
  ann = await shop.member()
  bob = await shop.member()
})
afterAll(() => shop.close())

const settings = {
  indicatorId: 'super-trend',
  parameters: { period: 10, multiplier: 3 },
  pair: 'EUR/USD',
  timeframe: 'M5' as const,
  expiryCandles: 3,
  stake: { kind: 'fixed' as const, cents: 500 },
}
let spoken = 0
const words = () => `A text of its own ${(spoken += 1)}`
/** Long enough after the last text that the daily limits for new members are not reached. */
const newBody = (change = {}) => {
  nowMs += 12 * 3_600_000
  return { clientId: randomUUID(), category: 'settings' as const, content: words(), settings, ...change }
}

async function publish(change = {}): Promise<Post> {
  const answer = await ann.visitor.call('writePost', { body: newBody(change) })
  expect(answer.status).toBe(200)
  return answer.body
}

describe('a text whose answer was lost', () => {
  test.each<[string, object]>([
    ['words', { content: 'Other words' }],
    ['category', { category: 'support' }],
    ['settings', { settings: { ...settings, expiryCandles: 4 } }],
    ['settings taken away', { settings: null }],
  ])('is refused with other %s under the same id, and the first post stays as it was', async (_, change) => {
    const body = newBody()
    const first = await ann.visitor.call('writePost', { body })
    const changed = await ann.visitor.call('writePost', { body: { ...body, ...change } })
    const read = await ann.visitor.call('readPost', { params: { id: first.body.id } })

    expect(changed).toMatchObject({ status: 409, body: { code: 'already_sent' } })
    expect(read.body).toEqual(first.body)
  })

  test('is one post when it is sent again, with blanks and lines of another system around it too', async () => {
    const body = newBody({ content: 'Two\nlines' })
    const first = await ann.visitor.call('writePost', { body })
    const { counts } = (await ann.visitor.call('listPosts', {})).body
    const again = await ann.visitor.call('writePost', { body })
    const blanks = await ann.visitor.call('writePost', { body: { ...body, content: ' Two\r\nlines ' } })

    expect([again.body, blanks.body]).toEqual([first.body, first.body])
    expect((await ann.visitor.call('listPosts', {})).body.counts).toEqual(counts)
  })

  test('is refused as a changed reply, and as one below another post', async () => {
    const [post, other] = [await publish(), await publish()]
    const body = { clientId: randomUUID(), content: words() }
    const send = ({ id }: Post, change = {}) =>
      bob.visitor.call('writeReply', { params: { id }, body: { ...body, ...change } })
    const first = await send(post)
    const changed = await send(post, { content: 'Other words' })
    const elsewhere = await send(other)
    const again = await send(post)

    for (const answer of [changed, elsewhere])
      expect(answer).toMatchObject({ status: 409, body: { code: 'already_sent' } })
    expect(again.body).toEqual(first.body)
    expect((await ann.visitor.call('readPost', { params: { id: post.id } })).body.replies).toBe(1)
  })
})

test('how many posts a category has is told after each that is counted from now on, or no more', async () => {
  const read = (count: number, lastEventId: string | undefined) =>
    readEvents(streams.communityEvents, { from: shop.visitor(), count, lastEventId })
  const [now] = await read(1, 'unknown')
  const before = (await shop.visitor().call('listPosts', {})).body.counts
  const post = await publish({ category: 'support' })
  const params = { id: post.id }
  for (const action of ['hide', 'show'] as const)
    await admin.visitor.call('moderatePost', { params, body: { action, reason: 'Looked at.' } })
  await bob.visitor.call('likePost', { params })
  await ann.visitor.call('deletePost', { params })
  const heard = await read(9, now?.id)

  expect(heard.map(({ event }) => event)).toEqual([
    'post.changed',
    'counts.changed',
    'post.removed',
    'counts.changed',
    'post.changed',
    'counts.changed',
    'post.changed',
    'post.removed',
    'counts.changed',
  ])
  expect(heard.filter(({ event }) => event === 'counts.changed').map(({ data }) => data)).toEqual(
    [1, 0, 1, 0].map((more) => ({ counts: { ...before, support: before.support + more } })),
  )
})
