import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from './free-port.ts'
import { type NamedProcess, startNamed } from './named-process.ts'
import { layPreparedDatabase } from './postgres/prepared-database.ts'
import { repository } from './repository.ts'

const startMsMax = 110_000

let dev: NamedProcess
let dataDir: string
let origin: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'stratomate-dev-'))
  layPreparedDatabase(dataDir)
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  // Programs that colour their lines, as they do in a terminal, are still understood.
  const environment = { PORT: String(port), DATA_DIR: dataDir, FORCE_COLOR: '1' }
  const path = join(repository, 'tools/commands/src/dev.ts')
  dev = startNamed({ name: 'dev', path, args: [], environment, cwd: repository, show: 'nowhere' })
  // A test process that is stopped must not leave the programs running.
  const stop = () => void dev.stop()
  process.once('exit', stop)
  void dev.ended.then(() => process.removeListener('exit', stop))
  const tooLate = async () => {
    await sleep(startMsMax, undefined, { ref: false })
    throw new Error(`Not ready in time: ${dev.lines().join('\n')}`)
  }
  await Promise.race([dev.says(/Ready in/u), tooLate()])
}, startMsMax + 10_000)

afterAll(async () => {
  await dev.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

test('the pages come from their sources, and calls reach the service', async () => {
  const page = await fetch(`${origin}/`)
  const health = await fetch(`${origin}/api/health`)

  expect([page.status, health.status]).toEqual([200, 200])
  expect(await page.text()).toContain('/src/root.tsx')
})

test('a changed page is told to the browser', async () => {
  const source = join(repository, 'apps/web/src/root.tsx')
  await (await fetch(`${origin}/src/root.tsx`)).text()
  const client = await (await fetch(`${origin}/@vite/client`)).text()
  const token = /wsToken = "([^"]+)"/u.exec(client)?.[1] ?? ''
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/?token=${token}`, 'vite-hmr')
  const docs: string[] = []
  socket.addEventListener('message', ({ data }) => void docs.push(String(data)))
  await expect.poll(() => docs.join('\n')).toContain('connected')

  const now = new Date()
  await utimes(source, now, now)

  await expect.poll(() => docs.join('\n')).toMatch(/"type":"(?:update|full-reload)"/u)
  socket.close()
})

test('a changed source of the service starts it again', async () => {
  const starts = () => dev.lines().filter((line) => /service.*runs at/u.test(line)).length
  const before = starts()

  const now = new Date()
  await utimes(join(repository, 'apps/server/src/main/version.ts'), now, now)

  await expect.poll(starts).toBeGreaterThan(before)
  await expect.poll(async () => (await fetch(`${origin}/api/health`)).status).toBe(200)
})

test('the window opens with a key of the app, which answers its calls', async () => {
  const [, open = ''] = await dev.says(/Window\s+(http\S+)/u)
  await dev.says(/The window: http/u)

  const opened = await fetch(open, { redirect: 'manual' })
  const token = opened.headers.get('location')?.split('#')[1]
  const page = await (await fetch(new URL('/', open))).text()
  const session = await fetch(new URL('/api/session', open), {
    method: 'POST',
    headers: { origin: new URL(open).origin, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })

  expect(opened.status).toBe(302)
  expect(page).toContain('/@vite/client')
  expect(session.status).toBe(200)
})
