import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newDataFolder, startDesktopWithWindow, until } from '#desktop/testing/desktop-process.ts'
import { startFakeServer } from '#desktop/testing/fake-server.ts'
import { RestlessChart } from '#desktop/testing/test-terminal.ts'
import { WindowClient } from '#desktop/testing/window-client.ts'

vi.setConfig({ testTimeout: 60_000 })

async function signedIn() {
  const server = await startFakeServer({ limit: 1_000 })
  const folder = newDataFolder({ openTradesMax: 1_000, ordersPerSecondMax: 1_000, stake: 1 })
  const desktop = startDesktopWithWindow(server.origin, folder)
  onTestFinished(async () => {
    await desktop.kill('group')
    await server.close()
  })
  const window = await WindowClient.open(desktop)
  await desktop.says('1000 trades reserved')
  return { server, folder, window, credential: join(folder, 'credential.json') }
}

test('a person who signs out gives the unused trades back, leaves no sign-in behind, and may sign in again', async () => {
  const { server, window, credential } = await signedIn()
  server.state.isApproved = false
  const reply = await window.act({ kind: 'sign_out' })
  await until('the sign-in is forgotten', () => !existsSync(credential))

  expect(reply).toEqual({ ok: true, message: 'This computer is signed out.', data: null })
  expect(server.state.isRevoked).toBe(true)
  expect(server.state.granted).toBe(0)
  expect(await window.act({ kind: 'sign_out' })).toMatchObject({
    ok: false,
    message: 'This computer is not signed in.',
  })

  server.state.isRevoked = false
  server.state.isApproved = true
  await until('it is signed in again', () => existsSync(credential))
  expect((await window.state()).trading).toMatchObject({ cause: 'person' })
})

test('while a trade is open the sign-out only stops trading, because the result could not be reported', async () => {
  const { server, folder, window, credential } = await signedIn()
  const chart = new RestlessChart(folder, 'EURUSD-OTC', 20)
  onTestFinished(() => chart.close())
  await window.act({ kind: 'favorite_on', symbol: 'EURUSD-OTC', timeframeS: 60 })
  await window.act({ kind: 'start' })
  await until('a trade is open', () => [...server.state.trades.values()].some(({ state }) => state === 'placed'))
  const reply = await window.act({ kind: 'sign_out' })

  expect(reply).toMatchObject({ ok: false, message: expect.stringContaining('when the open trades have ended') })
  expect(existsSync(credential)).toBe(true)
  expect((await window.state()).trading).toMatchObject({ cause: 'person' })
})

test('a service that is away is not waited for: the computer forgets its sign-in, and the person is told what is left to do', async () => {
  const { server, window, credential } = await signedIn()
  await server.close()
  const reply = await window.act({ kind: 'sign_out' })
  await until('the sign-in is forgotten', () => !existsSync(credential))

  expect(reply).toMatchObject({
    ok: true,
    message: expect.stringContaining('remove the computer on your account page'),
  })
})
