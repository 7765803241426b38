import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { startNats } from '@stratomate/cluster/nats'
import { freePort } from '@stratomate/commands/free-port'
import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import { times } from '@stratomate/commands/soak-scale'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { idleState } from '../testing/idle-state.ts'
import { mailServer } from '../testing/mail-server.ts'
import { readEvents } from '../testing/read-events.ts'
import {
  type Callers,
  callersOf,
  connectDesktop,
  type Member,
  type Shop,
  signUpInput,
  startShop,
} from '../testing/start-shop.ts'
import { startTelegramDouble, type TelegramDouble } from '../testing/telegram-double.ts'

const postgres = await borrowPostgres()
const nats = await startNats()
const missing = 'unavailable' in postgres ? postgres.unavailable : 'unavailable' in nats ? nats.unavailable : null
if (missing !== null) console.warn(`Tests of several servers skipped: ${missing}`)

const site = 'http://localhost:4100'
const adminEmail = 'admin@example.com'
const email = () => `${randomUUID()}@example.com`

describe('three servers of one service', () => {
  const mails = mailServer()
  let telegram: TelegramDouble
  let environment: Record<string, string>
  let ports: number[] = []
  let servers: Shop[] = []
  beforeAll(async () => {
    if (missing !== null) return
    await mails.listen()
    telegram = await startTelegramDouble()
    environment = {
      DATABASE_URL: 'url' in postgres ? await createDatabase(postgres.url) : '',
      NATS_URL: 'url' in nats ? nats.url : '',
      AUTH_SECRET: randomBytes(32).toString('hex'),
      LEASE_PRIVATE_KEY: String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })),
      APP_ORIGIN: site,
      ADMIN_EMAIL: adminEmail,
      SMTP_URL: mails.url(),
      TELEGRAM_BOT_TOKEN: telegram.token,
      TELEGRAM_API_ORIGIN: telegram.origin,
    }
    ports = [await freePort(), await freePort(), await freePort()]
    const outside = { mailEveryMs: 20, telegramEveryMs: 20 }
    servers = await Promise.all(
      ports.map((port) => startShop({ environment: { ...environment, PORT: String(port) }, outside })),
    )
  }, 60_000)
  beforeEach(({ skip }) => {
    if (missing !== null) skip(missing)
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()))
    if (missing === null) await telegram.close()
    if (missing === null) await mails.close()
    if ('kill' in nats) await nats.kill()
    if ('stop' in postgres) await postgres.stop()
  })

  const originOf = (index: number) => `http://127.0.0.1:${ports[index % ports.length]}`
  /** People whose calls go to the server in `place.now`. */
  const place = { now: 0 }
  const callers: Callers = callersOf(() => originOf(place.now), site)
  const at = async <Result>(index: number, work: () => Promise<Result>): Promise<Result> => {
    place.now = index
    return work()
  }
  const joined = async (): Promise<Member> => at(0, () => callers.member())

  test('what happens on one server reaches an open page of another one once, in order', async () => {
    const member = await joined()
    const desktop = await connectDesktop(callers, member)
    const count = times(60, 300)
    const page = at(1, () => readEvents('/api/events', { from: member.visitor, count }))
    await sleep(300)
    place.now = 2
    for (let index = 0; index < count; index += 1) {
      const body = { paused: index % 2 === 0 }
      await member.visitor.call('pauseDevice', { params: { id: desktop.deviceId }, body })
    }
    const events = await page

    expect(events.map(({ event, data }) => [event, data])).toEqual(
      Array.from({ length: count }, (_none, index) => [
        'device.changed',
        { device: expect.objectContaining({ id: desktop.deviceId, paused: index % 2 === 0 }) },
      ]),
    )
  })

  test('a computer that listens to one server is paused on another one, and hears there of the first page that is opened on any', async () => {
    const member = await joined()
    const desktop = await connectDesktop(callers, member)
    const heard = at(1, () => readEvents('/api/desktop/events', { from: desktop.visitor, count: 1 }))
    await sleep(300)
    await at(2, () => member.visitor.call('pauseDevice', { params: { id: desktop.deviceId }, body: { paused: true } }))

    expect(await heard).toMatchObject([{ event: 'device.paused', data: { paused: true } }])

    const isWatched = async () =>
      (await at(2, () => desktop.visitor.call('reportState', { body: idleState }))).body.watched
    const before = await isWatched()
    const opening = at(1, () => readEvents('/api/desktop/events', { from: desktop.visitor, count: 1 }))
    await sleep(300)
    const leaving = [new AbortController(), new AbortController()]
    for (const [index, { signal }] of leaving.entries())
      await at(index, () => member.visitor.fetch('/api/events', { signal }))
    const events = await opening
    leaving[0]?.abort()
    await sleep(300)
    const whileOneIsOpen = await isWatched()
    leaving[1]?.abort()

    expect([before, events.map(({ event }) => event), whileOneIsOpen]).toEqual([false, ['page.opened'], true])
    await expect.poll(isWatched).toBe(false)
  })

  describe('candles', () => {
    const chart = { symbol: 'EURUSD', timeframeS: 60, digits: 5 }
    const candles = (count: number, close: number) =>
      Array.from({ length: count }, (_none, index) => ({
        time: 1_795_305_480 + index * 60,
        open: 1.1,
        high: 1.3,
        low: 1,
        close,
        volume: 1,
      }))

    test('that a computer reports to one server are drawn on every page, the newest ones alone', async () => {
      const member = await joined()
      const desktop = await connectDesktop(callers, member)
      const report = (index: number, close: number) =>
        at(index, async () => {
          await desktop.visitor.call('reportState', { body: stateWith(chart) })
          return desktop.visitor.call('reportCandles', { body: { batches: [{ chart, candles: candles(60, close) }] } })
        })
      const drawnAt = (index: number) =>
        at(index, async () => {
          const { body } = await member.visitor.call('listCharts')
          return body.items.map((item) => item.candles.at(-1)?.close)
        })
      const before = await drawnAt(1)
      const first = await report(0, 1.11)
      const drawn = [await drawnAt(0), await drawnAt(1), await drawnAt(2)]
      const second = await report(1, 1.22)
      const later = [await drawnAt(0), await drawnAt(1), await drawnAt(2)]

      expect(before).toEqual([])
      expect([first.status, second.status]).toEqual([200, 200])
      expect(drawn).toEqual([[1.11], [1.11], [1.11]])
      expect(later).toEqual([[1.22], [1.22], [1.22]])
    })
  })

  test('an answer is not mailed to somebody who has the chat open on another server', async () => {
    const admin = await at(0, () => callers.member({ email: adminEmail }))
    const visitor = callers.visitor()
    const address = email()
    const body = { clientId: randomUUID(), name: 'Ann', email: address, message: 'No terminal found' }
    const { body: chat } = await visitor.call('openConversation', { body })
    const answer = () =>
      at(2, () =>
        admin.visitor.call('answerConversation', {
          params: { id: chat.id },
          body: { clientId: randomUUID(), message: 'Restart it.' },
        }),
      )
    const leaving = new AbortController()
    const stream = await at(1, () => visitor.fetch(`/api/conversations/${chat.id}/events`, { signal: leaving.signal }))
    await sleep(200)
    const whileReading = await answer()
    const queued = await visitor.mails(address)
    leaving.abort()
    await sleep(200)
    await answer()

    expect([stream.status, whileReading.status]).toEqual([200, 200])
    expect(queued).toEqual([])
    await expect.poll(async () => (await visitor.mails(address)).length).toBe(1)
  })

  test('ten wrong passwords are ten, whichever server is asked', async () => {
    const member = await joined()
    const stranger = callers.visitor()
    const statuses: number[] = []
    for (let tries = 0; tries < 15; tries += 1) {
      const body = { email: member.email, password: `wrong ${tries} battery` }
      const answer = await at(tries, () => stranger.call('signIn', { body }))
      statuses.push(answer.status)
    }

    expect(statuses.filter((status) => status !== 429)).toHaveLength(10)
    expect(statuses.slice(0, 10)).not.toContain(429)
  })

  test('each of many mails is sent once by one of them', async () => {
    // As many as one address may sign up; a thousand are only required in the long run.
    const addresses = Array.from({ length: 40 }, email)
    for (const [index, address] of addresses.entries()) {
      await at(index, () => callers.visitor().call('signUp', { body: signUpInput(address) }))
    }
    const sentTo = (address: string) =>
      mails.received.filter(({ to, source }) => to.includes(address) && /^\d{6}\r?$/mu.test(source)).length
    await expect.poll(() => addresses.filter((address) => sentTo(address) === 0).length, { timeout: 20_000 }).toBe(0)
    await sleep(500)

    expect(addresses.map(sentTo)).toEqual(addresses.map(() => 1))
  })

  test('one of them reads what people write to the bot, and another one goes on when it stops', async () => {
    const answersTo = (chat: string) => telegram.received.filter(({ chatId }) => chatId === chat)
    telegram.write(1, '/start nobody')
    await expect.poll(() => answersTo('1').length).toBe(1)
    const stopped = servers[0]
    await stopped?.restart()
    telegram.write(2, '/start nobody')
    await expect.poll(() => answersTo('2').length, { timeout: 20_000 }).toBe(1)
    await sleep(300)

    expect([answersTo('1').length, answersTo('2').length, telegram.conflicts()]).toEqual([1, 1, 0])
  })

  test('without NATS each server goes on and says so; open pages read everything again when it is back', async () => {
    if (!('kill' in nats)) throw new Error('There is NATS.')
    const member = await joined()
    const desktop = await connectDesktop(callers, member)
    const pause = (index: number, paused: boolean) =>
      at(index, () => member.visitor.call('pauseDevice', { params: { id: desktop.deviceId }, body: { paused } }))
    const page = at(1, () => readEvents('/api/events', { from: member.visitor, count: 3 }))
    await sleep(300)
    const readiness = async () => (await fetch(`${originOf(1)}/api/ready`)).text()
    await nats.kill()
    await expect.poll(readiness).toBe('{"status":"ready","away":["bus"]}')
    const unheard = await pause(2, true)
    const heard = await pause(1, false)
    await nats.start()
    await expect.poll(readiness, { timeout: 10_000 }).toBe('{"status":"ready"}')
    const names = ['device.changed', 'reset']
    await sleep(5_500)
    await pause(2, true)

    expect([unheard.status, heard.status]).toEqual([200, 200])
    expect((await page).map(({ event }) => event)).toEqual([...names, expect.stringMatching(/reset|device.changed/u)])
  }, 40_000)
})

function stateWith(chart: { symbol: string; timeframeS: number; digits: number }) {
  return {
    version: '0.1.0',
    charts: [{ ...chart, indicatorId: 'super-trend', favorite: false, simulated: true }],
    terminalConnected: true,
    broker: { id: 'paper', connected: true, account: 'paper', balanceCents: null },
    paused: false,
    pausedReason: null,
  }
}
