import { randomUUID } from 'node:crypto'
import type { DesktopState, Refusal } from '@stratomate/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDesktop, type Desktop, type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'
import { linksElsewhere } from '#server/main/testing/read-mailbox.ts'
import { startTelegramDouble, type TelegramDouble } from '#server/main/testing/telegram-double.ts'

const minute = 60_000
let telegram: TelegramDouble
let shop: Shop
let aheadMs = 0
beforeAll(async () => {
  telegram = await startTelegramDouble()
  shop = await startShop({
    environment: { TELEGRAM_BOT_TOKEN: telegram.token, TELEGRAM_API_ORIGIN: telegram.origin },
    outside: {
      now: () => new Date(Date.now() + aheadMs),
      engineWatchEveryMs: 20,
      telegramEveryMs: 20,
    },
  })
})
afterAll(async () => {
  await shop.close()
  await telegram.close()
})

const trading: DesktopState = {
  version: '0.1.0',
  charts: [],
  terminalConnected: true,
  broker: { id: 'paper', connected: true, account: 'paper', balanceCents: null },
  paused: false,
  pausedReason: null,
}

async function trader(computer: string): Promise<{ member: Member; desktop: Desktop }> {
  const member = await shop.member()
  return { member, desktop: await connectDesktop(shop, member, computer) }
}

const say = async ({ visitor }: Desktop, state = trading) => (await visitor.call('reportState', { body: state })).status
async function refuse({ visitor }: Desktop, code: Refusal['code']): Promise<void> {
  const at = new Date(Date.now() + aheadMs).toISOString()
  const chart = { symbol: 'EURUSD', timeframeS: 60, indicatorId: 'super-trend', side: 'buy' }
  const refusal = { id: randomUUID(), signalId: randomUUID(), ...chart, code, at }
  expect((await visitor.call('reportRefusals', { body: { refusals: [refusal] } })).status).toBe(200)
}
const alerts = async ({ visitor }: Member) => {
  const { items } = (await visitor.call('listNotifications')).body
  return items.filter(({ kind }) => ['silent', 'refusals', 'stop'].includes(kind))
}
const mailsTo = async ({ email }: Member) =>
  (await shop.visitor().mails(email)).filter(({ text }) => text.includes('Look at it:'))

/**
 * Moves the clock forward by a minute at a time, slowly enough for the checks to follow, until a notification arrives.
 */
async function waitForAlert(member: Member): Promise<void> {
  await expect
    .poll(
      async () => {
        aheadMs += minute
        return (await alerts(member)).length
      },
      { timeout: 30_000, interval: 120 },
    )
    .toBe(1)
}

test('an app that was trading and is not heard any more is reported by bell and mail, to its owner alone', async () => {
  const [ann, bob] = [await trader('Desk PC'), await trader('Bob')]
  expect(await say(ann.desktop)).toBe(200)
  expect(await say(bob.desktop, { ...trading, paused: true, pausedReason: 'the app is closing' })).toBe(200)
  await waitForAlert(ann.member)

  expect(await alerts(ann.member)).toMatchObject([
    { kind: 'silent', title: 'Desk PC has gone offline', path: '/dashboard', read: false },
  ])
  expect((await mailsTo(ann.member)).map(({ subject }) => subject)).toEqual(['Desk PC has gone offline'])
  expect((await mailsTo(ann.member))[0]?.text).toMatch(/The last contact was on \w+ \d+, \d{4} at \d\d:\d\d UTC\./u)
  expect(await alerts(bob.member)).toEqual([])
  expect(await mailsTo(bob.member)).toEqual([])
})

test('a service that comes back tells nothing twice and calls nobody silent whom it could not hear', async () => {
  const [ann, bob] = [await trader('Desk PC'), await trader('Bob')]
  await refuse(ann.desktop, 'daily_loss')
  await expect.poll(async () => (await alerts(ann.member)).length).toBe(1)
  expect(await say(bob.desktop)).toBe(200)
  // Longer than an app may be silent.
  aheadMs += 30 * minute
  await shop.restart()
  await refuse(bob.desktop, 'daily_loss')
  await expect.poll(async () => (await alerts(bob.member)).length).toBe(1)

  expect(await alerts(ann.member)).toMatchObject([
    {
      kind: 'stop',
      title: 'A limit of your own has stopped trading on Desk PC',
      detail: 'Your daily loss limit is reached. Trading resumes tomorrow.',
    },
  ])
  expect(await mailsTo(ann.member)).toHaveLength(1)
  expect((await alerts(bob.member)).map(({ kind }) => kind)).toEqual(['stop'])
})

test('mail and Telegram say instants in the time zone of the computer that was heard last, and lead to this site', async () => {
  const { member, desktop } = await trader('Desk PC')
  await linkTelegram(member, 8)
  await member.visitor.call('changeNotificationSettings', { body: { telegramKinds: ['silent'] } })
  await say(await connectDesktop(shop, member, 'Old PC'), { ...trading, paused: true, timeZone: 'Asia/Tokyo' })
  aheadMs += 1_000
  expect(await say(desktop, { ...trading, timeZone: 'Asia/Kolkata' })).toBe(200)
  await waitForAlert(member)
  const received = () => telegram.received.filter(({ chatId }) => chatId === '8').map(({ text }) => text)
  await expect.poll(() => received().some((text) => text.includes('has gone offline'))).toBe(true)

  const inIndia = /The last contact was on \w+ \d+, \d{4} at \d\d:\d\d GMT\+5:30\./u
  expect((await mailsTo(member)).map(({ text }) => inIndia.test(text))).toEqual([true])
  const message = received().find((text) => text.includes('has gone offline')) ?? ''
  expect(message).toMatch(inIndia)
  expect(linksElsewhere(message, shop.origin)).toEqual([])
  expect(message).toContain(`${shop.origin}/dashboard`)
})

async function linkTelegram(member: Member, chat: number): Promise<void> {
  await expect.poll(async () => (await member.visitor.call('inviteTelegram')).status).toBe(200)
  const { url } = (await member.visitor.call('inviteTelegram')).body
  telegram.write(chat, `/start ${new URL(url).searchParams.get('start') ?? ''}`)
  const linked = async () => (await member.visitor.call('readNotificationSettings')).body.telegram?.linked ?? null
  await expect.poll(linked).not.toBeNull()
}

test('whoever does not want these mails or this kind in Telegram gets neither, and the bell all the same', async () => {
  const { member, desktop } = await trader('Desk PC')
  await linkTelegram(member, 7)
  await member.visitor.call('changeNotificationSettings', { body: { telegramKinds: ['stop'] } })
  await refuse(desktop, 'losing_streak')
  const received = () => telegram.received.filter(({ chatId }) => chatId === '7').map(({ text }) => text)
  await expect.poll(() => received().some((text) => text.includes('A limit of your own'))).toBe(true)
  await member.visitor.call('changeMailSettings', { body: { engine: false } })
  await member.visitor.call('changeNotificationSettings', { body: { telegramKinds: ['limit'] } })
  await refuse(desktop, 'own_trade_cap')
  await expect.poll(async () => (await alerts(member)).length).toBe(2)

  expect(await mailsTo(member)).toHaveLength(1)
  expect(received().filter((text) => text.includes('A limit of your own'))).toHaveLength(1)
})
