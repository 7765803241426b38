import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { listeningPort } from '@stratomate/std/ports'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSmtpTransport } from '#server/adapters/smtp.ts'
import { createLogger } from './logger.ts'
import { readSettings } from './settings.ts'
import { mailServer, refusal } from './testing/mail-server.ts'
import { type Shop, signUpInput, startShop } from '#server/main/testing/start-shop.ts'
import { startService } from './start-service.ts'

const mails = mailServer()
const minute = 60_000
const mailEveryMs = 20
let aheadMs = 0
let shop: Shop
beforeAll(async () => {
  await mails.listen()
  shop = await startShop({
    environment: { SMTP_URL: mails.url() },
    outside: { mailEveryMs, now: () => new Date(Date.now() + aheadMs) },
  })
})
beforeEach(() => {
  mails.answer({})
  mails.received.length = 0
})
afterAll(async () => {
  await shop.close()
  await mails.close()
})

const newEmail = () => `${randomUUID()}@example.com`
const receivedBy = (email: string) => mails.received.filter(({ to }) => to.includes(email))

async function signUp(email = newEmail()): Promise<string> {
  const answer = await shop.visitor().call('signUp', { body: signUpInput(email) })
  expect(answer.status).toBe(200)
  return email
}

/** Long enough for the mail job to have run several times. */
const severalRuns = () => wait(mailEveryMs * 15)
const poll = <Value>(read: () => Value) => expect.poll(read, { timeout: 10_000 })
const arrival = (email: string) => poll(() => receivedBy(email).length).toBe(1)

test('a mail is sent once, to one person, with an id of its own', async () => {
  const email = await signUp()
  await arrival(email)
  await severalRuns()

  const [mail] = receivedBy(email)
  expect(receivedBy(email)).toHaveLength(1)
  expect(mail?.to).toEqual([email])
  expect(mail?.source).toMatch(/^Message-ID: <[0-9a-f-]{36}@/mu)
  expect(mail?.source).toMatch(/^\d{6}\r?$/mu)
})

test('a mail that the server puts off is tried again, at growing distances', async () => {
  const email = newEmail()
  let tries = 0
  mails.answer({
    recipient: (address) => (address === email && ++tries <= 2 ? refusal(451, 'Try again later') : null),
  })
  await signUp(email)
  await poll(() => tries).toBe(1)
  await severalRuns()
  expect(tries).toBe(1)

  aheadMs += minute
  await poll(() => tries).toBe(2)
  aheadMs += minute
  await severalRuns()
  expect(tries).toBe(2)

  aheadMs += minute
  await arrival(email)
})

test('a recipient that the server refuses for good is not tried again', async () => {
  const email = newEmail()
  let tries = 0
  const refuse = (address: string) => {
    if (address !== email) return null
    tries += 1
    return refusal(550, 'No such mailbox')
  }
  mails.answer({ recipient: refuse })
  await signUp(email)
  await poll(() => tries).toBe(1)

  aheadMs += 24 * 60 * minute
  await severalRuns()

  expect(tries).toBe(1)
})

test('a sender that is refused holds mails back and loses none', async () => {
  let tries = 0
  mails.answer({ sender: () => (++tries === 1 ? refusal(553, 'Sender not allowed') : null) })
  const email = await signUp()
  await poll(() => tries).toBe(1)
  expect(mails.received).toEqual([])

  aheadMs += minute
  await arrival(email)
})

test('mails wait while the mail server is away, through a restart too', async () => {
  await mails.close()
  const first = await signUp()
  const second = await signUp()
  await severalRuns()
  await shop.restart()
  await mails.listen()

  aheadMs += minute
  await arrival(first)
  await arrival(second)
  expect(mails.received).toHaveLength(2)
})

