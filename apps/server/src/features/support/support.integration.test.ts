import { referenceOf } from '@stratomate/std/text'
import { brand } from '@stratomate/brand'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BodyOf } from '@stratomate/contracts'
import { type Shop, startShop } from '#server/main/testing/start-shop.ts'

let nowMs = Date.parse('2026-11-21T12:00:00.000Z')
let callers = 0
let shop: Shop
beforeAll(async () => {
  // Each call comes from another address, so that only the test of the limit reaches the limit.
  shop = await startShop({ environment: { TRUST_PROXY: '1' }, outside: { now: () => new Date(nowMs) } })
})
afterAll(() => shop.close())
beforeEach(() => {
  nowMs += 2 * 3_600_000
})

const message = (change: object = {}): BodyOf<'sendSupportMessage'> => ({
  clientId: randomUUID(),
  name: 'Ann Lee',
  email: `${randomUUID()}@example.com`,
  subject: 'The app does not start',
  message: 'It says:\n\tno terminal found',
  ...change,
})
const opinion = (change: object = {}): BodyOf<'sendFeedback'> => ({
  clientId: randomUUID(),
  feedbackType: 'bug',
  rating: 4,
  message: 'The chart flickers.',
  ...change,
})

const from = (address?: string) => ({
  'x-forwarded-for': address ?? `198.18.${Math.floor(callers / 250)}.${callers++ % 250}`,
})
const sendMessage = (body: unknown, address?: string) =>
  shop.visitor().call('sendSupportMessage', { body, headers: from(address) })
const sendOpinion = (body: unknown, address?: string) =>
  shop.visitor().call('sendFeedback', { body, headers: from(address) })

/** Emails about one message, newest first. */
const mailsTo = async (address: string) => (await readMails()).filter((mail) => mail.to === address)

async function readMails() {
  // The mailbox answers only this computer, so it is asked without the proxy's header.
  return shop.visitor().mails()
}

describe('a message to support', () => {
  test('is answered with its reference, mailed to the team and acknowledged', async () => {
    const sent = message()
    const answer = await sendMessage(sent)
    const reference = referenceOf(answer.body.id)
    const toTeam = (await mailsTo(brand.email)).find(({ subject }) => subject.includes(reference))
    const toSender = await mailsTo(sent.email)

    expect(answer).toMatchObject({ status: 200, body: { receivedAt: new Date(nowMs).toISOString() } })
    expect(toTeam?.text).toContain(`From: Ann Lee <${sent.email}>`)
    expect(toTeam?.text).toContain('The app does not start')
    expect(toTeam?.text).toContain('\tno terminal found')
    expect(toSender).toHaveLength(1)
    expect(toSender[0]?.text).toContain(reference)
  })

  test('is acknowledged in the language of the page, and refused in one that the site has not', async () => {
    const [spanish, english] = [message({ language: 'es' }), message()]
    const opined = opinion({ email: `${randomUUID()}@example.com`, language: 'pt-BR' })
    await sendMessage(spanish)
    await sendMessage(english)
    await sendOpinion(opined)
    const unknown = await sendMessage(message({ language: 'xx' }))

    expect((await mailsTo(spanish.email))[0]?.subject).toContain('tiene tu mensaje')
    expect((await mailsTo(english.email))[0]?.subject).toContain('has your message')
    expect((await mailsTo(String(opined.email)))[0]?.subject).toContain('recebeu')
    expect(unknown.status).toBe(400)
  })

  test('puts nothing that was typed into a header or into a mail to somebody else', async () => {
    const sent = message({ name: 'Buy now https://evil.test', subject: 'CANARY <b>x</b>', message: 'CANARY text' })
    const answer = await sendMessage(sent)
    const mails = await readMails()
    const toSender = mails.filter(({ to }) => to === sent.email)

    expect(answer.status).toBe(200)
    expect(mails.map(({ subject }) => subject).join()).not.toContain('CANARY')
    expect(JSON.stringify(toSender)).not.toMatch(/CANARY|evil/u)
  })

  test('that is sent ten times at once is stored and mailed once', async () => {
    const sent = message()
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendMessage(sent)))
    const again = await sendMessage(sent)

    expect(new Set([...answers, again].map(({ body }) => body.id)).size).toBe(1)
    expect(await mailsTo(sent.email)).toHaveLength(1)
  })

  test('does not take the place of another one under the same id', async () => {
    const sent = message()
    await sendMessage(sent)

    expect(await sendMessage({ ...sent, message: 'Another text' })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
  })

  test('is trimmed and stored in one form of each letter', async () => {
    const clientId = randomUUID()
    const first = await sendMessage(
      message({ clientId, email: 'nfc@example.com', name: ' Jose\u0301 ', message: ' a\r\nb ' }),
    )
    const same = await sendMessage(message({ clientId, email: 'nfc@example.com', name: 'Jos\u00e9', message: 'a\nb' }))

    expect([first.status, same.status]).toEqual([200, 200])
    expect(same.body.id).toBe(first.body.id)
  })

  test.each([
    ['name', ''],
    ['name', '  \t '],
    ['name', 'x'.repeat(101)],
    ['name', 'Ann\nBcc: evil@example.com'],
    ['email', 'nobody'],
    ['email', 'a@example.com, evil@example.com'],
    ['email', 'a@example.com\r\nBcc: evil@example.com'],
    ['email', `${'x'.repeat(250)}@example.com`],
    ['subject', ''],
    ['subject', 'x'.repeat(151)],
    ['subject', 'Hi\r\nBcc: evil@example.com'],
    ['message', ' \n '],
    ['message', 'x'.repeat(5_001)],
    ['message', 'a\u0000b'],
    ['message', 'a\u001b[2Jb'],
    ['message', 'a\u0085b'],
    ['message', 'a\rb'],
    ['clientId', 'none'],
    ['admin', true],
  ])('with a wrong %s (%j) is refused and named', async (field, value) => {
    const answer = await sendMessage(message({ [field]: value }))

    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(JSON.stringify(answer.body)).toContain(field)
  })

  test('of exactly the longest lengths is taken', async () => {
    const longest = { name: 'n'.repeat(100), subject: 's'.repeat(150), message: 'm'.repeat(5_000) }

    expect((await sendMessage(message(longest))).status).toBe(200)
  })

  test('is limited by address, whatever email it names', async () => {
    const answers = await Promise.all(Array.from({ length: 11 }, () => sendMessage(message(), '203.0.113.9')))
    const elsewhere = await sendMessage(message(), '203.0.113.10')

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ code: 'rate_limited' })
    expect(elsewhere.status).toBe(200)
  })

  test('from another site is refused', async () => {
    const headers = { ...from(), origin: 'https://evil.test' }

    expect(await shop.visitor().call('sendSupportMessage', { body: message(), headers })).toMatchObject({
      status: 403,
      body: { code: 'foreign_origin' },
    })
  })

  test('is taken from members as from anybody', async () => {
    const member = await shop.member()

    expect((await member.visitor.call('sendSupportMessage', { body: message(), headers: from() })).status).toBe(200)
  })
})

