import { randomUUID } from 'node:crypto'
import type { Post } from '@stratomate/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type Shop, startShop, type Visitor } from '#server/main/testing/start-shop.ts'

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
  await listFilter(['Scam', 's\u0441\u0430m', 'guaranteed profit', ' !! '])
})
afterAll(() => shop.close())

const listFilter = (words: unknown, visitor: Visitor = admin.visitor) =>
  visitor.call('changeWordFilter', { body: { words } })
const waiting = async () => (await admin.visitor.call('listReports')).body.items
const list = async (visitor: Visitor) => (await visitor.call('listPosts')).body
const act = { action: 'show', reason: 'Fine' }

async function publish(member: Member, content = `Text ${randomUUID()}`): Promise<Post> {
  nowMs += 9 * 3_600_000
  const body = { clientId: randomUUID(), category: 'general' as const, content, settings: null }
  const answer = await member.visitor.call('writePost', { body })
  expect(answer.status).toBe(200)
  return answer.body
}
async function reply(member: Member, post: Post, content: string) {
  nowMs += 9 * 3_600_000
  return member.visitor.call('writeReply', { params: { id: post.id }, body: { clientId: randomUUID(), content } })
}

describe('listed words', () => {
  test('are a list of the moderators, as they are compared', async () => {
    const read = await admin.visitor.call('readWordFilter')
    const foreign = [
      (await ann.visitor.call('readWordFilter')).status,
      (await listFilter([], ann.visitor)).status,
      (await listFilter([], shop.visitor())).status,
    ]

    expect(read.body).toEqual({ words: ['guaranteed profit', 'scam'] })
    expect(foreign).toEqual([403, 403, 401])
  })

  test.each([
    [null],
    ['x'],
    [[1]],
    [['']],
    [['x'.repeat(61)]],
    [Array.from({ length: 501 }, (_none, place) => `w${place}`)],
  ])('are not %j', async (words) => {
    expect((await listFilter(words)).status).toBe(400)
  })

  test('hold a post for a moderator, and its author is told plainly', async () => {
    const before = (await list(shop.visitor())).counts.general
    const post = await publish(ann, 'This is a S.c.\u0430.m, honestly')
    const others = await list(bob.visitor)
    const asked = (await waiting()).find(({ id }) => id === post.id)
    await admin.visitor.call('moderatePost', { params: { id: post.id }, body: act })
    const after = await list(bob.visitor)

    expect(post.hidden?.reason).toContain('a word that a moderator looks at first')
    expect(others.items.some(({ id }) => id === post.id)).toBe(false)
    expect(others.counts.general).toBe(before)
    expect(asked?.reports[0]?.note).toBe('Held because of the listed word "scam".')
    expect(after.items[0]?.id).toBe(post.id)
    expect(after.counts.general).toBe(before + 1)
    expect((await waiting()).some(({ id }) => id === post.id)).toBe(false)
  })

  test('hold a reply, which tells nobody until it is shown', async () => {
    const post = await publish(ann)
    const held = await reply(bob, post, 'Guaranteed PROFIT here')
    const read = async () =>
      (await ann.visitor.call('listNotifications')).body.items.some(
        ({ path, kind }) => kind === 'reply' && path.endsWith(post.id),
      )
    const counted = async () => (await ann.visitor.call('readPost', { params: { id: post.id } })).body.replies
    const whileHeld = [await read(), await counted()]
    const mails = (await shop.visitor().mails()).filter(({ text }) => text.includes('Guaranteed PROFIT'))
    await admin.visitor.call('moderateReply', { params: { id: held.body.id }, body: act })

    expect(held.body.hidden).not.toBeNull()
    expect(whileHeld).toEqual([false, 0])
    expect(mails).toEqual([])
    expect([await read(), await counted()]).toEqual([true, 1])
  })

  test('hold what an edit brings, again also after it was let through', async () => {
    const post = await publish(ann)
    const change = () =>
      ann.visitor.call('changePost', { params: { id: post.id }, body: { content: 'A scam', settings: null } })
    const first = await change()
    await admin.visitor.call('moderatePost', { params: { id: post.id }, body: act })
    const second = await change()

    expect([first.body.hidden === null, second.body.hidden === null]).toEqual([false, false])
    expect((await waiting()).filter(({ id }) => id === post.id)).toHaveLength(1)
  })

  test('hold no longer word, and nothing of moderators', async () => {
    const post = await publish(ann, 'Scampi for lunch')
    const own = await publish(admin, 'Beware of every scam')

    expect([post.hidden, own.hidden]).toEqual([null, null])
  })

  test('outlive a restart, and so does what they hold', async () => {
    const post = await publish(bob, 'A scam')
    await shop.restart()
    const own = await bob.visitor.call('readPost', { params: { id: post.id } })

    expect((await admin.visitor.call('readWordFilter')).body.words).toEqual(['guaranteed profit', 'scam'])
    expect(own.body.hidden).toEqual(post.hidden)
    expect((await ann.visitor.call('readPost', { params: { id: post.id } })).status).toBe(404)
  })
})
