import { randomUUID } from 'node:crypto'
import { brand } from '@stratomate/brand'
import type { Conversation } from '@stratomate/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Member, type Shop, startShop, type Visitor } from '#server/main/testing/start-shop.ts'

let nowMs = Date.now()
let callers = 0
let shop: Shop
let admin: Member
let moderator: Member
beforeAll(async () => {
  // Each call comes from another address, so that only the test of the limit reaches the limit.
  shop = await startShop({
    environment: { ADMIN_EMAIL: 'admin@example.com', TRUST_PROXY: '1' },
    outside: { now: () => new Date(nowMs) },
  })
  admin = await shop.member({ email: 'admin@example.com' })
  moderator = await shop.member()
  const body = { role: 'moderator', reason: 'Helps out' }
  await admin.visitor.call('changeAccount', { params: { id: moderator.id }, body })
})
afterAll(() => shop.close())
beforeEach(() => {
  nowMs += 3_600_000
})

const headers = () => ({ 'x-forwarded-for': `198.18.${Math.floor(callers / 250)}.${callers++ % 250}` })
const first = (change: object = {}) => ({
  clientId: randomUUID(),
  name: 'Ann',
  email: `${randomUUID()}@example.com`,
  message: 'It says:\nno terminal found',
  ...change,
})
const line = (message: string) => ({ clientId: randomUUID(), message })

const open = (visitor: Visitor, body: unknown = first()) =>
  visitor.call('openConversation', { body, headers: headers() })
const own = async (visitor: Visitor) => (await visitor.call('readOwnConversation')).body.conversation
const say = (visitor: Visitor, id: string, body: unknown) =>
  visitor.call('sendConversationMessage', { params: { id }, body, headers: headers() })
const answer = (id: string, body: unknown = line('Restart it.'), visitor = admin.visitor) =>
  visitor.call('answerConversation', { params: { id }, body, headers: headers() })
const textsOf = (chat: Conversation | null) => chat?.messages.map(({ content }) => content)
/** The mailbox answers only this computer, so it is asked without the proxy's header. */
const mailsTo = async (address: string) => (await shop.visitor().mails()).filter(({ to }) => to === address)

async function anonymousChat(change: object = {}): Promise<{ visitor: Visitor; chat: Conversation; email: string }> {
  const visitor = shop.visitor()
  const body = first(change)
  const opened = await open(visitor, body)
  expect(opened.status).toBe(200)
  return { visitor, chat: opened.body, email: body.email }
}

describe('a chat without an account', () => {
  test('is kept by a cookie that scripts cannot read, and is there again after a restart', async () => {
    const visitor = shop.visitor()
    const opened = await open(visitor)
    await shop.restart()
    const again = await own(visitor)

    expect(opened.headers.get('set-cookie')).toMatch(/^chat=[\w-]{43};.*HttpOnly.*SameSite=Lax/u)
    expect(again).toEqual(opened.body)
    expect(textsOf(again)).toEqual(['It says:\nno terminal found'])
    expect(JSON.stringify(again)).not.toContain(visitor.cookies.get('chat'))
  })

  test('goes on in both directions, in order', async () => {
    const { visitor, chat } = await anonymousChat()
    await answer(chat.id, line('Which one?'))
    await say(visitor, chat.id, line('The second'))
    await answer(chat.id, line('Restart it.'))
    const read = await own(visitor)

    expect(textsOf(read)?.slice(1)).toEqual(['Which one?', 'The second', 'Restart it.'])
    expect(read?.messages.map(({ side }) => side)).toEqual(['person', 'team', 'person', 'team'])
    expect(JSON.stringify(read)).not.toContain(admin.id)
    expect(JSON.stringify(read)).not.toContain(admin.email)
  })

  test('needs a name and an email', async () => {
    const { name: _name, email: _email, ...body } = first()
    const refused = await open(shop.visitor(), body)

    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { name: expect.any(String), email: expect.any(String) } },
    })
  })

  test('that is opened again goes on', async () => {
    const { visitor, chat } = await anonymousChat()
    const again = await open(visitor, first({ message: 'And another thing' }))

    expect(again.body.id).toBe(chat.id)
    expect(again.body.messages).toHaveLength(2)
  })

  test('is nothing to a stranger, whatever the stranger claims', async () => {
    const { chat } = await anonymousChat()
    const stranger = (await anonymousChat()).visitor
    const member = await shop.member()
    for (const other of [shop.visitor(), stranger, member.visitor]) {
      const params = { id: chat.id }
      const said = await say(other, chat.id, line('Hello'))
      const closed = await other.call('closeOwnConversation', { params })
      const stream = await other.fetch(`/api/conversations/${chat.id}/events`)
      expect([said.status, closed.status, stream.status]).toEqual([404, 404, 404])
    }
    const forged = await shop.visitor().call('readOwnConversation', { headers: { cookie: `chat=${'x'.repeat(43)}` } })

    expect(forged.body).toEqual({ conversation: null })
    expect((await admin.visitor.call('readConversation', { params: { id: chat.id } })).body.messages).toHaveLength(1)
  })

  test('whose first answer was lost is there once, and only for who knows it all', async () => {
    const body = first()
    await open(shop.visitor(), body)
    const guessed = await open(shop.visitor(), { ...body, message: 'Something else' })
    const visitor = shop.visitor()
    const again = await open(visitor, body)
    nowMs += 11 * 60_000
    const late = await open(shop.visitor(), body)

    expect([guessed.status, again.status, late.status]).toEqual([409, 200, 409])
    expect(again.body.messages).toHaveLength(1)
    expect((await own(visitor))?.id).toBe(again.body.id)
  })
})

