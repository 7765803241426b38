import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectDesktop, type Member } from '#server/main/testing/start-shop.ts'
import { type ClockShop, openClockShop } from '#server/main/testing/open-clock-shop.ts'
import { paperTrade } from '#server/main/testing/paper-trade.ts'

const day = 86_400_000
let clock: ClockShop
let aheadMs = 0
let admin: Member
beforeAll(async () => {
  clock = await openClockShop({
    environment: { ADMIN_EMAIL: 'admin@example.com' },
    outside: { publishEveryMs: 25, digestEveryMs: 25, forgetEveryMs: 50, reconcileEveryMs: 50 },
  })
  admin = await clock.shop.member({ email: 'admin@example.com' })
})
afterAll(() => clock.close())

const goOn = (ms: number) => clock.goTo((aheadMs += ms))
const later = () => goOn(20_000)

let people = 0
/** A person with a name that nobody else has. */
async function person(firstName = `P${(people += 1)}x`, lastName = 'Lee'): Promise<Member & { name: string }> {
  const member = await clock.shop.member()
  await member.visitor.call('changeProfile', { body: { firstName, lastName, country: 'US' } })
  return { ...member, name: `${firstName} ${lastName.slice(0, 1)}.` }
}

async function publish(member: Member, content = `Text ${randomUUID()}`) {
  later()
  const body = { clientId: randomUUID(), category: 'general' as const, content, settings: null }
  const answer = await member.visitor.call('writePost', { body })
  expect(answer.status).toBe(200)
  return answer.body
}
async function reply(member: Member, postId: string, content = `Text ${randomUUID()}`) {
  return send(member, postId, { clientId: randomUUID(), content })
}
async function send(member: Member, postId: string, body: { clientId: string; content: string }) {
  later()
  const answer = await member.visitor.call('writeReply', { params: { id: postId }, body })
  expect(answer.status).toBe(200)
  return answer.body
}
const listOf = async (member: Member, query = {}) => (await member.visitor.call('listNotifications', { query })).body
const titlesOf = async (member: Member) => (await listOf(member)).items.map(({ title }) => title)
const moderate = (id: string, action: string, reason = 'Advertising') =>
  admin.visitor.call('moderatePost', { params: { id }, body: { action, reason } })
const moderateReply = (id: string, action: string) =>
  admin.visitor.call('moderateReply', { params: { id }, body: { action, reason: 'Advertising' } })
const mailsTo = async ({ email }: Member, subject: string) =>
  (await clock.shop.visitor().mails()).filter((mail) => mail.to === email && mail.subject.includes(subject))

describe('a reply', () => {
  test('tells the author of the post, with the beginning of the text and the way there', async () => {
    const [ann, bob] = [await person(), await person()]
    const post = await publish(ann)
    await reply(bob, post.id, 'Try a longer\n\nperiod')
    const { items, unread } = await listOf(ann)

    expect(unread).toBe(1)
    expect(items).toMatchObject([
      {
        kind: 'reply',
        read: false,
        title: `${bob.name} replied to your post`,
        detail: 'Try a longer period',
        path: `/community/${post.id}`,
      },
    ])
  })

  test('that is sent twice tells once, and one’s own tells nobody', async () => {
    const [ann, bob] = [await person(), await person()]
    const post = await publish(ann)
    const clientId = randomUUID()
    for (const _ of [1, 2]) await send(bob, post.id, { clientId, content: 'The same' })
    await reply(ann, post.id)

    expect(await titlesOf(ann)).toHaveLength(1)
    expect(await titlesOf(bob)).toEqual([])
  })

  test('that is hidden or deleted tells nothing of itself any more, and again when it is shown', async () => {
    const [ann, bob] = [await person(), await person()]
    const post = await publish(ann)
    const hidden = await reply(bob, post.id, 'A secret')
    await moderateReply(hidden.id, 'hide')
    const whileHidden = await listOf(ann)
    await moderateReply(hidden.id, 'show')
    const whenShown = await listOf(ann)
    await bob.visitor.call('deleteReply', { params: { id: hidden.id } })

    expect(whileHidden).toMatchObject({ items: [], unread: 0 })
    expect(whenShown).toMatchObject({ items: [{ detail: 'A secret' }], unread: 1 })
    expect(await listOf(ann)).toMatchObject({ items: [], unread: 0 })
  })

  test('of somebody who is suspended is refused and tells nobody', async () => {
    const [ann, bob] = [await person(), await person()]
    const post = await publish(ann)
    const authorId = (await publish(bob)).author.id ?? ''
    await admin.visitor.call('moderateMember', {
      params: { id: authorId },
      body: { action: 'suspend', reason: 'Insults' },
    })
    later()
    const refused = await bob.visitor.call('writeReply', {
      params: { id: post.id },
      body: { clientId: randomUUID(), content: `Hello @${ann.name}` },
    })

    expect(refused.status).toBe(403)
    expect(await titlesOf(ann)).toEqual([])
    expect(await listOf(bob)).toMatchObject({
      items: [
        { kind: 'moderation', title: expect.stringContaining('You may not write until'), detail: 'Reason: Insults' },
      ],
    })
  })
})

