import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desktopRoutes } from '@stratomate/contracts/desktop/routes'
import { routes } from '@stratomate/contracts/routes'
import { type ServiceStamp, serviceStampName } from '@stratomate/contracts/desktop/service-stamp'
import { expect, onTestFinished, test } from 'vitest'
import { bundleDesktop } from './bundle-desktop.ts'

const codeAnswer = {
  device_code: 'device-code',
  user_code: 'AAAA-BBBB',
  verification_uri: '/device',
  verification_uri_complete: '/device?code=AAAA-BBBB',
  expires_in: 600,
  interval: 5,
}

test.each([
  ['a module', 'esm', 'app.mjs'],
  ['a script for an executable', 'cjs', 'app.cjs'],
] as const)(
  'the desktop app as %s starts with its paper broker, away from its sources, and ends when asked',
  async (_, format, name) => {
    const folder = mkdtempSync(join(tmpdir(), 'stratomate-bundle-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const { code } = await bundleDesktop(format)
    writeFileSync(join(folder, name), code)
    const child = spawn(process.execPath, [
      join(folder, name),
      '--headless',
      '--data',
      join(folder, 'data'),
      '--server',
      'http://127.0.0.1:9',
    ])
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const ended = new Promise((resolve) => child.once('close', resolve))
    await expect.poll(() => said, { timeout: 20_000 }).toContain('cannot be reached')
    child.kill('SIGTERM')

    expect(await ended).toBe(0)
    expect(said).toContain('paper account, waiting for charts')
    expect(said).not.toContain('Error')
  },
)

test('the app as one script finds its window beside itself and serves it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stratomate-bundle-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { code } = await bundleDesktop('esm')
  writeFileSync(join(folder, 'app.mjs'), code)
  mkdirSync(join(folder, 'window/assets'), { recursive: true })
  writeFileSync(join(folder, 'window/index.html'), '<html data-theme="dark">the window</html>')
  const where = ['--browser', 'none', '--data', join(folder, 'data'), '--server', 'http://127.0.0.1:9']
  const child = spawn(process.execPath, [join(folder, 'app.mjs'), ...where])
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise((resolve) => child.once('close', resolve))
  await expect.poll(() => said, { timeout: 20_000 }).toMatch(/The window: http/)
  const [, address = ''] = /The window: (http\S+)/.exec(said) ?? []
  const page = await (await fetch(address)).text()
  child.kill('SIGTERM')

  expect(page).toContain('the window')
  expect(await ended).toBe(0)
})

test('the notices name every package of others in the bundle', async () => {
  const { notices } = await bundleDesktop('esm')

  expect(notices).toMatch(/^jose \d/mu)
  expect(notices).toMatch(/^zod \d/mu)
  expect(notices).toMatch(/^koffi \d.*\n\nMIT License/mu)
})

test.each([
  ['the key of its package', 'own', /enter the code AAAA-BBBB/],
  ['another key', 'foreign', /is not the service that published this app/],
] as const)('an app of a package meets a service with %s', async (_what, key, words) => {
  const folder = mkdtempSync(join(tmpdir(), 'stratomate-bundle-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const asked: string[] = []
  const service = createServer((request, response) => {
    asked.push(request.url ?? '')
    const answer =
      request.url === desktopRoutes.readDesktopKeys.path ? { keys: [{ kty: 'OKP', x: 'own' }] } : codeAnswer
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
  onTestFinished(() => void service.close())
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const address = service.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const stamp: ServiceStamp = { origin, keys: [{ kty: 'OKP', x: key }], package: 'a'.repeat(64) }
  mkdirSync(join(folder, 'app'))
  writeFileSync(join(folder, serviceStampName), JSON.stringify(stamp))
  writeFileSync(join(folder, 'app/app.mjs'), (await bundleDesktop('esm')).code)
  const env = { XDG_DATA_HOME: join(folder, 'person') }
  const child = spawn(process.execPath, [join(folder, 'app/app.mjs'), '--headless'], { cwd: folder, env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise((resolve) => child.once('close', resolve))
  await expect.poll(() => said, { timeout: 20_000 }).toMatch(words)
  child.kill('SIGTERM')

  expect(await ended).toBe(0)
  expect(asked.includes(routes.requestDeviceCode.path)).toBe(key === 'own')
})

type App = { child: ChildProcess; said: () => string; ended: Promise<unknown> }

/** The app as one script in a folder, started by a person with a home folder of their own. */
async function newPackage() {
  const folder = mkdtempSync(join(tmpdir(), 'stratomate-bundle-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const script = join(folder, 'app.mjs')
  writeFileSync(script, (await bundleDesktop('esm')).code)
  const person = join(folder, 'person')
  const start = (cwd: string, ...more: string[]): App => {
    const env = { XDG_DATA_HOME: person }
    const args = [script, '--headless', '--server', 'http://127.0.0.1:9', ...more]
    const child = spawn(process.execPath, args, { cwd, env })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
    onTestFinished(() => void child.kill('SIGKILL'))
    return { child, said: () => said, ended: new Promise((resolve) => child.once('close', resolve)) }
  }
  return { folder, data: join(person, 'stratomate-desktop'), start }
}

async function waiting(app: App): Promise<App> {
  await expect.poll(app.said, { timeout: 20_000 }).toContain('waiting for charts')
  return app
}

/** Closing the console, or signing out, ends the app in order. */
async function close({ child, ended }: App): Promise<unknown> {
  child.kill('SIGHUP')
  return ended
}

test('from whichever folder it is started, its data are in the same place, and a closed console ends it in order', async () => {
  const { folder, data, start } = await newPackage()
  for (const cwd of [folder, tmpdir(), '/']) {
    const app = await waiting(start(cwd))

    expect(await close(app)).toBe(0)
    expect(app.said()).toContain(`Data in ${data}.`)
    expect(app.said()).toContain('Stopped. No trade is open.')
  }
  expect(readdirSync(folder)).toEqual(['app.mjs', 'person'])
  expect(readFileSync(join(data, 'logs/desktop.log'), 'utf8').match(/Stopped\./gu)).toHaveLength(3)
})

test('data of an earlier version are taken over when that is asked, and not while it still runs', async () => {
  const { folder, data, start } = await newPackage()
  const earlier = join(folder, '.data/desktop')
  const old = await waiting(start('/', '--data', earlier))
  writeFileSync(join(earlier, 'settings.json'), '{"stake":25}')
  const early = await waiting(start('/', '--take-over'))
  expect(early.said()).toContain('were not taken over: the earlier version still runs; quit it first.')
  await close(early)
  await close(old)
  const app = await waiting(start('/', '--take-over'))

  expect(readFileSync(join(data, 'settings.json'), 'utf8')).toBe('{"stake":25}')
  expect(readdirSync(join(folder, '.data')).every((name) => name.includes('.taken-over-'))).toBe(true)
  await close(app)
  const again = start('/', '--take-over')
  expect(await again.ended).toBe(2)
  expect(again.said()).toContain('there are no data of an earlier version')
})

test('a second app of the same person is refused with another data folder, too, and leaves the first alone', async () => {
  const { folder, start } = await newPackage()
  const common = join(folder, 'common')
  const first = await waiting(start('/', '--common', common))
  const second = start('/', '--common', common, '--data', join(folder, 'other'))

  expect(await second.ended).toBe(2)
  expect(second.said()).toMatch(/already running for you with the data folder .*stratomate-desktop\. Close it first/u)
  expect(first.child.exitCode).toBeNull()
  await close(first)
  expect(await close(await waiting(start('/', '--common', common, '--data', join(folder, 'other'))))).toBe(0)
})

test('what the owner has given is built into the app, which never reads the file of the owner', async () => {
  globalThis.ownerOfStratomate = { brand: { derivAppId: 'app-of-the-owner' } }
  onTestFinished(() => void (globalThis.ownerOfStratomate = undefined))

  expect((await bundleDesktop('esm')).code).toContain('app-of-the-owner')
})