describe('a chat of an account', () => {
  test('needs no name, takes the email of the account and follows to another browser', async () => {
    const member = await shop.member()
    const opened = await open(member.visitor, line('Hello'))
    const stranger = await shop.member()

    expect(opened.body).toMatchObject({ name: 'Ann', email: member.email })
    expect((await own(member.visitor))?.id).toBe(opened.body.id)
    expect(await own(stranger.visitor)).toBeNull()
    expect(opened.headers.get('set-cookie')).toBeNull()
    expect((await say(stranger.visitor, opened.body.id, line('Mine'))).status).toBe(404)
  })

  test('is not there for the browser alone once it is signed out', async () => {
    const member = await shop.member()
    await open(member.visitor, line('Hello'))
    await member.visitor.call('signOut')

    expect(await own(member.visitor)).toBeNull()
  })

  test('that two tabs open at once is one', async () => {
    const member = await shop.member()
    const opened = await Promise.all(
      Array.from({ length: 8 }, (_none, tab) => open(member.visitor, line(`Tab ${tab}`))),
    )
    const read = await own(member.visitor)

    expect(opened.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(new Set(opened.map(({ body }) => body.id)).size).toBe(1)
    expect(read?.messages).toHaveLength(8)
  })
})

describe('a message', () => {
  test('that is sent ten times at once is there once; another one under its id is refused', async () => {
    const { visitor, chat } = await anonymousChat()
    const body = line('Once')
    const sent = await Promise.all(Array.from({ length: 10 }, () => say(visitor, chat.id, body)))
    const other = await say(visitor, chat.id, { ...body, message: 'Twice' })

    expect(new Set(sent.map(({ status, body: { id } }) => `${status} ${id}`)).size).toBe(1)
    expect(other.status).toBe(409)
    expect((await own(visitor))?.messages).toHaveLength(2)
  })

  test.each([
    ['nothing', { message: '' }],
    ['blanks', { message: ' \n\t ' }],
    ['2,001 characters', { message: 'x'.repeat(2_001) }],
    ['a megabyte', { message: 'x'.repeat(1_000_000) }],
    ['a NUL', { message: 'a\u0000b' }],
    ['an escape', { message: '\u001b[2J' }],
    ['a number', { message: 7 }],
    ['no id', { clientId: undefined }],
    ['an id of its own kind', { clientId: '../../etc' }],
    ['a foreign field', { side: 'team' }],
  ])('of %s is refused', async (_what, change) => {
    const { visitor, chat } = await anonymousChat()
    const refused = await say(visitor, chat.id, { ...line('x'), ...change })

    expect(refused.status).toBe(400)
    expect((await own(visitor))?.messages).toHaveLength(1)
  })

  test.each([
    ['line breaks in the name', { name: 'Ann\r\nBcc: all@example.com' }],
    ['a name of 101 letters', { name: 'x'.repeat(101) }],
    ['no address', { email: 'ann@' }],
    ['two addresses', { email: 'a@example.com,b@example.com' }],
  ])('with %s opens no chat', async (_what, change) => {
    expect((await open(shop.visitor(), first(change))).status).toBe(400)
  })

  test('with hostile text is kept letter by letter and stands in no header', async () => {
    const message = '<img src=x onerror=alert(1)>\u202Egnp.exe\n{{constructor}} %s CANARY'
    const { visitor } = await anonymousChat({ message, name: 'Buy CANARY' })
    const mails = await shop.visitor().mails()

    expect(textsOf(await own(visitor))).toEqual([message])
    expect(mails.map(({ subject }) => subject).join()).not.toContain('CANARY')
  })

  test('is refused from the sixty-first in a minute on', async () => {
    const { visitor, chat } = await anonymousChat()
    const from = { 'x-forwarded-for': '203.0.113.9' }
    const statuses: number[] = []
    for (let count = 0; count < 61; count += 1) {
      const params = { id: chat.id }
      const sent = await visitor.call('sendConversationMessage', { params, body: line(`${count}`), headers: from })
      statuses.push(sent.status)
    }

    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200))
    expect(statuses[60]).toBe(429)
  })

  test('is the last one at three hundred', async () => {
    const { visitor, chat } = await anonymousChat()
    for (let count = 1; count < 300; count += 1) await say(visitor, chat.id, line(`${count}`))
    const refused = await say(visitor, chat.id, line('One more'))

    expect(refused).toMatchObject({ status: 429, body: { code: 'posting_limited' } })
    expect((await own(visitor))?.messages).toHaveLength(300)
  })
})