describe('a mention', () => {
  test('tells the member of that name, marks it in the text and mails it where that is wanted', async () => {
    const [ann, bob] = [await person(), await person()]
    await publish(bob)
    await bob.visitor.call('changeMailSettings', { body: { mentions: true } })
    const post = await publish(ann, `What do you say, @${bob.name} and @Nobody N.?`)

    expect(post.mentions).toEqual([bob.name])
    expect(await listOf(bob)).toMatchObject({ items: [{ kind: 'mention', title: `${ann.name} mentioned you` }] })
    expect(await mailsTo(bob, 'mentioned you')).toHaveLength(1)
  })

  test('of the author of the post in a reply is the reply alone', async () => {
    const [ann, bob] = [await person(), await person()]
    const post = await publish(ann)
    await reply(bob, post.id, `Yes @${ann.name}`)

    expect((await listOf(ann)).items.map(({ kind }) => kind)).toEqual(['reply'])
    expect(await mailsTo(ann, 'mentioned you')).toEqual([])
  })

  test('of a name that two have means the one who has written here, and else nobody', async () => {
    const [one, two] = [await person('Twin', 'Ray'), await person('Twin', 'Roe')]
    for (const member of [one, two]) await publish(member)
    const author = await person()
    const alone = await publish(author, 'Hello @twin r, which?')
    const post = await publish(one)
    const answer = await reply(author, post.id, 'I mean you, @Twin R.')
    const elsewhere = await publish(author)
    await reply(two, elsewhere.id)
    await reply(author, elsewhere.id, 'And you, @Twin R.')

    expect(alone.mentions).toEqual([])
    expect(answer.mentions).toEqual(['Twin R.'])
    expect((await listOf(two)).items.map(({ kind }) => kind)).toEqual(['mention'])
    expect((await listOf(one)).items.map(({ kind }) => kind)).toEqual(['reply'])
  })

  test('tells five people of one text at most', async () => {
    const named = []
    for (let index = 0; index < 6; index += 1) {
      const member = await person()
      await publish(member)
      named.push(member)
    }
    const post = await publish(await person(), named.map(({ name }) => `@${name}`).join(', '))
    const notices = await Promise.all(named.map(async (member) => (await titlesOf(member)).length))

    expect(post.mentions).toHaveLength(5)
    expect(notices).toEqual([1, 1, 1, 1, 1, 0])
  })

  test('that an edit brings is told, and one that stays is not told again', async () => {
    const [ann, bob] = [await person(), await person()]
    await publish(bob)
    const post = await publish(ann)
    const change = (content: string) =>
      ann.visitor.call('changePost', { params: { id: post.id }, body: { content, settings: null } })
    await change(`Look @${bob.name}`)
    await change(`Look again @${bob.name}`)

    expect(await titlesOf(bob)).toHaveLength(1)
  })

  test.each(['@'.repeat(2_000), '@a '.repeat(1_000), `@${'x'.repeat(3_000)}`, `@%_' or 1=1 --`, '@\u202EnnA L.'])(
    'written with ill will is a plain text: %#',
    async (content) => {
      const post = await publish(await person(), content)

      expect(post.mentions).toEqual([])
    },
  )
})

