import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDesktop, type Desktop, type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({
    environment: { LIVE_LOCKED_COUNTRIES: 'de, fr', BROKERS_OFF: 'pocket-option=It has changed.' },
  })
})
afterAll(() => shop.close())

async function trader(): Promise<{ member: Member; desktop: Desktop }> {
  const member = await shop.member()
  await member.visitor.call('startTrial', { body: {} })
  return { member, desktop: await connectDesktop(shop, member) }
}
const moveTo = async ({ visitor }: Member, country: string) =>
  (await visitor.call('changeProfile', { body: { firstName: 'Ann', lastName: 'Lee', country } })).status
async function liveOf({ visitor }: Desktop) {
  const { liveAllowed, liveNotice } = decodeJwt((await visitor.call('readEntitlement')).body.entitlement ?? '')
  return { liveAllowed, liveNotice }
}

test('the signed entitlement opens real money by the country of the account', async () => {
  const { member, desktop } = await trader()
  const atHome = await liveOf(desktop)
  expect(await moveTo(member, 'DE')).toBe(200)
  const locked = await liveOf(desktop)
  expect(await moveTo(member, 'BR')).toBe(200)

  expect(atHome).toEqual({ liveAllowed: true, liveNotice: 'open' })
  expect(locked).toEqual({ liveAllowed: false, liveNotice: 'locked' })
  expect(await liveOf(desktop)).toEqual({ liveAllowed: true, liveNotice: 'open' })
})

test('a sign-in and a renewal carry the lock as well', async () => {
  const { member, desktop } = await trader()
  await moveTo(member, 'FR')
  const body = { grantType: 'refresh_token', refreshToken: desktop.refreshToken }
  const renewed = await desktop.visitor.call('exchangeDesktopToken', { body })

  expect(decodeJwt(renewed.body.entitlement ?? '')).toMatchObject({ liveAllowed: false, liveNotice: 'locked' })
})

test('the country of one person locks nobody else', async () => {
  const [ann, bob] = [await trader(), await trader()]
  await moveTo(ann.member, 'DE')

  expect(await liveOf(bob.desktop)).toMatchObject({ liveAllowed: true })
})

test('the apps of a person who moves are told to ask again', async () => {
  const { member, desktop } = await trader()
  const stopped = new AbortController()
  const stream = await desktop.visitor.fetch('/api/desktop/events', { signal: stopped.signal })
  const reader = (stream.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader()
  await moveTo(member, 'DE')
  let text = ''
  while (!text.includes('entitlement.changed')) {
    const { value, done } = await reader.read()
    if (done) break
    text += value
  }
  stopped.abort()

  expect(text).toContain('event: entitlement.changed')
})

test('each report of an app is answered with the brokers that are switched off, and why', async () => {
  const { desktop } = await trader()
  const state = {
    version: '0.1.0',
    charts: [],
    terminalConnected: false,
    broker: { id: 'pocket-option', connected: true, account: 'demo', balanceCents: null },
    paused: false,
    pausedReason: null,
  } as const

  expect((await desktop.visitor.call('reportState', { body: state })).body).toMatchObject({
    switchedOff: [{ broker: 'pocket-option', reason: 'It has changed.' }],
  })
})