describe('a closed chat', () => {
  test('takes no more from either side, tells so, and a new one begins beside it', async () => {
    const { visitor, chat } = await anonymousChat()
    const params = { id: chat.id }
    await visitor.call('closeOwnConversation', { params })
    await visitor.call('closeOwnConversation', { params })
    const mine = await say(visitor, chat.id, line('Hello?'))
    const theirs = await answer(chat.id)
    const shown = await own(visitor)
    const fresh = await open(visitor)

    expect([mine.status, theirs.status]).toEqual([409, 409])
    expect(shown).toMatchObject({ id: chat.id, state: 'closed' })
    expect(fresh.body.id).not.toBe(chat.id)
    expect((await own(visitor))?.id).toBe(fresh.body.id)
  })

  test('is shown for seven days', async () => {
    const { visitor, chat } = await anonymousChat()
    await admin.visitor.call('closeConversation', { params: { id: chat.id } })
    const before = await own(visitor)
    nowMs += 7 * 86_400_000

    expect(before?.id).toBe(chat.id)
    expect(await own(visitor)).toBeNull()
    nowMs -= 7 * 86_400_000
  })
})

describe('the team', () => {
  test('lists chats with the newest message first, page by page, open or closed', async () => {
    const { chat: one } = await anonymousChat()
    nowMs += 1_000
    const { chat: two } = await anonymousChat()
    nowMs += 1_000
    await answer(one.id)
    const list = async (query: Record<string, string>) =>
      (await admin.visitor.call('listConversations', { query })).body
    const page = await list({ limit: '1' })
    const next = await list({ limit: '1', cursor: page.nextCursor ?? '' })
    await admin.visitor.call('closeConversation', { params: { id: two.id } })
    const closed = await list({ state: 'closed' })

    expect(page.items[0]).toMatchObject({ id: one.id, isWaiting: false, messages: 2, hasAccount: false })
    expect(next.items[0]).toMatchObject({ id: two.id, isWaiting: true })
    expect(closed.items[0]).toMatchObject({ id: two.id, isWaiting: false })
    expect((await admin.visitor.call('listConversations', { query: { cursor: 'nonsense' } })).status).toBe(400)
  })

  test.each(['listConversations', 'readConversation', 'answerConversation', 'closeConversation'] as const)(
    '%s is refused to members',
    async (name) => {
      const member = await shop.member()
      const { chat } = await anonymousChat()
      const body = name === 'answerConversation' ? line('x') : undefined
      const refused = await member.visitor.call(name, { params: { id: chat.id }, body })

      expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    },
  )

  test.each(['', '/00000000-0000-4000-8000-000000000000'])('has streams that members do not get %s', async (place) => {
    const member = await shop.member()
    const path = `/api/admin/conversations${place}/events`
    const statuses = [await shop.visitor().fetch(path), await member.visitor.fetch(path)].map(({ status }) => status)

    expect(statuses).toEqual([401, 403])
  })

  test('of moderators answers as administrators do', async () => {
    const { chat, visitor } = await anonymousChat()
    const answered = await answer(chat.id, line('Hello'), moderator.visitor)

    expect(answered.status).toBe(200)
    expect((await own(visitor))?.messages.at(-1)).toMatchObject({ side: 'team', name: 'Ann', content: 'Hello' })
  })
})

