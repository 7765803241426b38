import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { bareEnvironment, programPath } from '@stratomate/commands/environment/program-path'
import { freePort } from '@stratomate/commands/free-port'
import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Shop, startShop } from '#server/main/testing/start-shop.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { createLogger } from './logger.ts'
import { readSettings } from './settings.ts'
import { startService } from './start-service.ts'
import { realOutside } from './service-outside.ts'

const postgres = await borrowPostgres()
if ('unavailable' in postgres) console.warn(`PostgreSQL tests skipped: ${postgres.unavailable}`)
afterAll(async () => {
  if ('stop' in postgres) await postgres.stop()
})

const program = programPath('apps/server/src/main/main.ts')
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stratomate-ready-'))
  folders.push(folder)
  return folder
}

async function answerOf(origin: string, path: string) {
  const answer = await fetch(`${origin}${path}`)
  const text = await answer.text()
  const body: unknown = text.startsWith('{') ? JSON.parse(text) : text
  return { status: answer.status, body }
}

describe.each('url' in postgres ? [postgres.url] : [])('with PostgreSQL', (cluster) => {
  let proxy: FaultProxy
  let shop: Shop
  let url: string
  beforeAll(async () => {
    const address = new URL(await createDatabase(cluster))
    proxy = await startFaultProxy({ host: address.hostname, port: Number(address.port) })
    address.port = String(proxy.port)
    url = address.href
    shop = await startShop({ databaseUrl: url })
  })
  afterEach(() => proxy.become('pass'))
  afterAll(async () => {
    await shop.close()
    await proxy.close()
  })

  test.each(['reset', 'silence'] as const)(
    'a database gone by %s is named by the check for balancers, while the process is alive',
    async (fault) => {
      const before = await answerOf(shop.origin, '/api/ready')
      proxy.become(fault)
      const during = await answerOf(shop.origin, '/api/ready')
      const health = await answerOf(shop.origin, '/api/health')
      proxy.become('pass')

      expect(before).toEqual({ status: 200, body: { status: 'ready' } })
      expect(during).toMatchObject({
        status: 503,
        body: { code: 'not_ready', fields: { database: 'does not answer' }, requestId: expect.any(String) },
      })
      expect(JSON.stringify(during.body)).not.toContain(new URL(url).password)
      expect(health.status).toBe(200)
      await expect.poll(() => answerOf(shop.origin, '/api/ready'), { timeout: 15_000 }).toMatchObject({ status: 200 })
    },
  )

  test('a database that is away at the start is waited for, in words, and the port answers meanwhile', async () => {
    proxy.become('reset')
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const said: string[] = []
    const settings = readSettings({ PORT: String(port), DATA_DIR: newFolder(), DATABASE_URL: url })
    const outside = { ...realOutside, packagesFolder: null, printOnConsole: (line: string) => void said.push(line) }
    const starting = startService(settings, createLogger({ kind: 'none' }), outside)
    await expect.poll(() => said.length).toBeGreaterThan(1)
    const answers = await Promise.all(['/api/health', '/api/ready', '/'].map((path) => answerOf(origin, path)))

    proxy.become('pass')
    const service = await starting
    const after = await answerOf(origin, '/api/ready')
    await service.close()

    expect(answers.map(({ status }) => status)).toEqual([200, 503, 503])
    expect(answers[0]?.body).toMatchObject({ status: 'starting', database: 'postgresql' })
    expect(said[0]).toMatch(/^Waiting for the database, \d+ s at most: /u)
    expect(after.status).toBe(200)
  })

  test('a database that stays away ends the start after the time that the setting names', async () => {
    proxy.become('reset')
    const settings = { PORT: '0', DATA_DIR: newFolder(), DATABASE_URL: url, DATABASE_WAIT_SECONDS: '0.5' }
    const child = spawn(process.execPath, [program], { env: bareEnvironment(settings) })
    let said = ''
    child.stdout.on('data', (part) => (said += part))
    child.stderr.on('data', (part) => (said += part))
    const [code] = await once(child, 'exit')

    expect(code).toBe(1)
    expect(said).toContain('Waiting for the database')
    expect(said).toMatch(/^Cannot start\. DATABASE_URL does not lead to a database that answers/mu)
  })

  test('a refused password is not waited for', async () => {
    const wrong = new URL(url)
    wrong.password = 'wrong'
    const settings = readSettings({ PORT: '0', DATA_DIR: newFolder(), DATABASE_URL: wrong.href })

    await expect(startService(settings, createLogger({ kind: 'none' }))).rejects.toThrow(
      /password authentication failed/u,
    )
  })
})

test('a storage that is away is named', async () => {
  const shop = await startShop()
  try {
    rmSync(join(shop.dataDir, 'files'), { recursive: true })

    expect(await answerOf(shop.origin, '/api/ready')).toMatchObject({
      status: 503,
      body: { code: 'not_ready', fields: { storage: 'does not answer' } },
    })
    expect((await answerOf(shop.origin, '/api/health')).status).toBe(200)
  } finally {
    await shop.close()
  }
})

test('a stop is announced to balancers before calls are refused', async () => {
  const shop = await startShop({ environment: { SHUTDOWN_NOTICE_SECONDS: '1' } })
  const { origin } = shop
  const closing = shop.close()
  await wait(100)
  const ready = await answerOf(origin, '/api/ready')
  const call = await answerOf(origin, '/api/plans')
  await closing

  expect(ready).toMatchObject({ status: 503, body: { code: 'not_ready', fields: { service: 'is stopping' } } })
  expect(call.status).toBe(200)
  await expect(answerOf(origin, '/api/ready')).rejects.toThrow('fetch failed')
})
