import { randomUUID } from 'node:crypto'
import type { Post } from '@stratomate/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
  // The limits for new members end with the second post and the first day.
  for (const member of [ann, bob]) for (const _ of [1, 2]) await publish(member)
  nowMs += 86_400_000
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
const postBody = (change = {}) => ({
  clientId: randomUUID(),
  category: 'general' as const,
  content: words(),
  settings: null,
  ...change,
})
/** Long enough that the pause between two texts is over, without reaching a daily limit. */
const later = () => (nowMs += 2 * 3_600_000)

async function publish(member: Member, change = {}): Promise<Post> {
  later()
  const answer = await member.visitor.call('writePost', { body: postBody(change) })
  expect(answer.status).toBe(200)
  return answer.body
}
async function reply(member: Member, post: Post, content = words()) {
  later()
  return member.visitor.call('writeReply', { params: { id: post.id }, body: { clientId: randomUUID(), content } })
}
const list = async (visitor = shop.visitor(), query = {}) => (await visitor.call('listPosts', { query })).body

describe('a post', () => {
  test('is at the top for everybody, with the name that its author wants shown and no email', async () => {
    const post = await publish(ann)
    const page = await list()

    expect(page.items[0]).toEqual({ ...post, liked: false, voted: 'none' })
    expect(post).toMatchObject({
      author: { name: 'Ann L.', badge: null, imageUrl: null },
      likes: 0,
      votes: null,
      replies: 0,
    })
    expect(JSON.stringify(page)).not.toContain(ann.email)
    expect(JSON.stringify(page)).not.toContain(ann.id)
  })

  test('that is sent twice is there once', async () => {
    later()
    const body = postBody()
    const before = (await list()).counts.general
    const [first, second] = await Promise.all([
      ann.visitor.call('writePost', { body }),
      ann.visitor.call('writePost', { body }),
    ])

    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.id).toBe(first.body.id)
    expect((await list()).counts.general).toBe(before + 1)
  })

  test.each<[string, object, string]>([
    ['blank', { content: ' \n ' }, 'content'],
    ['too long', { content: 'x'.repeat(5_001) }, 'content'],
    ['with a control character', { content: 'a\u0000b' }, 'content'],
    ['with a tower of accents', { content: `z${'\u0301'.repeat(20)}` }, 'content'],
    ['of an unknown category', { category: 'news' }, 'category'],
    ['with settings of an unknown indicator', { settings: { ...settings, indicatorId: 'nothing' } }, 'settings'],
    ['with a parameter out of its range', { settings: { ...settings, parameters: { period: 0 } } }, 'settings'],
    ['with a foreign parameter', { settings: { ...settings, parameters: { __proto__x: 1 } } }, 'settings'],
  ])('%s is refused and names the place', async (_, change, place) => {
    later()
    const answer = await ann.visitor.call('writePost', { body: postBody(change) })

    expect(answer.status).toBe(400)
    expect(JSON.stringify(Reflect.get(answer.body, 'fields'))).toContain(place)
  })

  test('keeps hostile text exactly as it was typed', async () => {
    const content = '<script>alert(1)</script> \u202Egnp.exe <img src=x onerror=alert(2)> https://аpple.com'
    const post = await publish(ann, { content })

    expect(post.content).toBe(content)
  })

  test('is edited by its author with a mark, by nobody else', async () => {
    const post = await publish(ann)
    const change = { content: 'Changed', settings: null }
    const foreign = await bob.visitor.call('changePost', { params: { id: post.id }, body: change })
    const own = await ann.visitor.call('changePost', { params: { id: post.id }, body: change })

    expect(foreign.status).toBe(404)
    expect(own.body).toMatchObject({ content: 'Changed', editedAt: new Date(nowMs).toISOString() })
  })

  test('is deleted by its author with its replies, and counted no more', async () => {
    const post = await publish(ann)
    await reply(bob, post)
    const before = (await list()).counts.general
    const foreign = await bob.visitor.call('deletePost', { params: { id: post.id } })
    const own = await ann.visitor.call('deletePost', { params: { id: post.id } })

    expect([foreign.status, own.status]).toEqual([404, 200])
    expect((await list()).counts.general).toBe(before - 1)
    expect((await shop.visitor().call('readPost', { params: { id: post.id } })).status).toBe(404)
    expect((await shop.visitor().call('listReplies', { params: { id: post.id } })).status).toBe(404)
  })
})

