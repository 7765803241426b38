import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { derivSimulatorDefaults, startDerivSimulator } from '@stratomate/simulators/deriv/deriv-simulator'
import { expect, onTestFinished, test } from 'vitest'
import { writeToken } from '#desktop/adapters/brokers/remote/token-file.ts'
import { newDataFolder, startDesktop, startDesktopWithWindow } from '#desktop/testing/desktop-process.ts'
import { startFakeServer } from '#desktop/testing/fake-server.ts'
import { WindowClient } from '#desktop/testing/window-client.ts'

const damages: readonly [string, string][] = [
  ['a text', 'Dear diary, today the line was cut again. '.repeat(400)],
  ['zeros', '\u0000'.repeat(8_192)],
  ['half a header', 'SQLite format 3\u0000'.padEnd(60, 'x')],
]

test.each(damages)(
  'a ledger of the paper broker that is %s makes way for a new one, and a person goes on',
  { timeout: 60_000 },
  async (_, content) => {
    const server = await startFakeServer({})
    const folder = newDataFolder()
    writeFileSync(join(folder, 'paper-ledger.db'), content)
    const desktop = startDesktopWithWindow(server.origin, folder)
    onTestFinished(async () => {
      await desktop.kill('group')
      await server.close()
    })
    const window = await WindowClient.open(desktop)
    await desktop.says('trades reserved')
    const { trading } = await window.shows('the new ledger', ({ broker }) => broker.isConnected)

    expect(trading).toMatchObject({ cause: 'journal', reason: expect.stringContaining('is damaged') })
    expect(await window.act({ kind: 'start' })).toMatchObject({ ok: true })
    expect(readdirSync(folder).some((name) => name.startsWith('paper-ledger.db.damaged-'))).toBe(true)
    expect(desktop.output()).not.toMatch(/\n {4}at /u)
  },
)

test.each(damages)(
  'an order book that is %s ends the start with words, and is left where it is',
  { timeout: 60_000 },
  async (_, content) => {
    const server = await startFakeServer({})
    const simulator = await startDerivSimulator({})
    onTestFinished(async () => {
      await simulator.close()
      await server.close()
    })
    const folder = newDataFolder()
    const { accountId, token } = derivSimulatorDefaults
    const choice = { broker: 'deriv', account: 'demo', accountId, simulator: simulator.origin }
    writeFileSync(join(folder, 'broker.json'), JSON.stringify(choice))
    writeToken(join(folder, 'deriv-token'), token)
    const orderStore = join(folder, 'orders-deriv-simulator.db')
    writeFileSync(orderStore, content)
    const desktop = startDesktop(server.origin, folder)
    await desktop.says('Look at your open trades at the broker, move this file away, then start again.')
    const code = desktop.child.exitCode ?? (await new Promise((resolve) => desktop.child.once('exit', resolve)))

    expect(code).toBe(2)
    expect(existsSync(orderStore)).toBe(true)
    expect(desktop.output()).not.toMatch(/\n {4}at /u)
  },
)