describe('acknowledgements', () => {
  test('go to a mailbox once a day, and every message reaches the team', async () => {
    const email = 'victim@example.com'
    const before = (await mailsTo(brand.email)).length
    await Promise.all(Array.from({ length: 8 }, () => sendMessage(message({ email }))))

    expect(await mailsTo(email)).toHaveLength(1)
    expect((await mailsTo(brand.email)).length).toBe(before + 8)
  })

  test('count a mailbox as one however it is written, over support and feedback together', async () => {
    const written = ['one.box@gmail.com', 'onebox+a@gmail.com', 'ONEBOX@googlemail.com', 'onebox@gmail.com']
    await sendMessage(message({ email: written[0] }))
    await sendOpinion(opinion({ email: written[1] }))
    await sendOpinion(opinion({ email: written[2] }))
    await sendMessage(message({ email: written[3] }))
    const mails = await Promise.all(written.map(mailsTo))

    expect(mails.map(({ length }) => length)).toEqual([1, 0, 0, 0])
  })

  test('begin again a day after the last one', async () => {
    const email = 'day@example.com'
    await sendMessage(message({ email }))
    nowMs += 24 * 3_600_000 - 1
    await sendOpinion(opinion({ email }))
    const early = (await mailsTo(email)).length
    nowMs += 1
    await sendMessage(message({ email }))
    await sendMessage(message({ email }))

    expect([early, (await mailsTo(email)).length]).toEqual([1, 2])
  })
})

describe('feedback', () => {
  test('needs neither name nor email, and then nobody is acknowledged', async () => {
    const before = (await readMails()).length
    const answer = await sendOpinion(opinion({ expected: 'A still chart' }))
    const mails = await readMails()

    expect(answer.status).toBe(200)
    expect(mails.length).toBe(before + 1)
    expect(mails[0]).toMatchObject({ to: brand.email, subject: expect.stringContaining('Feedback') })
    expect(mails[0]?.text).toContain('Rating: 4 of 5')
    expect(mails[0]?.text).toContain('A still chart')
  })

  test('with an email is acknowledged', async () => {
    const email = 'thanks@example.com'
    await sendOpinion(opinion({ email, name: 'Ann' }))

    expect(await mailsTo(email)).toHaveLength(1)
  })

  test.each([{ rating: 0 }, { rating: undefined }])(
    'without a rating (%j) is stored, and no star counts',
    async (own) => {
      const answer = await sendOpinion(opinion(own))

      expect(answer.status).toBe(200)
      expect((await readMails())[0]?.text).toContain('Rating: none')
    },
  )

  test('that is sent again is stored once', async () => {
    const sent = opinion()
    const [first, second] = await Promise.all([sendOpinion(sent), sendOpinion(sent)])

    expect(second.body).toEqual(first.body)
  })

  test.each([
    ['feedbackType', 'praise'],
    ['rating', -1],
    ['rating', 6],
    ['rating', 2.5],
    ['rating', '5'],
    ['message', ''],
    ['message', 'x'.repeat(5_001)],
    ['expected', 'x'.repeat(2_001)],
    ['email', 'nobody'],
    ['name', 'a\u0007b'],
  ])('with a wrong %s (%j) is refused and named', async (field, value) => {
    const answer = await sendOpinion(opinion({ [field]: value }))

    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(JSON.stringify(answer.body)).toContain(field)
  })
})