describe('mails', () => {
  test('tell the team once in ten minutes, and the person of each answer', async () => {
    const { visitor, chat, email } = await anonymousChat()
    await say(visitor, chat.id, line('Hello?'))
    const mail = () => mailsTo(brand.email).then((mails) => mails.filter(({ text }) => text.includes(chat.id)))
    const soon = await mail()
    nowMs += 10 * 60_000
    await say(visitor, chat.id, line('Still there?'))
    await answer(chat.id, line('Yes.'))

    expect(soon).toHaveLength(1)
    expect(soon[0]?.text).toContain('no terminal found')
    expect(await mail()).toHaveLength(2)
    expect((await mailsTo(email)).map(({ text }) => text)).toEqual([expect.stringContaining('\n\nYes.\n\n')])
  })

  test('are not sent to a side that has the chat open', async () => {
    const { visitor, chat, email } = await anonymousChat()
    const before = (await mailsTo(brand.email)).length
    nowMs += 20 * 60_000
    const person = await listen(visitor, `/api/conversations/${chat.id}/events`)
    const team = await listen(admin.visitor, `/api/admin/conversations/${chat.id}/events`)
    const list = await listen(admin.visitor, '/api/admin/conversations/events')
    await answer(chat.id, line('I am here.'))
    await say(visitor, chat.id, line('So am I.'))
    await admin.visitor.call('closeConversation', { params: { id: chat.id } })

    const names = ['message.sent', 'message.sent', 'conversation.closed']
    expect((await person.events(3)).map(({ event }) => event)).toEqual(names)
    expect((await team.events(3)).map(({ event }) => event)).toEqual(names)
    expect((await list.events(3)).at(-1)?.data).toMatchObject({ conversation: { id: chat.id, state: 'closed' } })
    expect(await mailsTo(email)).toEqual([])
    expect(await mailsTo(brand.email)).toHaveLength(before)
    for (const { close } of [person, team, list]) close()
  })
})

test('a stream tells of no other chat', async () => {
  const { visitor, chat } = await anonymousChat()
  const { visitor: other, chat: theirs } = await anonymousChat()
  const mine = await listen(visitor, `/api/conversations/${chat.id}/events`)
  await say(other, theirs.id, line('Secret'))
  await say(visitor, chat.id, line('Mine'))

  expect(JSON.stringify(await mine.events(1))).not.toContain('Secret')
  mine.close()
})

test('goes with the account, and with it the mails that quote it', async () => {
  const member = await shop.member()
  const { body: chat } = await open(member.visitor, line('CANARY of the account'))
  const exported = await (await member.visitor.fetch('/api/account/export')).text()
  await member.visitor.call('deleteAccount', {
    body: { confirmation: member.email, password: 'correct horse battery' },
  })
  const gone = await admin.visitor.call('readConversation', { params: { id: chat.id } })

  expect(exported).toContain('CANARY of the account')
  expect(gone.status).toBe(404)
  expect(JSON.stringify(await shop.visitor().mails())).not.toContain('CANARY of the account')
})

type Heard = { event: string; data: unknown }

/** Opens a stream and returns what it has sent so far. */
async function listen(visitor: Visitor, path: string) {
  const controller = new AbortController()
  const opened = await visitor.fetch(path, { signal: controller.signal })
  expect(opened.status).toBe(200)
  const reader = (opened.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const heard = (): Heard[] =>
    text.split('\n\n').flatMap((block) => {
      const event = /^event: (.*)$/mu.exec(block)?.[1]
      const data = /^data: (.*)$/mu.exec(block)?.[1]
      return event === undefined || data === undefined ? [] : [{ event, data: JSON.parse(data) }]
    })
  return {
    events: async (count: number) => {
      while (heard().length < count) text += (await reader.read()).value ?? ''
      return heard()
    },
    close: () => controller.abort(),
  }
}