describe('the list', () => {
  test('comes page by page without gaps, and by category', async () => {
    for (let index = 0; index < 5; index += 1) await publish(ann, { category: 'support' })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await list(shop.visitor(), {
        category: 'support',
        limit: '2',
        ...(cursor === undefined ? {} : { cursor }),
      })
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    const whole = await list(shop.visitor(), { category: 'support', limit: '100' })

    expect(seen).toEqual(whole.items.map(({ id }) => id))
    expect(new Set(seen).size).toBe(whole.counts.support)
  })

  test('finds words in any order, and nothing for words that are nowhere', async () => {
    const post = await publish(ann, { content: 'Zanzibar breakout on quiet mornings' })
    const found = await list(shop.visitor(), { search: 'breakout zanzibar' })
    const hostile = await list(shop.visitor(), { search: `' | & ! <-> :* \\ "` })

    expect(found.items.map(({ id }) => id)).toEqual([post.id])
    expect((await list(shop.visitor(), { search: 'nowhereatall' })).items).toEqual([])
    expect(Array.isArray(hostile.items)).toBe(true)
  })

  test('refuses a cursor that belongs to nobody', async () => {
    expect((await shop.visitor().call('listPosts', { query: { cursor: 'bm9uc2Vuc2U' } })).status).toBe(400)
  })
})