describe('other causes', () => {
  test('what a moderator decides is told with the reason, once for a press that is repeated', async () => {
    const ann = await person()
    const post = await publish(ann)
    await moderate(post.id, 'hide')
    await moderate(post.id, 'hide')
    await moderate(post.id, 'show', 'A mistake')

    expect(await listOf(ann)).toMatchObject({
      items: [
        { title: 'Your post is shown', detail: 'Reason: A mistake', path: `/community/${post.id}` },
        { title: 'Your post was hidden', detail: 'Reason: Advertising', path: `/community/${post.id}` },
      ],
    })
  })

  test('an answer of the team is told to whoever does not read along', async () => {
    const ann = await person()
    const opened = await ann.visitor.call('openConversation', { body: { clientId: randomUUID(), message: 'Help' } })
    const body = { clientId: randomUUID(), message: 'Here it is' }
    const params = { id: opened.body.id }
    await admin.visitor.call('answerConversation', { params, body })
    await admin.visitor.call('answerConversation', { params, body })

    expect(await listOf(ann)).toMatchObject({ items: [{ kind: 'answer', path: '/support' }] })
    expect(JSON.stringify(await listOf(ann))).not.toContain('Here it is')
  })

  test('a new computer and the used up trades of a day are told', async () => {
    const ann = await person()
    await ann.visitor.call('startTrial', { body: {} })
    const desktop = await connectDesktop(clock.shop, ann, '<b>Den</b>')
    const lease = await desktop.visitor.call('takeLease', { body: { want: 10 } })
    const leaseId = decodeJwt(lease.body.lease).jti ?? ''
    const at = new Date(clock.nowMs()).toISOString()
    const trades = Array.from({ length: 10 }, () => paperTrade(leaseId, { sentAt: at }))
    for (const _ of [1, 2]) await desktop.visitor.call('reportTrades', { body: { trades } })

    expect((await listOf(ann)).items).toMatchObject([
      { kind: 'limit', moment: { at: expect.stringMatching(/T00:00:00\.000Z$/u) }, path: '/dashboard' },
      {
        kind: 'device',
        title: '<b>Den</b> can now trade with your account',
        detail: 'If that was not you, remove it.',
        path: '/account?tab=devices',
      },
    ])
  })

  test('the end of a trial is told a day before and when it comes', async () => {
    const ann = await person()
    await ann.visitor.call('startTrial', { body: {} })
    goOn(2 * day + 60_000)
    await expect.poll(() => titlesOf(ann)).toEqual(['Your Stratomate trial ends tomorrow'])
    goOn(day)

    await expect.poll(() => titlesOf(ann)).toContain('Your Stratomate trial has ended')
    expect(await titlesOf(ann)).toHaveLength(2)
  })
})

describe('the list', () => {
  test('goes by pages, newest first, and is one’s own', async () => {
    const [ann, bob] = [await person(), await person()]
    const post = await publish(ann)
    for (let index = 0; index < 5; index += 1) await reply(bob, post.id, `Reply ${index} ${randomUUID()}`)
    const first = await listOf(ann, { limit: '2' })
    const second = await listOf(ann, { limit: '2', cursor: first.nextCursor ?? '' })
    const third = await listOf(ann, { limit: '2', cursor: second.nextCursor ?? '' })
    const all = [...first.items, ...second.items, ...third.items]

    expect(all.map(({ detail }) => detail?.slice(0, 7))).toEqual([
      'Reply 4',
      'Reply 3',
      'Reply 2',
      'Reply 1',
      'Reply 0',
    ])
    expect(third.nextCursor).toBeNull()
    expect((await listOf(bob)).items).toEqual([])
  })

  test('is read by many at the same time, to each their own, as many as they ask for', async () => {
    const [ann, bob, carl] = [await person(), await person(), await person()]
    const [byAnn, byBob] = [await publish(ann), await publish(bob)]
    for (let index = 0; index < 3; index += 1) await reply(carl, byAnn.id, `Reply ${index}`)
    await reply(carl, byBob.id, 'Another')
    const pages = await Promise.all([listOf(ann), listOf(bob), listOf(carl), listOf(ann, { limit: '2' }), listOf(ann)])
    const read = pages.map(({ items, unread }) => [items.map(({ detail }) => detail), unread])
    const three = [['Reply 2', 'Reply 1', 'Reply 0'], 3]

    expect(read).toEqual([three, [['Another'], 1], [[], 0], [['Reply 2', 'Reply 1'], 3], three])
    expect(pages.map(({ nextCursor }) => nextCursor !== null)).toEqual([false, false, false, true, false])
  })

  test.each([{ cursor: 'x' }, { limit: '0' }, { limit: '-1' }, { limit: '100000' }, { limit: 'x' }])(
    'refuses %j',
    async (query) => {
      const ann = await person()

      expect((await ann.visitor.call('listNotifications', { query })).status).toBe(400)
    },
  )

  test('is read one by one or up to an instant; what came later stays unread', async () => {
    const [ann, bob] = [await person(), await person()]
    const post = await publish(ann)
    for (let index = 0; index < 3; index += 1) await reply(bob, post.id)
    const { items } = await listOf(ann)
    const [newest, middle] = items
    const params = { id: newest?.id ?? '' }
    const one = await ann.visitor.call('readNotification', { params })
    const again = await ann.visitor.call('readNotification', { params })
    const foreign = await bob.visitor.call('readNotification', { params })
    await reply(bob, post.id)
    const all = await ann.visitor.call('readAllNotifications', { body: { upTo: middle?.at ?? '' } })

    expect([one.body.unread, again.body.unread]).toEqual([2, 2])
    expect(foreign.status).toBe(404)
    expect(all.body).toEqual({ unread: 1 })
    expect((await listOf(ann)).items.map(({ read }) => read)).toEqual([false, true, true, true])
  })

  test.each([{}, { upTo: 'yesterday' }, { upTo: 0 }, { upTo: '2026-11-21' }, []])(
    'is not read up to %j',
    async (body) => {
      const ann = await person()

      expect((await ann.visitor.call('readAllNotifications', { body })).status).toBe(400)
    },
  )

  test('tells open pages how much is unread', async () => {
    const [ann, bob] = [await person(), await person()]
    const post = await publish(ann)
    const ending = new AbortController()
    const stream = await ann.visitor.fetch('/api/events', { signal: ending.signal })
    await reply(bob, post.id)
    let said = ''
    for await (const part of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      said += part
      if (said.includes('notifications.changed')) break
    }
    ending.abort()

    expect(said).toContain('event: notifications.changed\ndata: {"unread":1}')
  })

  test('forgets what is older than 90 days', async () => {
    const [ann, bob] = [await person(), await person()]
    const post = await publish(ann)
    await reply(bob, post.id)
    goOn(91 * day)

    await expect.poll(async () => (await listOf(ann)).items).toEqual([])
  })

  test('outlives a restart', async () => {
    const [ann, bob] = [await person(), await person()]
    const post = await publish(ann)
    await reply(bob, post.id)
    const before = await listOf(ann)
    await clock.shop.restart()

    expect(await listOf(ann)).toEqual(before)
  })
})

