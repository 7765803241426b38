import { mkdtempSync, rmSync } from 'node:fs'
import { connect as connectSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import { routes } from '@stratomate/contracts'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runningEmbedded } from '#server/db/embedded.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { createLogger } from './logger.ts'
import { readSettings } from './settings.ts'
import { type Member, type Shop, signUpInput, startShop } from '#server/main/testing/start-shop.ts'
import { startService } from './start-service.ts'

const postgres = await borrowPostgres()
if ('unavailable' in postgres) console.warn(`PostgreSQL tests skipped: ${postgres.unavailable}`)
afterAll(async () => {
  if ('stop' in postgres) await postgres.stop()
})

/** The longest that an answer may take while the database is away; a longer wait fails the call. */
const answerMsMax = 5_500
const patience = { timeout: 20_000, interval: 100 }
const away = { status: 503, body: { code: 'starting', retryAfterS: 2 } }

async function answerOf(member: Member, call: 'read' | 'write') {
  const init =
    call === 'read'
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ tier: 'new_trader' }),
        }
  const answer = await member.visitor.fetch(call === 'read' ? '/api/quota' : '/api/trial', {
    ...init,
    signal: AbortSignal.timeout(answerMsMax),
  })
  return { status: answer.status, body: await answer.json(), retryAfter: answer.headers.get('retry-after') }
}

const statusOf = async (member: Member) => (await answerOf(member, 'read')).status

describe.each('url' in postgres ? [postgres.url] : [])('PostgreSQL', (cluster) => {
  let proxy: FaultProxy
  let shop: Shop
  let member: Member
  beforeAll(async () => {
    const address = new URL(await createDatabase(cluster))
    proxy = await startFaultProxy({ host: address.hostname, port: Number(address.port) })
    address.port = String(proxy.port)
    shop = await startShop({ databaseUrl: address.href })
    member = await shop.member()
  })
  afterEach(() => proxy.become('pass'))
  afterAll(async () => {
    await shop.close()
    await proxy.close()
  })

  test.each(['reset', 'silence'] as const)(
    'gone by %s: calls say come back soon, and the service recovers by itself',
    async (fault) => {
      expect(await statusOf(member)).toBe(200)

      proxy.become(fault)
      const read = await answerOf(member, 'read')
      const write = await answerOf(member, 'write')
      const health = await shop.visitor().call('readHealth')
      proxy.become('pass')

      expect(read).toMatchObject({ ...away, retryAfter: '2' })
      expect(write).toMatchObject(away)
      expect(health.status).toBe(200)
      await expect.poll(() => statusOf(member), patience).toBe(200)
    },
  )

  test.each(['reset', 'silence'] as const)(
    'gone by %s amid fifty transactions, it leaves every connection usable',
    async (fault) => {
      const visitors = Array.from({ length: 50 }, () => shop.visitor())
      const running = visitors.map((visitor, index) =>
        visitor.call('signUp', { body: signUpInput(`${fault}-${index}@example.com`) }),
      )
      setTimeout(() => proxy.become(fault), 150)
      const statuses = new Set((await Promise.all(running)).map(({ status }) => status))
      proxy.become('pass')

      expect([200, 429, 503]).toEqual(expect.arrayContaining([...statuses]))
      // A connection that is silent is only found by the call that uses it, so calls are made until none is left.
      const after = async () => [...new Set(await Promise.all(Array.from({ length: 20 }, () => statusOf(member))))]
      await expect.poll(after, patience).toEqual([200])
    },
  )

  test('a database that is away at the start is named in one line', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'stratomate-away-'))
    const settings = readSettings({
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_WAIT_SECONDS: '0',
      DATABASE_URL: `postgresql://u:secret-password@127.0.0.1:${proxy.port}/none`,
    })
    proxy.become('reset')
    try {
      const started = startService(settings, createLogger({ kind: 'none' }))

      await expect(started).rejects.toThrow(/^DATABASE_URL does not lead to a database that answers/u)
      await expect(started).rejects.not.toThrow(/secret-password/u)
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})