describe('likes and votes', () => {
  test('a like is counted once, and seen as the own one', async () => {
    const post = await publish(ann)
    await bob.visitor.call('likePost', { params: { id: post.id } })
    const again = await bob.visitor.call('likePost', { params: { id: post.id } })
    const seen = await shop.visitor().call('readPost', { params: { id: post.id } })
    const back = await bob.visitor.call('unlikePost', { params: { id: post.id } })

    expect(again.body).toMatchObject({ likes: 1, liked: true })
    expect(seen.body).toMatchObject({ likes: 1, liked: false })
    expect(back.body).toMatchObject({ likes: 0, liked: false })
  })

  test('a vote moves the sum by one, back by one, over by two', async () => {
    const post = await publish(ann, { settings, category: 'settings' })
    const sums: (number | null)[] = []
    for (const vote of ['up', 'up', 'down', 'none', 'down'] as const) {
      const { body } = await bob.visitor.call('voteOnPost', { params: { id: post.id }, body: { vote } })
      sums.push(body.votes)
    }

    expect(sums).toEqual([1, 1, -1, 0, -1])
  })

  test('the own post and a post without settings take no vote', async () => {
    const plain = await publish(ann)
    const own = await publish(ann, { settings, category: 'settings' })
    const onPlain = await bob.visitor.call('voteOnPost', { params: { id: plain.id }, body: { vote: 'up' } })
    const onOwn = await ann.visitor.call('voteOnPost', { params: { id: own.id }, body: { vote: 'up' } })

    expect(onPlain.status).toBe(400)
    expect(onOwn).toMatchObject({ status: 403, body: { message: 'You cannot vote on your own post.' } })
  })

  test('two who vote on each other at once both succeed', async () => {
    const [one, other] = [await publish(ann, { settings }), await publish(bob, { settings })]
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const vote = index % 2 === 0 ? ('up' as const) : ('down' as const)
        return [
          ann.visitor.call('voteOnPost', { params: { id: other.id }, body: { vote } }),
          bob.visitor.call('voteOnPost', { params: { id: one.id }, body: { vote } }),
        ]
      }).flat(),
    )

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

describe('replies', () => {
  test('stand below the post, oldest first, and are counted', async () => {
    const post = await publish(ann)
    const first = await reply(bob, post)
    const second = await reply(ann, post)
    const page = await shop.visitor().call('listReplies', { params: { id: post.id } })

    expect(page.body.items.map(({ id }) => id)).toEqual([first.body.id, second.body.id])
    expect((await shop.visitor().call('readPost', { params: { id: post.id } })).body.replies).toBe(2)
  })

  test('are edited, liked and deleted by whom it concerns', async () => {
    const post = await publish(ann)
    const { body: own } = await reply(bob, post)
    const edited = await bob.visitor.call('changeReply', { params: { id: own.id }, body: { content: 'Better' } })
    const foreign = await ann.visitor.call('changeReply', { params: { id: own.id }, body: { content: 'Mine' } })
    const liked = await ann.visitor.call('likeReply', { params: { id: own.id } })
    const unliked = await ann.visitor.call('unlikeReply', { params: { id: own.id } })
    const kept = await ann.visitor.call('deleteReply', { params: { id: own.id } })
    const gone = await bob.visitor.call('deleteReply', { params: { id: own.id } })

    expect(edited.body).toMatchObject({ content: 'Better', editedAt: expect.any(String) })
    expect([liked.body.likes, unliked.body.likes]).toEqual([1, 0])
    expect([foreign.status, kept.status, gone.status]).toEqual([404, 404, 200])
    expect((await shop.visitor().call('readPost', { params: { id: post.id } })).body.replies).toBe(0)
  })
})

describe('limits', () => {
  test('two texts need a pause, the same text a longer one, and a newcomer ends at three posts a day', async () => {
    const carl = await shop.member()
    const send = (content: string) => carl.visitor.call('writePost', { body: postBody({ content }) })
    const first = await send('One')
    const atOnce = await send('Two')
    nowMs += 20_000
    const repeated = await send('ONE!')
    const second = await send('Three')
    nowMs += 20_000
    const third = await send('Four')
    nowMs += 20_000
    const fourth = await send('Five')

    expect([first.status, second.status, third.status]).toEqual([200, 200, 200])
    expect(atOnce).toMatchObject({ status: 429, body: { code: 'posting_limited' } })
    expect(repeated).toMatchObject({ status: 409, body: { code: 'text_repeated' } })
    expect(fourth).toMatchObject({ status: 429, body: { message: expect.stringContaining('3 posts in a day') } })
  })
})

describe('people who open the list at the same time', () => {
  test('each read their own likes, votes and hidden posts in it', async () => {
    const dora = await shop.member()
    const [liked, voted, hidden] = [await publish(ann), await publish(ann, { settings }), await publish(bob)]
    await bob.visitor.call('likePost', { params: { id: liked.id } })
    await bob.visitor.call('voteOnPost', { params: { id: voted.id }, body: { vote: 'up' } })
    await dora.visitor.call('voteOnPost', { params: { id: voted.id }, body: { vote: 'down' } })
    const reason = 'An advertisement'
    await admin.visitor.call('moderatePost', { params: { id: hidden.id }, body: { action: 'hide', reason } })
    const readers = [ann.visitor, bob.visitor, dora.visitor, shop.visitor()]
    const pages = await Promise.all([...readers, ...readers, ...readers].map((visitor) => list(visitor)))
    const seen = pages.map(({ items }) => {
      const find = ({ id }: Post) => items.find((item) => item.id === id)
      return [find(liked)?.liked, find(voted)?.voted, find(hidden)?.hidden ?? null]
    })
    const each = [
      [false, 'none', null],
      [true, 'up', { reason }],
      [false, 'down', null],
      [false, 'none', null],
    ]

    expect(seen).toEqual([...each, ...each, ...each])
  })
})

describe('moderators', () => {
  test('hide a post with a reason that its author reads, and show it again', async () => {
    const post = await publish(ann)
    const reason = 'Earnings claims are not allowed.'
    const hidden = await admin.visitor.call('moderatePost', {
      params: { id: post.id },
      body: { action: 'hide', reason },
    })
    const toOthers = await bob.visitor.call('readPost', { params: { id: post.id } })
    const toAuthor = await ann.visitor.call('readPost', { params: { id: post.id } })
    const isIn = ({ items }: Awaited<ReturnType<typeof list>>) => items.some(({ id }) => id === post.id)
    const listed = [await list(), await list(bob.visitor), await list(ann.visitor)].map(isIn)
    await publish(bob)
    const pages = [await list(ann.visitor, { limit: '1' })]
    pages.push(await list(ann.visitor, { limit: '1', cursor: pages[0]?.nextCursor ?? '' }))
    await admin.visitor.call('moderatePost', { params: { id: post.id }, body: { action: 'show', reason: 'A mistake' } })

    expect(hidden.status).toBe(200)
    expect([toOthers.status, ...listed]).toEqual([404, false, false, true])
    expect(pages.filter(isIn)).toHaveLength(1)
    expect(toAuthor.body.hidden).toEqual({ reason })
    expect((await list()).items.some(({ id }) => id === post.id)).toBe(true)
  })

  test('hide a reply, which its author alone still reads, with the reason', async () => {
    const carl = await shop.member()
    const post = await publish(carl)
    const { body: own } = await reply(carl, post)
    const moderate = { params: { id: own.id }, body: { action: 'hide', reason: 'An insult' } }
    await admin.visitor.call('moderateReply', moderate)
    const seenBy = async (visitor: typeof carl.visitor) =>
      (await visitor.call('listReplies', { params: { id: post.id } })).body.items.map(({ hidden }) => hidden)

    expect(await seenBy(carl.visitor)).toEqual([{ reason: 'An insult' }])
    expect([await seenBy(bob.visitor), await seenBy(shop.visitor())]).toEqual([[], []])
  })

  test('lock a post against replies and changes, and pin it above all', async () => {
    const post = await publish(ann)
    for (const action of ['lock', 'pin'] as const)
      await admin.visitor.call('moderatePost', { params: { id: post.id }, body: { action, reason: 'x' } })
    await publish(bob)
    const answer = await reply(bob, post)
    const [first] = (await list()).items
    await admin.visitor.call('moderatePost', { params: { id: post.id }, body: { action: 'unpin', reason: 'x' } })

    expect(answer).toMatchObject({ status: 409, body: { code: 'post_locked' } })
    expect(first).toMatchObject({ id: post.id, pinned: true, locked: true })
  })

  test('suspend a writer, who is told why and until when, and reads on', async () => {
    const dora = await shop.member()
    const post = await publish(dora)
    const until = new Date(nowMs + 3 * 86_400_000).toISOString()
    const authorId = post.author.id ?? ''
    await admin.visitor.call('moderateMember', {
      params: { id: authorId },
      body: { action: 'suspend', reason: 'Spam', until },
    })
    nowMs += 60_000
    // A warning that came first does not change what the person is told.
    await admin.visitor.call('moderateMember', { params: { id: authorId }, body: { action: 'warn', reason: 'Links' } })
    const refused = await dora.visitor.call('writePost', { body: postBody() })
    const reads = await dora.visitor.call('listPosts', {})
    const facts = await dora.visitor.call('listNotifications', {})
    nowMs += 4 * 86_400_000
    const again = await dora.visitor.call('writePost', { body: postBody() })

    expect(refused).toMatchObject({
      status: 403,
      body: {
        code: 'posting_suspended',
        message: expect.stringMatching(/until \w+ \d+, \d{4} at \d\d:\d\d UTC. Reason: Spam$/u),
      },
    })
    expect(facts.body.items.map(({ title, detail }) => [title, detail])).toEqual([
      ['A warning from the moderators', 'Reason: Links'],
      [expect.stringMatching(/^You may not write until \w+ \d+, \d{4} at/u), 'Reason: Spam'],
    ])
    expect([reads.status, again.status]).toEqual([200, 200])
  })

  test('see what was reported; three people of some age hide it until then', async () => {
    const reporters = [await shop.member(), await shop.member(), await shop.member()]
    for (const one of reporters) await publish(one)
    nowMs += 86_400_000
    const post = await publish(ann)
    const report = (member: Member) =>
      member.visitor.call('reportContent', { body: { target: 'post', id: post.id, reason: 'spam' } })
    const [first] = reporters
    if (first === undefined) throw new Error('nobody reports')
    await report(first)
    await report(first)
    await shop.visitor().call('reportContent', { body: { target: 'post', id: post.id, reason: 'spam' } })
    const stillThere = (await shop.visitor().call('readPost', { params: { id: post.id } })).status
    for (const one of reporters.slice(1)) await report(one)
    const hidden = (await shop.visitor().call('readPost', { params: { id: post.id } })).status
    const queue = await admin.visitor.call('listReports')
    const mine = queue.body.items.find(({ id }) => id === post.id)
    await admin.visitor.call('moderatePost', { params: { id: post.id }, body: { action: 'show', reason: 'Fine' } })
    const after = await admin.visitor.call('listReports')

    expect([stillThere, hidden]).toEqual([200, 404])
    expect(mine).toMatchObject({ hidden: true, reports: [{ reason: 'spam' }, {}, {}, {}] })
    expect(after.body.items.some(({ id }) => id === post.id)).toBe(false)
  })

  test('leave a reported text as it is, once and with a reason that stays in the audit', async () => {
    const post = await publish(ann)
    await bob.visitor.call('reportContent', { body: { target: 'post', id: post.id, reason: 'other' } })
    const leave = (reason: string) =>
      admin.visitor.call('dismissReports', { params: { id: post.id }, body: { reason } })
    const unexplained = await leave(' ')
    const left = await leave('Rude, but no insult')
    const again = await leave('Rude, but no insult')
    const { items } = (await admin.visitor.call('listReports')).body
    const [entry] = (await admin.visitor.call('listAudit', { query: { subject: post.id } })).body.items

    expect([unexplained.status, left.status, again.status]).toEqual([400, 200, 404])
    expect(items.some(({ id }) => id === post.id)).toBe(false)
    expect(entry).toMatchObject({
      action: 'community.reports.dismiss',
      detail: { reports: 1, reason: 'Rude, but no insult' },
    })
    expect((await shop.visitor().call('readPost', { params: { id: post.id } })).status).toBe(200)
  })

  test.each([
    ['moderatePost', { action: 'hide', reason: 'x' }],
    ['moderateReply', { action: 'hide', reason: 'x' }],
    ['moderateMember', { action: 'warn', reason: 'x' }],
    ['listReports', undefined],
    ['dismissReports', { reason: 'x' }],
  ] as const)('%s is refused to members', async (name, body) => {
    const answer = await bob.visitor.call(name, { params: { id: randomUUID() }, body })

    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  })
})

test('everything is still there after a restart', async () => {
  const post = await publish(ann, { settings, category: 'settings' })
  await bob.visitor.call('voteOnPost', { params: { id: post.id }, body: { vote: 'up' } })
  await shop.restart()

  expect((await bob.visitor.call('readPost', { params: { id: post.id } })).body).toMatchObject({
    votes: 1,
    voted: 'up',
    settings,
  })
})
