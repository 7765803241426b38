import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decodeJwt } from 'jose'
import { connectDesktop } from '#server/main/testing/start-shop.ts'
import { paperTrade } from '#server/main/testing/paper-trade.ts'
import { type ClockShop, openClockShop } from '#server/main/testing/open-clock-shop.ts'

const day = 86_400_000
let clock: ClockShop
let aheadMs = 0
beforeAll(async () => {
  clock = await openClockShop({ outside: { reconcileEveryMs: 50, forgetEveryMs: 50 } })
})
afterAll(() => clock.close())

const goOn = (ms: number) => clock.goTo((aheadMs += ms))
const reminder = 'Your Stratomate trial ends tomorrow'
const subjectsTo = async (email: string) =>
  (await clock.shop.visitor().mails()).filter(({ to }) => to === email).map(({ subject }) => subject)
const reminderTo = async (email: string) =>
  (await clock.shop.visitor().mails()).find(({ to, subject }) => to === email && subject === reminder)

async function trial() {
  const member = await clock.shop.member()
  await member.visitor.call('startTrial', { body: {} })
  return member
}
const settingsOf = async (member: Awaited<ReturnType<typeof trial>>) =>
  (await member.visitor.call('readMailSettings')).body

describe('the mails that may be switched off', () => {
  test('begin as the usual, change one by one and stay', async () => {
    const member = await trial()
    const before = await settingsOf(member)
    await member.visitor.call('changeMailSettings', { body: { tips: true } })
    await member.visitor.call('changeMailSettings', { body: { trial: false } })

    expect(before).toEqual({
      trial: true,
      limit: true,
      engine: true,
      replies: true,
      mentions: true,
      answers: true,
      digest: false,
      tips: false,
    })
    expect(await settingsOf(member)).toEqual({ ...before, trial: false, tips: true })
  })

  test.each([{ receipts: false }, { trial: 'no' }, { trial: null }, [], 'x'])('are no others: %j', async (body) => {
    const member = await clock.shop.member()

    expect((await member.visitor.call('changeMailSettings', { body })).status).toBe(400)
  })

  test('come or stay away as chosen, and what must arrive always comes', async () => {
    const wanting = await trial()
    const unwanting = await trial()
    await unwanting.visitor.call('changeMailSettings', { body: { trial: false } })
    goOn(2 * day + 60_000)
    await expect.poll(() => subjectsTo(wanting.email)).toContain(reminder)
    goOn(day)
    const ended = 'Your Stratomate trial has ended'
    await expect.poll(() => subjectsTo(unwanting.email)).toContain(ended)
    const texts = (await clock.shop.visitor().mails()).filter(({ to }) => to === unwanting.email)

    // It is kept without its text, so that a text which causes an error does not cause it again.
    expect(texts.find(({ subject }) => subject === reminder)?.text).toBe('')
    expect(texts.filter(({ subject }) => subject === reminder)).toHaveLength(1)
  })
})

describe('the link in a mail', () => {
  test('asks when it is opened, and switches its kind off when it is pressed, without a sign-in', async () => {
    const member = await trial()
    goOn(2 * day + 60_000)
    await expect.poll(() => subjectsTo(member.email)).toContain(reminder)
    const link =
      /https?:\S+\/api\/mail\/unsubscribe\?token=\S+/u.exec((await reminderTo(member.email))?.text ?? '')?.[0] ?? ''
    const anybody = clock.shop.visitor()
    const opened = await anybody.fetch(link)
    const question = await opened.text()
    const untouched = await settingsOf(member)
    const pressed = await anybody.fetch(link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    const again = await anybody.fetch(link, { method: 'POST' })

    expect([opened.status, pressed.status, again.status]).toEqual([200, 200, 200])
    expect(question).toContain('Stop these emails?')
    expect(untouched.trial).toBe(true)
    expect(await settingsOf(member)).toMatchObject({ trial: false, limit: true, replies: true })
  })

  test.each(['', 'x', 'a.b.c', '00000000-0000-4000-8000-000000000000.trial.x', '__proto__.constructor.x', '..'])(
    'that nobody wrote (%j) changes nothing',
    async (token) => {
      const path = `/api/mail/unsubscribe?token=${encodeURIComponent(token)}`
      const answers = [
        await clock.shop.visitor().fetch(path),
        await clock.shop.visitor().fetch(path, { method: 'POST' }),
      ]

      expect(answers.map(({ status }) => status)).toEqual([404, 404])
    },
  )

  test('of one person and kind is none of another', async () => {
    const member = await trial()
    goOn(2 * day + 60_000)
    await expect.poll(() => subjectsTo(member.email)).toContain(reminder)
    const text = (await reminderTo(member.email))?.text ?? ''
    const token = /token=(\S+)/u.exec(text)?.[1] ?? ''
    const otherKind = token.replace('.trial.', '.limit.')
    const answer = await clock.shop.visitor().fetch(`/api/mail/unsubscribe?token=${otherKind}`, { method: 'POST' })

    expect(answer.status).toBe(404)
    expect((await settingsOf(member)).limit).toBe(true)
  })
})

test('that the trades of the day are used up is told once, to whoever wants to know', async () => {
  const wanting = await trial()
  const unwanting = await trial()
  await unwanting.visitor.call('changeMailSettings', { body: { limit: false } })
  for (const member of [wanting, unwanting]) {
    const desktop = await connectDesktop(clock.shop, member)
    const broker = { id: 'paper', connected: true, account: 'paper', balanceCents: null } as const
    const quiet = { charts: [], terminalConnected: true, broker, paused: false, pausedReason: null }
    const state = { ...quiet, version: '0.1.0', timeZone: 'Asia/Kolkata' }
    expect((await desktop.visitor.call('reportState', { body: state })).status).toBe(200)
    const { lease } = (await desktop.visitor.call('takeLease', { body: { want: 10 } })).body
    const leaseId = String(decodeJwt(lease).jti)
    const sentAt = new Date(clock.nowMs()).toISOString()
    const trades = Array.from({ length: 10 }, () => paperTrade(leaseId, { sentAt, acknowledgedAt: sentAt }))
    for (const part of [trades, trades.slice(0, 3)])
      await desktop.visitor.call('reportTrades', { body: { trades: part } })
  }
  const mail = async (email: string) => (await subjectsTo(email)).filter((subject) => subject.endsWith('are used up'))

  expect(await mail(wanting.email)).toHaveLength(1)
  const mails = await clock.shop.visitor().mails()
  expect(mails.find(({ to, subject }) => to === wanting.email && subject.endsWith('are used up'))?.text).toMatch(
    /resumes in \d+ (?:h|min).* \(\w+ \d+, \d{4} at \d\d:\d\d GMT\+5:30\)/u,
  )
  expect(
    mails.filter(({ to, text }) => to === unwanting.email && text.includes('automated trades of the day')),
  ).toEqual([])
})

test('mails lose address and text after 30 days, and their cause does not mail again', async () => {
  const member = await trial()
  goOn(2 * day + 60_000)
  await expect.poll(() => subjectsTo(member.email)).toContain(reminder)
  goOn(31 * day)
  await expect.poll(() => subjectsTo(member.email)).not.toContain(reminder)
  const kept = await clock.shop.visitor().mails()

  expect(JSON.stringify(kept)).not.toContain(reminder)
})