describe('the embedded database', () => {
  let shop: Shop
  let member: Member
  const workers: Worker[] = []
  const onWorker = (worker: Worker) => workers.push(worker)
  beforeEach(async () => {
    process.on('worker', onWorker)
    shop = await startShop({ databaseUrl: null, outside: { databaseWatch: { everyMs: 100, silentMaxMs: 1_000 } } })
    member = await shop.member()
  })
  afterEach(async () => {
    process.off('worker', onWorker)
    await shop.close()
  })

  test('is started again when its thread has died, with all that was stored', async () => {
    await member.visitor.call('startTrial', { body: {} })

    await workers.at(-1)?.terminate()

    await expect.poll(() => statusOf(member), patience).toBe(200)
    const shown = await member.visitor.call('readSubscription', { params: { id: member.id } })
    expect(shown.body.subscription.status).toBe('trial')
  })

  test('is started again when it hangs', async () => {
    const intruder = new pg.Client(runningEmbedded(join(shop.dataDir, 'database')))
    intruder.on('error', () => undefined)
    await intruder.connect()
    const spinning = intruder.query('do $$ begin loop null; end loop; end $$').catch((error: unknown) => error)

    await expect.poll(() => answerOf(member, 'read'), patience).toMatchObject(away)
    const error = await spinning

    expect(error).toBeInstanceOf(Error)
    await expect.poll(() => statusOf(member), patience).toBe(200)
    expect((await shop.visitor().call('signUp', { body: signUpInput('after@example.com') })).status).toBe(200)
  })

  test('survives callers that speak nonsense to its socket', async () => {
    const { host, port } = runningEmbedded(join(shop.dataDir, 'database'))
    const nonsense = connectSocket(`${host}/.s.PGSQL.${port}`)
    nonsense.on('error', () => undefined)
    nonsense.write(Buffer.alloc(100, 255))
    await new Promise((resolve) => nonsense.on('close', resolve).setTimeout(500, () => nonsense.destroy()))

    await expect.poll(() => statusOf(member), patience).toBe(200)
  })
})

test('with too little space, reading works and every change says that storage is full', async () => {
  let bytesFree = 1e12
  const shop = await startShop({
    databaseUrl: null,
    outside: { bytesFree: async () => bytesFree, freeSpaceEveryMs: 20 },
  })
  try {
    const member = await shop.member()
    const change = () => member.visitor.call('startTrial', { body: {} })

    bytesFree = 99 * 1_024 * 1_024
    await expect.poll(async () => (await shop.visitor().call('signOut')).status, patience).toBe(507)
    const refused = await change()
    const signUp = await shop.visitor().call('signUp', { body: signUpInput('full@example.com') })

    expect(refused.body).toMatchObject({ code: 'storage_full', message: expect.stringContaining('out of storage') })
    expect(signUp.status).toBe(507)
    expect(await statusOf(member)).toBe(200)
    expect((await member.visitor.call('readSubscription', { params: { id: member.id } })).status).toBe(404)
    bytesFree = 201 * 1_024 * 1_024
    await expect.poll(async () => (await change()).status, patience).toBe(200)
  } finally {
    await shop.close()
  }
})

test('with room for the database alone, files are refused, and everything else works', async () => {
  const shop = await startShop({
    databaseUrl: null,
    outside: { bytesFree: async () => 199 * 1_024 * 1_024 },
    environment: { ADMIN_EMAIL: 'admin@example.com' },
  })
  try {
    const member = await shop.member({ email: 'admin@example.com' })
    const signedIn = await shop.visitor().call('signIn', {
      body: { email: member.email, password: 'correct horse battery' },
    })
    const trial = await member.visitor.call('startTrial', { body: {} })
    const form = new FormData()
    form.set('file', new Blob(['PK']), 'a.zip')
    const upload = await member.visitor.fetch(routes.uploadInstaller.path, { method: 'POST', body: form })

    expect([signedIn.status, trial.status]).toEqual([200, 200])
    expect(upload.status).toBe(507)
    expect(await upload.json()).toMatchObject({ code: 'storage_full' })
  } finally {
    await shop.close()
  }
})

describe.each('url' in postgres ? [postgres.url] : [])('PostgreSQL on a disk of its own', (cluster) => {
  test('takes changes while the disk of the data folder is full', async () => {
    const shop = await startShop({ databaseUrl: await createDatabase(cluster), outside: { bytesFree: async () => 0 } })
    try {
      const member = await shop.member()

      expect((await member.visitor.call('startTrial', { body: {} })).status).toBe(200)
    } finally {
      await shop.close()
    }
  })
})

test('a disk that cannot be asked counts as full', async () => {
  let asked = 0
  const shop = await startShop({
    databaseUrl: null,
    outside: {
      bytesFree: () => (++asked === 1 ? Promise.resolve(1e12) : Promise.reject(new Error('EIO'))),
      freeSpaceEveryMs: 20,
    },
  })
  try {
    await expect.poll(async () => (await shop.visitor().call('signOut')).status, patience).toBe(507)
  } finally {
    await shop.close()
  }
})
