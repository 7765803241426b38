import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase, type Postgres, startPostgres } from '@stratomate/commands/postgres/postgres'
import { times } from '@stratomate/commands/soak-scale'
import { linearRandom } from '@stratomate/std/random'
import { decodeJwt } from 'jose'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { callersOf, connectDesktop, type Member } from '#server/main/testing/start-shop.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { type KillableServer, killableServer } from './testing/killable-server.ts'
import { storedTrades, tradeReporter } from './testing/trade-reporter.ts'

const rounds = times(1, 8)
const reporters = 12
const readers = 6
const seed = Date.now() % 1_000_000
const startMsMax = 60_000
const timeoutMs = times(180_000, 1_800_000)

const postgres = await startPostgres({ durability: 'fsync' })
if ('unavailable' in postgres) console.warn(`PostgreSQL tests skipped: ${postgres.unavailable}`)
const dataDir = mkdtempSync(join(tmpdir(), 'stratomate-restarts-'))
let server: KillableServer | null = null
let proxy: FaultProxy | null = null
afterEach(async () => {
  server?.end()
  await proxy?.close()
})
afterAll(async () => {
  if ('stop' in postgres) await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

type Bad = { name: string; happen: (parts: { cluster: Postgres; proxy: FaultProxy }) => Promise<void> }

/** What can happen to a database on a bad day. */
const badMoments: readonly Bad[] = [
  { name: 'a smart restart', happen: ({ cluster }) => cluster.restart('smart') },
  { name: 'a fast restart', happen: ({ cluster }) => cluster.restart('fast') },
  { name: 'a crash', happen: ({ cluster }) => cluster.restart('immediate') },
  { name: 'an administrator who ends every connection', happen: ({ cluster }) => endConnections(cluster.url) },
  { name: 'a pause', happen: ({ cluster }) => cluster.freeze(1_500) },
  { name: 'a cut of the network', happen: ({ proxy: cut }) => interrupt(cut, 'reset') },
  { name: 'a silent network', happen: ({ proxy: cut }) => interrupt(cut, 'silence') },
]

async function endConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  // Several times, so that connections are hit in every state: just made, just lent out, within a transaction.
  for (let strike = 0; strike < 20; strike += 1) {
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
    await wait(25)
  }
  await client.end()
}

async function interrupt(cut: FaultProxy, fault: 'reset' | 'silence'): Promise<void> {
  cut.become(fault)
  await wait(500)
  cut.become('pass')
}

/** Reads for as long as the test wants; returns every status that came. Without an answer the status is 0. */
async function readUntil(isOver: () => boolean, { visitor }: Member): Promise<number[]> {
  const statuses = new Set<number>()
  while (!isOver()) {
    const { status } = await visitor.fetch('/api/quota').catch(() => ({ status: 0 }))
    statuses.add(status)
    if (status !== 200) await wait(50)
  }
  return [...statuses]
}

async function untilBusy(count: () => number): Promise<void> {
  const enough = count() + 2 * reporters
  const deadline = AbortSignal.timeout(startMsMax)
  while (count() < enough) await wait(10, undefined, { signal: deadline })
}

describe.each('url' in postgres ? [postgres] : [])('PostgreSQL', (cluster) => {
  test(
    `the service outlives ${rounds} of each bad moment of its database under load, and loses nothing`,
    { timeout: timeoutMs },
    async () => {
      console.log(`database restarts: seed ${seed}`)
      const random = linearRandom(seed)
      const address = new URL(await createDatabase(cluster.url))
      const healthy = await startFaultProxy({ host: address.hostname, port: Number(address.port) })
      proxy = healthy
      address.port = String(healthy.port)
      const running = await killableServer(dataDir, { DATABASE_URL: address.href })
      server = running
      await running.start()
      const callers = callersOf(() => running.origin)
      const member = await callers.member()
      await member.visitor.call('startTrial', { body: {} })
      const desktop = await connectDesktop(callers, member)
      const lease = await desktop.visitor.call('takeLease', { body: { want: 10 } })
      const leaseId = String(decodeJwt(lease.body.lease).jti)
      const all = Array.from({ length: reporters }, () => tradeReporter(desktop, leaseId))
      const acknowledgedCount = () => all.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)

      let over = false
      const reports = all.map((each) => each.run(() => over))
      const reads = Array.from({ length: readers }, () => readUntil(() => over, member))
      const survived: string[] = []
      for (let round = 0; round < rounds; round += 1) {
        for (const { name, happen } of badMoments) {
          await untilBusy(acknowledgedCount)
          await wait(Math.floor(random() * 200))
          await happen({ cluster, proxy: healthy })
          expect([name, running.hasEnded()]).toEqual([name, false])
          survived.push(name)
        }
      }
      await untilBusy(acknowledgedCount)
      over = true
      await Promise.all(reports)
      const statuses = new Set((await Promise.all(reads)).flat())
      await Promise.all(all.map((each) => each.finish()))

      const stored = new Map((await storedTrades(member)).map((trade) => [trade.id, trade]))
      for (const { acknowledged } of all) {
        for (const [id, trade] of acknowledged) expect([id, stored.get(id)?.state]).toEqual([id, trade.state])
      }
      expect([200, 429, 503]).toEqual(expect.arrayContaining([...statuses]))
      expect(stored.size).toBe(acknowledgedCount())
      expect(survived).toHaveLength(rounds * badMoments.length)
      console.log(`database restarts: ${survived.length} bad moments, ${stored.size} trades, each stored once`)
    },
  )
})
