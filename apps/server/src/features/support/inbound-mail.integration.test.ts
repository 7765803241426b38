import { randomUUID } from 'node:crypto'
import { brand } from '@stratomate/brand'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'

const secret = 'a secret of the inbound service'
const headers = { 'x-inbound-secret': secret }
const Mails = z.array(z.object({ to: z.string(), replyTo: z.string().nullable(), text: z.string() }))

let nowMs = Date.now()
let chats = 0
let shop: Shop
let moderator: Member
beforeAll(async () => {
  shop = await startShop({
    environment: {
      ADMIN_EMAIL: 'admin@example.com',
      SUPPORT_INBOX: 'Reply.example.com',
      INBOUND_MAIL_SECRET: secret,
      TRUST_PROXY: '1',
    },
    outside: { now: () => new Date(nowMs) },
  })
  const admin = await shop.member({ email: 'admin@example.com' })
  moderator = await shop.member()
  const body = { role: 'moderator', reason: 'Helps out' }
  await admin.visitor.call('changeAccount', { params: { id: moderator.id }, body })
})
afterAll(() => shop.close())

/** A member with a chat, and the address for answers in the mail to the team. */
async function chat(): Promise<{ member: Member; id: string; address: string }> {
  nowMs += 3_600_000
  const member = await shop.member()
  const message = `Question ${randomUUID()}`
  // Each chat comes from another address, so that no limit is reached.
  const opened = await member.visitor.call('openConversation', {
    body: { clientId: randomUUID(), message },
    headers: { 'x-forwarded-for': `198.18.0.${(chats += 1)}` },
  })
  const mails = Mails.parse(await (await shop.visitor().fetch('/dev/mailbox.json')).json())
  const address = mails.find(({ to, text }) => to === brand.email && text.includes(message))?.replyTo ?? ''
  return { member, id: opened.body.id, address }
}
const hand = (body: unknown, change: Record<string, string> = headers) =>
  shop.visitor().call('receiveMail', { body, headers: change })
const answersIn = async ({ member }: { member: Member }) =>
  ((await member.visitor.call('readOwnConversation')).body.conversation?.messages ?? [])
    .filter(({ side }) => side === 'team')
    .map(({ name, content }) => [name, content])

describe('an answer by mail', () => {
  test('lands in the chat without what it quotes, once, and is told to the person', async () => {
    const asked = await chat()
    const mail = {
      from: `Bob <${moderator.email}>`,
      to: `Chat <${asked.address}>`,
      subject: 'Re: Chat',
      text: `Restart it.\r\n\r\nOn Mon, Nov 23, 2026 at 9:00 AM Team <${asked.address}> wrote:\r\n> Question`,
      messageId: `<${randomUUID()}@example.com>`,
    }
    const statuses = [(await hand(mail)).status, (await hand(mail)).status]
    await Promise.all([hand(mail), hand(mail)])
    const received = await asked.member.visitor.call('listNotifications')

    expect(asked.address).toMatch(/^chat\+[0-9a-f]{32}\.[0-9a-f]{26}@reply\.example\.com$/u)
    expect(statuses).toEqual([200, 200])
    expect(await answersIn(asked)).toEqual([['Ann', 'Restart it.']])
    expect(received.body.items.map(({ kind }) => kind)).toEqual(['answer'])
  })

  test('comes as Postmark sends it, with Basic credentials and an address in capitals', async () => {
    const asked = await chat()
    const authorization = `Basic ${Buffer.from(`any:${secret}`).toString('base64')}`
    const mail = {
      From: brand.email,
      To: `"x" <other@example.com>, ${asked.address.toUpperCase()}`,
      TextBody: 'Restart it.',
      MessageID: randomUUID(),
      Headers: [{ Name: 'X-Spam', Value: 'No' }],
    }
    const status = (await hand(mail, { authorization })).status

    expect(status).toBe(200)
    expect(await answersIn(asked)).toEqual([['Team', 'Restart it.']])
  })

  test('without an id is stored once, too', async () => {
    const asked = await chat()
    const mail = { from: moderator.email, to: asked.address, text: 'Restart it.' }
    for (const _ of [1, 2]) await hand(mail)

    expect(await answersIn(asked)).toHaveLength(1)
  })

  test('that is long comes in several messages, and a huge one is cut', async () => {
    const asked = await chat()
    const text = '😀'.repeat(50_000)
    const status = (await hand({ from: moderator.email, to: asked.address, text })).status
    const answers = await answersIn(asked)

    expect(status).toBe(200)
    expect(answers).toHaveLength(5)
    expect(answers.every(([, content]) => (content ?? '').length <= 2_000)).toBe(true)
  })

  test('keeps no control characters and no HTML meaning', async () => {
    const asked = await chat()
    await hand({ from: moderator.email, to: asked.address, text: 'a\u0000b\u001b[31m <script>' })

    expect(await answersIn(asked)).toEqual([['Ann', 'ab[31m <script>']])
  })

  test.each([
    ['an absence note', { Headers: [{ Name: 'Auto-Submitted', Value: 'auto-replied' }], text: 'I am away' }],
    ['an empty mail', { text: '' }],
    ['a mail of quotes', { text: '> Question' }],
    ['a mail without a text', {}],
  ])('is not %s', async (_what, part) => {
    const asked = await chat()
    const status = (await hand({ from: moderator.email, to: asked.address, ...part })).status

    expect(status).toBe(200)
    expect(await answersIn(asked)).toEqual([])
  })

  test('to a closed chat comes back to its sender as not delivered', async () => {
    const asked = await chat()
    await asked.member.visitor.call('closeOwnConversation', { params: { id: asked.id } })
    const status = (await hand({ from: moderator.email, to: asked.address, text: 'Restart it.' })).status
    const mails = await shop.visitor().mails()

    expect(status).toBe(200)
    expect(mails.filter(({ to, subject }) => to === moderator.email && subject.includes('not delivered'))).toHaveLength(
      1,
    )
  })
})

