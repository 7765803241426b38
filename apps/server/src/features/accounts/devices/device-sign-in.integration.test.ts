import { desktopClientId } from '@stratomate/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDesktop, type Member, type Shop, startShop, type Visitor } from '#server/main/testing/start-shop.ts'

let shop: Shop
let member: Member
beforeAll(async () => {
  shop = await startShop()
  member = await shop.member()
})
afterAll(() => shop.close())

const ask = (visitor: Visitor, computer = 'Test computer') =>
  visitor.call('requestDeviceCode', {
    body: { client_id: desktopClientId, computer_name: computer, app_version: '0.1.0' },
  })
const poll = (visitor: Visitor, deviceCode: string) =>
  visitor.call('exchangeDesktopToken', {
    body: { grantType: 'device_code', clientId: desktopClientId, deviceCode },
  })

test('a desktop is signed in once a person has looked at its code and approved', async () => {
  const visitor = shop.visitor()
  const { body } = await ask(visitor, 'Ann’s PC')
  const waiting = await poll(visitor, body.device_code)

  const shown = await member.visitor.call('readDeviceRequest', { params: { userCode: body.user_code } })
  await member.visitor.call('decideDeviceRequest', {
    params: { userCode: body.user_code },
    body: { decision: 'approve' },
  })
  const token = await poll(visitor, body.device_code)
  const devices = await member.visitor.call('listDevices')

  expect(waiting).toMatchObject({ status: 400, body: { code: 'authorization_pending' } })
  expect(shown.body).toMatchObject({ computerName: 'Ann’s PC', appVersion: '0.1.0', address: '127.0.0.1' })
  expect(token.status).toBe(200)
  expect(devices.body.items.map((device) => device.name)).toContain('Ann’s PC')
})

test('a code works once', async () => {
  const visitor = shop.visitor()
  const { body } = await ask(visitor)
  await member.visitor.call('readDeviceRequest', { params: { userCode: body.user_code } })
  await member.visitor.call('decideDeviceRequest', {
    params: { userCode: body.user_code },
    body: { decision: 'approve' },
  })

  const answers = await Promise.all([1, 2, 3].map(() => poll(visitor, body.device_code)))

  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 400)).toHaveLength(2)
})

test('asking too fast is told so', async () => {
  const visitor = shop.visitor()
  const { body } = await ask(visitor)

  await poll(visitor, body.device_code)
  const second = await poll(visitor, body.device_code)

  expect(second).toMatchObject({ status: 400, body: { code: 'slow_down' } })
})

test('a denied sign-in stays denied', async () => {
  const visitor = shop.visitor()
  const { body } = await ask(visitor)
  const params = { userCode: body.user_code }
  await member.visitor.call('readDeviceRequest', { params })
  await member.visitor.call('decideDeviceRequest', { params, body: { decision: 'deny' } })

  const answer = await poll(visitor, body.device_code)
  const changed = await member.visitor.call('decideDeviceRequest', { params, body: { decision: 'approve' } })

  expect(answer).toMatchObject({ status: 400, body: { code: 'access_denied' } })
  expect(changed.status).toBe(404)
})

test('nobody approves what somebody else has opened, or what they have not looked at', async () => {
  const other = await shop.member()
  const { body } = await ask(shop.visitor())
  const params = { userCode: body.user_code }

  const unseen = await other.visitor.call('decideDeviceRequest', { params, body: { decision: 'approve' } })
  await member.visitor.call('readDeviceRequest', { params })
  const foreign = await other.visitor.call('readDeviceRequest', { params })
  const decided = await other.visitor.call('decideDeviceRequest', { params, body: { decision: 'approve' } })

  expect([unseen.status, foreign.status, decided.status]).toEqual([404, 404, 404])
})

test.each([
  ['an unknown client', { client_id: 'somebody-else' }, 'invalid_grant'],
  ['no client', {}, 'invalid_input'],
  ['a computer name with control characters', { client_id: desktopClientId, computer_name: 'a\nb' }, 'invalid_input'],
])('%s starts no sign-in', async (_what, body, code) => {
  expect(await shop.visitor().call('requestDeviceCode', { body })).toMatchObject({ status: 400, body: { code } })
})

test('a form body starts a sign-in too, as RFC 8628 asks', async () => {
  const answer = await shop.visitor().fetch('/api/auth/device/code', {
    method: 'POST',
    body: new URLSearchParams({ client_id: desktopClientId }),
  })

  expect(JSON.parse(await answer.text())).toMatchObject({ expires_in: 600, interval: 5 })
})

test('an unknown or guessed device code is refused', async () => {
  expect(await poll(shop.visitor(), 'guess')).toMatchObject({ status: 400, body: { code: 'invalid_grant' } })
})

test('the refresh token rotates, and its answer may be lost once', async () => {
  const desktop = await connectDesktop(shop, member)
  const refresh = (refreshToken: string) =>
    desktop.visitor.call('exchangeDesktopToken', { body: { grantType: 'refresh_token', refreshToken } })

  const lost = await refresh(desktop.refreshToken)
  const again = await refresh(desktop.refreshToken)
  const next = await refresh(again.body.refreshToken)

  expect([lost.status, again.status, next.status]).toEqual([200, 200, 200])
  expect(new Set([desktop.refreshToken, lost.body.refreshToken, again.body.refreshToken]).size).toBe(3)
})

test('a removed computer is signed out at once', async () => {
  const desktop = await connectDesktop(shop, member)
  await member.visitor.call('removeDevice', { params: { id: desktop.deviceId } })

  const call = await desktop.visitor.call('readEntitlement')
  const refreshed = await desktop.visitor.call('exchangeDesktopToken', {
    body: { grantType: 'refresh_token', refreshToken: desktop.refreshToken },
  })

  expect(call).toMatchObject({ status: 401, body: { code: 'signed_out' } })
  expect(refreshed).toMatchObject({ status: 400, body: { code: 'invalid_grant' } })
})
