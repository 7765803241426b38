import { minuteMs } from '@stratomate/std/time'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { paperTrade } from '#server/main/testing/paper-trade.ts'
import { type PushDouble, startPushDouble } from '#server/main/testing/push-double.ts'
import {
  connectDesktop,
  type Desktop,
  type Member,
  type Shop,
  signUpInput,
  startShop,
} from '#server/main/testing/start-shop.ts'

let aheadMs = 0
let shop: Shop
let owner: Member
let desktop: Desktop
let browser: PushDouble
beforeAll(async () => {
  shop = await startShop({
    environment: { WEBHOOKS_TO_LOOPBACK: 'on' },
    outside: { now: () => new Date(Date.now() + aheadMs), pushEveryMs: 25 },
  })
})
beforeEach(async () => {
  aheadMs = 0
  owner = await shop.member()
  await owner.visitor.call('startTrial', { body: {} })
  desktop = await connectDesktop(shop, owner)
  browser = await startPushDouble()
  return () => browser.close()
})
afterAll(() => shop.close())

const add = () => owner.visitor.call('addPush', { body: browser.target })
const pause = (paused = true) =>
  owner.visitor.call('pauseDevice', { params: { id: desktop.deviceId }, body: { paused } })
const browsers = async () => (await owner.visitor.call('readPush')).body.items
const paused = { title: 'Trading is paused on Test computer', path: '/dashboard' }

test('a browser shows a pause and the daily limit, with a title and a link that only it can read', async () => {
  const { status, body } = await add()
  await pause()
  await vi.waitFor(() => expect(browser.shown).toHaveLength(1))
  const lease = await desktop.visitor.call('takeLease', { body: { want: 10 } })
  const jti = String(decodeJwt(lease.body.lease).jti)
  await desktop.visitor.call('reportTrades', { body: { trades: Array.from({ length: 10 }, () => paperTrade(jti)) } })
  await vi.waitFor(() => expect(browser.shown).toHaveLength(2))

  expect({ status, count: body.items.length }).toEqual({ status: 200, count: 1 })
  expect(browser.shown).toEqual([paused, { title: 'You’ve used all of today’s trades', path: '/dashboard' }])
  const { origin } = new URL(browser.target.endpoint)
  expect(browser.proved[0]).toMatchObject({ aud: origin, sub: expect.stringMatching(/^mailto:/u), key: body.publicKey })
})

test('the key is the same after a restart, and the secrets of a browser are not exported', async () => {
  const { body } = await add()
  await shop.restart()
  const after = (await owner.visitor.call('readPush')).body
  const exported = await (await owner.visitor.fetch('/api/account/export')).text()

  expect([after.publicKey, after.items]).toEqual([body.publicKey, body.items])
  expect(exported).toContain(body.items[0]?.id)
  expect(exported).not.toContain(browser.target.auth)
})

test.each([404, 410])('a browser that its push service answers with %i is removed', async (status) => {
  await add()
  browser.answerWith(status)
  await pause()

  await vi.waitFor(async () => expect(await browsers()).toEqual([]))
})

test('a push service that is busy is asked again later', async () => {
  await add()
  browser.answerWith(503)
  await pause()
  await vi.waitFor(() => expect(browser.shown).toHaveLength(1))
  browser.answerWith(201)
  await vi.waitFor(() => {
    aheadMs += minuteMs
    expect(browser.shown).toHaveLength(2)
  })

  expect(browser.shown).toEqual([paused, paused])
  expect(await browsers()).toHaveLength(1)
})

test('a browser that was signed out or removed shows nothing more', async () => {
  const elsewhere = shop.visitor()
  await elsewhere.call('signIn', { body: { email: owner.email, password: signUpInput(owner.email).password } })
  await elsewhere.call('addPush', { body: browser.target })
  const other = await startPushDouble()
  const id = (await owner.visitor.call('addPush', { body: other.target })).body.items[1]?.id ?? ''
  const stranger = await shop.member()
  const foreign = await stranger.visitor.call('removePush', { params: { id } })
  await elsewhere.call('signOut')
  await owner.visitor.call('removePush', { params: { id } })
  await pause()
  await new Promise((done) => setTimeout(done, 150))
  await other.close()

  expect(foreign.status).toBe(404)
  expect([browser.shown, other.shown, await browsers()]).toEqual([[], [], []])
})

test('an address that is not public and a key that is none are refused', async () => {
  const inside = { ...browser.target, endpoint: 'https://10.0.0.1/push' }
  const broken = { ...browser.target, p256dh: 'B'.repeat(87) }
  const answers = [
    await owner.visitor.call('addPush', { body: inside }),
    await owner.visitor.call('addPush', { body: broken }),
  ]

  for (const answer of answers) expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})