describe('the SMTP adapter', () => {
  const mail = (to: string) => ({
    id: randomUUID(),
    to,
    subject: 'Hello',
    text: 'Hi',
    html: '<p>Hi</p>',
    unsubscribeUrl: null,
    replyTo: null,
  })
  const silent = createServer()
  afterEach(() => {
    silent.close()
  })

  test.each([
    'a@example.com, evil@example.com',
    'a@example.com\r\nBcc: evil@example.com',
    'a@example.com\r\nRCPT TO:<evil@example.com>',
    '<a@example.com>,<evil@example.com>',
    'a@example.com;evil@example.com',
    '',
  ])('never sends to a second person in %j', async (to) => {
    const delivery = await createSmtpTransport(mails.url()).send(mail(to))

    expect(mails.received.flatMap((received) => received.to)).not.toContain('evil@example.com')
    expect(mails.received.every((received) => !/^bcc:/imu.test(received.source))).toBe(true)
    expect(delivery.kind).toBe(mails.received.length === 0 ? 'refused' : 'sent')
  })

  test('gives mail programs one press that stops a kind of mail, and none for the others', async () => {
    const unsubscribeUrl = 'https://shop.test/api/mail/unsubscribe?token=a.trial.b'
    await createSmtpTransport(mails.url()).send({ ...mail('a@example.com'), unsubscribeUrl })
    await createSmtpTransport(mails.url()).send(mail('b@example.com'))
    const [stoppable, other] = mails.received.map(({ source }) => source.replaceAll(/\r\n[ \t]+/gu, ' '))

    expect(stoppable).toMatch(
      /^List-Unsubscribe: <https:\/\/shop\.test\/api\/mail\/unsubscribe\?token=a\.trial\.b>\r$/mu,
    )
    expect(stoppable).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/mu)
    expect(other).not.toMatch(/^List-Unsubscribe/mu)
  })

  test('names the address for answers, and none where there is none', async () => {
    await createSmtpTransport(mails.url()).send({ ...mail('a@example.com'), replyTo: 'chat+1.2@reply.example.com' })
    await createSmtpTransport(mails.url()).send(mail('b@example.com'))
    const [answerable, other] = mails.received.map(({ source }) => source)

    expect(answerable).toMatch(/^Reply-To: chat\+1\.2@reply\.example\.com\r$/mu)
    expect(other).not.toMatch(/^Reply-To/mu)
  })

  test('folds a line break in the subject', async () => {
    await createSmtpTransport(mails.url()).send({ ...mail('a@example.com'), subject: 'Hi\r\nBcc: evil@example.com' })

    expect(mails.received.map(({ to }) => to)).toEqual([['a@example.com']])
    expect(mails.received[0]?.source).not.toMatch(/^bcc:/imu)
  })

  test('tries again when its own password is wrong', async () => {
    mails.answer({ password: 'right' })
    const wrong = await createSmtpTransport(mails.url('shop:wrong@')).send(mail('a@example.com'))
    const right = await createSmtpTransport(mails.url('shop:right@')).send(mail('a@example.com'))

    expect([wrong.kind, right.kind]).toEqual(['retry', 'sent'])
  })

  test('tries again when nobody listens', async () => {
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const port = listeningPort(silent)
    silent.close()

    expect(await createSmtpTransport(`smtp://127.0.0.1:${port}`).send(mail('a@example.com'))).toMatchObject({
      kind: 'retry',
    })
  })
})

test('the mailbox and the simulators are not there when they are switched off', async () => {
  const settings = readSettings({ PORT: '0', DATA_DIR: `${shop.dataDir}/production` })
  const service = await startService(
    { ...settings, simulators: false, payments: { kind: 'off' } },
    createLogger({ kind: 'none' }),
  )
  try {
    for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/v1/customers', '/v1/portal/bps_1']) {
      expect([path, (await fetch(`${service.origin}${path}`)).status]).toEqual([path, 404])
    }
  } finally {
    await service.close()
  }
})

test('the mailbox is closed to callers behind a proxy', async () => {
  const answers = await Promise.all([
    shop.visitor().fetch('/dev/mailbox', { headers: { 'x-forwarded-for': '203.0.113.7' } }),
    shop.visitor().fetch('/dev/mailbox.json', { headers: { 'x-forwarded-for': '203.0.113.7' } }),
    shop.visitor().fetch('/dev/mailbox'),
  ])

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 200])
})

test('the mailbox of one address holds its mails alone', async () => {
  const [one, other] = [await shop.member(), await shop.member()]
  const own = await one.visitor.mails(one.email)

  expect(own.length).toBeGreaterThan(0)
  expect(own.every(({ to }) => to === one.email)).toBe(true)
  expect((await one.visitor.mails()).some(({ to }) => to === other.email)).toBe(true)
})
