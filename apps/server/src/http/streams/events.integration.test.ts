import { idleState } from '#server/main/testing/idle-state.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEvents } from '#server/main/testing/read-events.ts'
import { connectDesktop, type Desktop, type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'

let shop: Shop
let member: Member
let desktop: Desktop
beforeAll(async () => {
  shop = await startShop()
  member = await shop.member()
  desktop = await connectDesktop(shop, member)
})
afterAll(() => shop.close())

const pause = (paused: boolean) =>
  member.visitor.call('pauseDevice', { params: { id: desktop.deviceId }, body: { paused } })

test('the owner hears of a change at once, and so does the computer', async () => {
  const owner = readEvents('/api/events', { from: member.visitor, count: 1 })
  const computer = readEvents('/api/desktop/events', { from: desktop.visitor, count: 1 })
  await new Promise((resolve) => setTimeout(resolve, 200))

  await pause(true)

  expect((await owner)[0]?.data).toMatchObject({ device: { id: desktop.deviceId, paused: true } })
  expect(await computer).toMatchObject([{ event: 'device.paused', data: { paused: true } }])
})

test('a reader that comes back gets the last word of what it missed', async () => {
  const live = readEvents('/api/events', { from: member.visitor, count: 1 })
  await new Promise((resolve) => setTimeout(resolve, 200))
  await pause(false)
  const [first] = await live
  await pause(true)
  await pause(false)

  const missed = await readEvents('/api/events', { from: member.visitor, count: 1, lastEventId: first?.id })

  expect(missed).toMatchObject([{ data: { device: { paused: false } } }])
})

test.each(['other-boot-5', 'garbage', '-1'])('the unknown id %s is answered with a reset', async (id) => {
  expect(await readEvents('/api/events', { from: member.visitor, count: 1, lastEventId: id })).toMatchObject([
    { event: 'reset' },
  ])
})

test('nobody hears of another account', async () => {
  const stranger = await shop.member()
  const heard = readEvents('/api/events', { from: stranger.visitor, count: 1, lastEventId: 'unknown' })
  await pause(true)

  expect(await heard).toMatchObject([{ event: 'reset' }])
})

test('a signed-out reader and a session cookie on the desktop stream are refused', async () => {
  const anonymous = await shop.visitor().fetch('/api/events')
  const person = await member.visitor.fetch('/api/desktop/events')

  expect([anonymous.status, person.status]).toEqual([401, 401])
})

test('a question for the head alone opens no stream', async () => {
  const careful = await shop.member()
  const heads = await Promise.all(
    Array.from({ length: 5 }, () => careful.visitor.fetch('/api/events', { method: 'HEAD' })),
  )
  const events = await readEvents('/api/events', { from: careful.visitor, count: 1, lastEventId: 'unknown' })

  expect(heads.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(events).toMatchObject([{ event: 'reset' }])
})

test('a session has at most five streams', async () => {
  const busy = await shop.member()
  const controllers = Array.from({ length: 5 }, () => new AbortController())
  await Promise.all(controllers.map((each) => busy.visitor.fetch('/api/events', { signal: each.signal })))

  const sixth = await busy.visitor.fetch('/api/events')

  expect(await sixth.text()).toContain('event: too_many')
  for (const each of controllers) each.abort()
})

test('an app that is too old to trade hears so once for each line that it opens, not for each report', async () => {
  const old = await connectDesktop(shop, member)
  const state = { ...idleState, version: '0.0.9' }
  for (let report = 0; report < 3; report += 1)
    expect((await old.visitor.call('reportState', { body: state })).body).toMatchObject({ minimumVersion: '0.1.0' })
  const heard = readEvents('/api/desktop/events', { from: old.visitor, count: 2 })
  await new Promise((resolve) => setTimeout(resolve, 200))
  await old.visitor.call('reportState', { body: state })
  await member.visitor.call('pauseDevice', { params: { id: old.deviceId }, body: { paused: true } })

  expect(await heard).toMatchObject([
    { event: 'version.required', data: { minimumVersion: '0.1.0' } },
    { event: 'device.paused' },
  ])
})

test('a computer is asked for a favorite while it is there and shows the chart, else nothing is kept for later', async () => {
  const asked = await connectDesktop(shop, member)
  const chart = { symbol: 'EURUSD', timeframeS: 60 }
  const ask = (symbol: string) =>
    member.visitor.call('askForFavorite', {
      params: { id: asked.deviceId },
      body: { ...chart, symbol, favorite: true },
    })
  const offline = await ask('EURUSD')
  await asked.visitor.call('reportState', {
    body: {
      version: '0.1.0',
      charts: [{ ...chart, digits: 5, indicatorId: 'super-trend', favorite: false, simulated: true }],
      terminalConnected: true,
      broker: { id: 'paper', connected: true, account: 'paper', balanceCents: null },
      paused: false,
      pausedReason: null,
    },
  })
  const unknown = await ask('GBPUSD')
  const heard = readEvents('/api/desktop/events', { from: asked.visitor, count: 1 })
  await new Promise((resolve) => setTimeout(resolve, 200))
  const answer = await ask('EURUSD')

  expect(offline).toMatchObject({ status: 409, body: { code: 'device_offline' } })
  expect(unknown).toMatchObject({ status: 404 })
  expect(answer).toMatchObject({ status: 200, body: { ok: true } })
  expect(await heard).toMatchObject([
    { event: 'favorite.asked', data: { ...chart, favorite: true, askedAt: expect.any(String) } },
  ])
})

test('an app that is new enough hears nothing of versions', async () => {
  const heard = readEvents('/api/desktop/events', { from: desktop.visitor, count: 1 })
  await new Promise((resolve) => setTimeout(resolve, 200))
  await pause(true)

  expect(await heard).toMatchObject([{ event: 'device.paused' }])
})