describe('refused is', () => {
  test('a wrong secret, and none', async () => {
    const asked = await chat()
    const mail = { from: moderator.email, to: asked.address, text: 'Forged' }
    const statuses = []
    for (const wrong of [
      {},
      { 'x-inbound-secret': '' },
      { 'x-inbound-secret': `${secret}x` },
      { authorization: 'Basic x' },
    ])
      statuses.push((await hand(mail, wrong)).status)

    expect(statuses).toEqual([403, 403, 403, 403])
    expect(await answersIn(asked)).toEqual([])
  })

  test('a sender who is not of the team', async () => {
    const asked = await chat()
    const { email } = await shop.member()
    const statuses = []
    for (const from of [email, asked.member.email, 'nobody@example.com', `${moderator.email} <${email}>`])
      statuses.push((await hand({ from, to: asked.address, text: 'Forged' })).status)

    expect(statuses).toEqual([404, 404, 404, 404])
    expect(await answersIn(asked)).toEqual([])
  })

  test('an address that we did not sign', async () => {
    const [asked, other] = [await chat(), await chat()]
    const [local = '', domain = ''] = asked.address.split('@')
    const [, signature = ''] = local.split('.')
    const forged = [
      asked.address.replace(/.(?=@)/u, (letter) => (letter === '0' ? '1' : '0')),
      other.address.replace(/\.[0-9a-f]{26}/u, `.${signature}`),
      `${local}@evil.example`,
      `${local.slice(0, -1)}@${domain}`,
      'support@reply.example.com',
      'x'.repeat(15_000),
    ]
    const statuses = []
    for (const to of forged) statuses.push((await hand({ from: moderator.email, to, text: 'Forged' })).status)

    expect(statuses).toEqual([404, 404, 404, 404, 404, 404])
    expect([await answersIn(asked), await answersIn(other)]).toEqual([[], []])
  })

  test.each([[{}], [{ from: 'a@b.example' }], [{ from: 1, to: 2 }], [[]], ['x'], [{ from: 'a', to: 'b', text: {} }]])(
    'what is no mail: %j',
    async (body) => {
      expect((await hand(body)).status).toBe(400)
    },
  )
})

test('without an inbox there is no such call, and mails name no address for answers', async () => {
  const plain = await startShop()
  try {
    const member = await plain.member()
    await member.visitor.call('openConversation', { body: { clientId: randomUUID(), message: 'Help' } })
    const mails = Mails.parse(await (await plain.visitor().fetch('/dev/mailbox.json')).json())
    const answer = await plain
      .visitor()
      .call('receiveMail', { body: { from: 'a@b.example', to: 'c@d.example' }, headers })

    expect(answer.status).toBe(404)
    expect(mails.every(({ replyTo }) => replyTo === null)).toBe(true)
  } finally {
    await plain.close()
  }
})