describe('the digest', () => {
  const settingsOf = async (member: Member) => (await member.visitor.call('readNotificationSettings')).body
  const change = (member: Member, body: object) => member.visitor.call('changeNotificationSettings', { body })

  test('is off at first, has a rhythm, and is switched off by the link of its mail', async () => {
    const [ann, bob] = [await person(), await person()]
    const before = await settingsOf(ann)
    const after = await change(ann, { digest: 'weekly' })
    const post = await publish(ann)
    await reply(bob, post.id)
    goOn(8 * day)
    await expect.poll(async () => (await mailsTo(ann, 'unread notification')).length).toBe(1)
    const [mail] = await mailsTo(ann, 'unread notification')
    const link = mail?.links.find((address) => address.includes('unsubscribe')) ?? ''
    await clock.shop.visitor().fetch(link, { method: 'POST' })

    expect(before).toEqual({ digest: 'off', telegram: null })
    expect(after.body.digest).toBe('weekly')
    expect((await settingsOf(ann)).digest).toBe('off')
  })

  test('tells each unread thing once, and nothing that was read', async () => {
    const [ann, bob] = [await person(), await person()]
    await change(ann, { digest: 'daily' })
    const post = await publish(ann)
    await reply(bob, post.id, 'Was read')
    const [read] = (await listOf(ann)).items
    await ann.visitor.call('readNotification', { params: { id: read?.id ?? '' } })
    await reply(bob, post.id, 'Was not read')
    goOn(day)
    await expect.poll(async () => (await mailsTo(ann, 'unread notification')).length).toBe(1)
    const [mail] = await mailsTo(ann, 'unread notification')
    goOn(day)
    await reply(bob, post.id, 'Came later')
    goOn(day)
    await expect.poll(async () => (await mailsTo(ann, 'unread notification')).length).toBe(2)
    const [second] = await mailsTo(ann, 'unread notification')

    expect(mail?.subject).toBe('1 unread notification at Stratomate')
    expect(mail?.text).toContain('Was not read')
    expect(mail?.text).not.toContain('Was read\n')
    expect(second?.text).toContain('Came later')
    expect(second?.text).not.toContain('Was not read')
  })

  test.each([{ digest: 'hourly' }, { digest: true }, { telegramKinds: ['x'] }, { telegramKinds: 'reply' }, { x: 1 }])(
    'takes no %j',
    async (body) => {
      const ann = await person()

      expect((await change(ann, body)).status).toBe(400)
    },
  )

  test('there is no way to Telegram without a bot', async () => {
    const ann = await person()

    expect((await ann.visitor.call('inviteTelegram')).status).toBe(404)
    expect((await ann.visitor.call('unlinkTelegram')).status).toBe(200)
  })
})
