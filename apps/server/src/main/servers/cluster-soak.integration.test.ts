import { generateKeyPairSync } from 'node:crypto'
import { connect as openSocket, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, startCluster } from '@stratomate/cluster/start-cluster'
import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { repository } from '@stratomate/commands/repository'
import { isSoak } from '@stratomate/commands/soak-scale'
import { errorText } from '@stratomate/std/errors'
import { percentile } from '@stratomate/std/statistics'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTokenSigner } from '#server/adapters/signing-keys.ts'
import { connect, type Connection } from '#server/db/connect.ts'
import { outboxMails } from '#server/db/tables/index.ts'
import { createLogger } from '../logger.ts'
import { type FaultProxy, startFaultProxy } from '../fault-proxy.ts'
import { openDatabase } from '../open-database.ts'
import { realOutside } from '../service-outside.ts'
import { addTestAccount } from '../testing/lease-callers.ts'
import { mailServer } from '../testing/mail-server.ts'
import { paperTrade } from '../testing/paper-trade.ts'
import { callersOf, connectDesktop, type Desktop, type Member, renewDesktop, Visitor } from '../testing/start-shop.ts'

const why = 'runs in npm run soak:cluster, for ten minutes'
const { privateKey: leaseKey } = generateKeyPairSync('ed25519')
const leasePem = leaseKey.export({ type: 'pkcs8', format: 'pem' })
const mails = mailServer()
const proxies: Partial<Record<'database' | 'bus', FaultProxy>> = {}
/** The clock of the third server is ahead of the others'. */
const aheadModule = join(repository, 'apps/server/src/main/testing/clock-ahead.mjs')

async function startAll() {
  await mails.listen()
  return startCluster({
    durability: 'fsync',
    environment: { SMTP_URL: mails.url(), UV_THREADPOOL_SIZE: '2', LEASE_PRIVATE_KEY: String(leasePem) },
    environmentOf: (index) => (index === 2 ? { NODE_OPTIONS: `--import ${aheadModule}` } : {}),
    lead: async (what, url) => {
      const address = new URL(url)
      const proxy = await startFaultProxy({ host: address.hostname, port: Number(address.port) })
      proxies[what] = proxy
      address.port = String(proxy.port)
      return address.href
    },
  })
}
const cluster = isSoak ? await startAll() : { unavailable: why }
const say = (line: string) => void process.stdout.write(`${line}\n`)

describe('several servers under everything that happens to them', () => {
  // Without a cluster nothing of this is used, because all tests are skipped before.
  const { origin, servers, nats, pool, postgres, bucket, balancer, databaseUrl } = cluster as Cluster
  const direct = (index: number) => `http://127.0.0.1:${servers[index % servers.length]?.port ?? 0}`
  let reached = ''
  const callers = callersOf(() => reached)
  let database: Connection
  beforeAll(() => {
    if ('unavailable' in cluster) return
    database = connect({ connectionString: databaseUrl, max: 4 }, () => undefined)
  })
  afterAll(async () => {
    if ('unavailable' in cluster) return
    await database.close()
    await cluster.stop()
    await Promise.all(Object.values(proxies).map((proxy) => proxy.close()))
    await mails.close()
  })
  beforeEach(({ skip }) => {
    if ('unavailable' in cluster) skip(cluster.unavailable)
    reached = direct(0)
  })

  const untilReady = () =>
    vi.waitFor(
      async () => {
        const statuses = await Promise.all(servers.map((_server, index) => readyStatus(direct(index))))
        if (statuses.some((status) => status !== 200)) throw new Error(`Not ready: ${statuses.join(', ')}`)
      },
      { timeout: 60_000, interval: 200 },
    )

  async function trader(): Promise<{ member: Member; desktop: Desktop; leaseId: string }> {
    const member = await callers.member()
    await member.visitor.call('startTrial', { body: {} })
    const desktop = await connectDesktop(callers, member)
    const [lease] = (
      await database.db.execute<{ id: string }>(sql`
        insert into leases (id, user_id, device_id, day, n, issued_at, expires_at)
        values (gen_random_uuid(), ${member.id}, ${desktop.deviceId}, (now() at time zone 'UTC')::date, -1, now(),
          now() + interval '1 day') returning id`)
    ).rows
    return { member, desktop, leaseId: lease?.id ?? '' }
  }

  describe('bars', () => {
    test('events reach 3,000 streams on three servers once and in order', async () => {
      const people: { member: Member; desktop: Desktop; address: string }[] = []
      for (let count = 0; count < 200; count += 1) {
        const address = `10.9.${Math.floor(count / 100)}.${(count % 100) + 1}`
        const member = await callers.member({ address })
        const visitor = () => new Visitor(() => reached, address)
        people.push({ address, member, desktop: await connectDesktop({ visitor }, member) })
      }
      const sockets: Socket[] = []
      const late: number[] = []
      const wrong: string[] = []
      let heardCount = 0
      const hear = (text: string, last: number) => {
        let newest = last
        for (const [, cents, sentMs] of text.matchAll(/"balanceCents":(\d+)[^\n]*"at (\d+)"/gu)) {
          heardCount += 1
          late.push(Date.now() - Number(sentMs))
          if (Number(cents) !== newest + 1) wrong.push(`${cents} after ${newest}`)
          newest = Number(cents)
        }
        return newest
      }
      // With plain sockets, so that three thousand readers leave the processor to the servers.
      const follow = ({ member, address }: { member: Member; address: string }, server: number) =>
        new Promise<void>((resolve, reject) => {
          const socket = openSocket(Number(new URL(direct(server)).port), '127.0.0.1')
          sockets.push(socket)
          const cookie = [...member.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
          const head = [
            'GET /api/events HTTP/1.1',
            'host: localhost',
            `cookie: ${cookie}`,
            `x-forwarded-for: ${address}`,
          ]
          socket.write([...head, '', ''].join('\r\n'))
          let text = ''
          let last = 0
          socket.on('error', reject)
          socket.setEncoding('latin1').on('data', (part: string) => {
            // Only the first notification is requested: later ones change nothing.
            if (part.startsWith('HTTP/1.1 200')) resolve()
            else reject(new Error(part))
            text += part
            const whole = text.lastIndexOf('\n\n') + 2
            if (whole < 2) return
            last = hear(text.slice(0, whole), last)
            text = text.slice(whole)
          })
        })
      for (const person of people)
        await Promise.all([0, 1, 2].flatMap((server) => Array.from({ length: 5 }, () => follow(person, server))))
      const rounds = 15
      const startedMs = performance.now()
      await Promise.all(
        people.map(async ({ desktop }, index) => {
          let answeredMs = startedMs
          for (let round = 1; round <= rounds; round += 1) {
            // Each computer reports at its own moments, all together 300 times a second. Two servers that write in the
            // same moment have no order between them, so a computer whose answer came late waits a third of a second
            // more.
            const dueMs = Math.max(startedMs + (round - 1) * 667 + (index % 20) * 33, answeredMs + 333)
            await sleep(Math.max(0, dueMs - performance.now()))
            reached = direct(index + round)
            const body = stateOf({ balanceCents: round, pausedReason: `at ${Date.now()}` })
            expect((await desktop.visitor.call('reportState', { body })).status).toBe(200)
            answeredMs = performance.now()
          }
        }),
      )
      const perSecond = (people.length * rounds * 1_000) / (performance.now() - startedMs)
      const expected = people.length * rounds * 15
      await expect.poll(() => heardCount, { timeout: 20_000 }).toBe(expected)
      for (const socket of sockets) socket.destroy()
      const sorted = late.toSorted((one, other) => one - other)
      const [p50, p99] = [percentile(sorted, 50), percentile(sorted, 99)]
      say(`bar 1: 3,000 streams, ${perSecond.toFixed(0)} events/s, ${expected} received, p50 ${p50} ms, p99 ${p99} ms`)

      expect(wrong).toEqual([])
    }, 900_000)

    test('50 computers that ask 200 times each on all servers get the limit of their account and no more', async () => {
      const { userId, deviceIds } = await addTestAccount(database.db, 'pro_trader', 50)
      const signer = await createTokenSigner(leaseKey)
      const startedMs = performance.now()
      const statuses = new Map<number, number>()
      const granted = await Promise.all(
        deviceIds.map(async (deviceId, index) => {
          let attempt = 0
          const visitor = new Visitor(() => direct(index + attempt), `10.8.0.${index + 1}`)
          visitor.token = await signer.signAccess({
            userId,
            deviceId,
            expiresAtS: Math.floor(Date.now() / 1_000) + 900,
          })
          let own = 0
          for (; attempt < 200; attempt += 1) {
            const { status, body } = await visitor.call('takeLease', { body: { want: 1 + (attempt % 7) } })
            statuses.set(status, (statuses.get(status) ?? 0) + 1)
            if (status === 200) own += body.granted
          }
          return own
        }),
      )
      const sum = granted.reduce((total, own) => total + own, 0)
      const { rows } = await database.db.execute<{ n: number }>(sql`
        select coalesce(sum(n), 0)::int n from leases where user_id = ${userId}`)
      const perSecond = 10_000 / ((performance.now() - startedMs) / 1_000)
      say(`bar 2: 10,000 asks at ${perSecond.toFixed(0)}/s, ${sum} of 250 granted, ${JSON.stringify([...statuses])}`)

      expect([sum, rows[0]?.n]).toEqual([250, 250])
      expect([...statuses.keys()].filter((status) => status !== 200 && status !== 409 && status !== 403)).toEqual([])
    }, 300_000)

    test('of 1,000 mails each is sent once, with a deliverer killed', async () => {
      mails.received.length = 0
      await database.db.insert(outboxMails).values(
        Array.from({ length: 1_000 }, (_none, index) => ({
          dedupeKey: `soak-${index}`,
          to: `soak-${index}@example.com`,
          subject: 'A',
          text: 'A',
          createdAt: new Date(),
          nextAttemptAt: new Date(),
        })),
      )
      const sent = () => mails.received.filter(({ to }) => to.some((address) => address.startsWith('soak-')))
      await expect.poll(() => sent().length, { timeout: 60_000 }).toBeGreaterThan(100)
      await servers[1]?.kill()
      // The others take over what it had claimed two minutes later.
      await servers[1]?.start()
      await expect.poll(() => new Set(sent().flatMap(({ to }) => to)).size, { timeout: 240_000 }).toBe(1_000)
      await sleep(1_000)
      say(`bar 3: 1,000 mails, ${sent().length} sent, ${sent().length - 1_000} twice (in flight at the kill)`)

      // An email that was just being sent may be sent twice: the promise is at least once.
      expect(sent().length).toBeLessThanOrEqual(1_001)
    }, 400_000)

    test('two servers start on an empty database at once, 20 times', async () => {
      const log = createLogger({ kind: 'none' })
      let started = 0
      for (let round = 0; round < 20; round += 1) {
        const url = await createDatabase(databaseUrl)
        const place = { databaseUrl: url, dataDir: '', watch: realOutside.databaseWatch, databaseWaitMs: 60_000 }
        const both = [0, 1].map(() => openDatabase({ ...place, say: () => undefined, canGrow: () => true }, log))
        for (const { close } of await Promise.all(both)) {
          started += 1
          await close()
        }
      }
      say(`bar 6: 20 times two first starts at once, ${started} of 40 started`)

      expect(started).toBe(40)
    }, 300_000)
  })

  describe('faults', () => {
    let member: Member
    let desktop: Desktop
    let leaseId: string
    let isOver = false
    let loads: Promise<unknown>[] = []
    const acknowledged = new Set<string>()
    let failures = 0
    const reportEach = async (index: number) => {
      const visitor = desktop.visitor
      while (!isOver) {
        const trade = paperTrade(leaseId)
        const body = JSON.stringify({ trades: [trade] })
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.2.0.${index + 1}` }
        // The same report through two servers at once, as after an answer that was lost.
        const answers = await Promise.all(
          [origin, direct(index)].map((place) =>
            visitor
              .fetch(`${place}/api/desktop/trades`, {
                method: 'POST',
                headers,
                body,
                signal: AbortSignal.timeout(8_000),
              })
              .then(
                async (answer) => answer.status === 200 && (await answer.text()).includes(`"accepted":["${trade.id}"`),
              )
              .catch(() => false),
          ),
        )
        if (answers.some(Boolean)) acknowledged.add(trade.id)
        else failures += 1
        await sleep(100)
      }
    }
    beforeAll(async () => {
      if ('unavailable' in cluster) return
      await untilReady()
      reached = direct(0)
      ;({ member, desktop, leaseId } = await trader())
      reached = origin
      loads = [0, 1, 2].map(reportEach)
    }, 90_000)
    afterAll(async () => {
      isOver = true
      await Promise.all(loads)
    })

    /** A page that nobody reloads shows a change within half a minute after the fault. */
    async function untilRecovered(): Promise<number> {
      const startedMs = performance.now()
      await untilReady()
      reached = origin
      await expect
        .poll(
          () =>
            renewDesktop(desktop).then(
              () => true,
              () => false,
            ),
          { timeout: 30_000 },
        )
        .toBe(true)
      await expect
        .poll(
          async () => {
            const leaving = new AbortController()
            const timer = setTimeout(() => leaving.abort(), 3_000)
            try {
              const answer = await member.visitor.fetch('/api/events', { signal: leaving.signal })
              const reader = answer.body?.getReader()
              let text = ''
              const body = stateOf({ balanceCents: Math.floor(Math.random() * 1e9), pausedReason: null })
              reached = direct(Math.floor(Math.random() * 3))
              await desktop.visitor.call('reportState', { body })
              while (!text.includes('device.changed')) {
                text += new TextDecoder().decode((await reader?.read())?.value)
              }
              return 'heard'
            } catch (error) {
              return String(error)
            } finally {
              clearTimeout(timer)
              leaving.abort()
            }
          },
          { timeout: 40_000 },
        )
        .toBe('heard')
      return Math.round(performance.now() - startedMs)
    }

    /** Acknowledged trades that are not stored, and the difference between the count of the day and what is stored. */
    async function findLoss(): Promise<{ lost: string[]; miscounted: number }> {
      // Reports go on meanwhile: those that are acknowledged after this check are looked for in the next one.
      const promised = [...acknowledged]
      const { rows } = await database.db.execute<{ ids: string[]; used: number }>(sql`
        select array(select id::text from trades where lease_id = ${leaseId}) as ids,
          (select coalesce(sum(used), 0)::int from quota_days where user_id = ${member.id}) as used`)
      const stored = new Set(rows[0]?.ids)
      return { lost: promised.filter((id) => !stored.has(id)), miscounted: (rows[0]?.used ?? 0) - stored.size }
    }
    const nothing = { lost: [], miscounted: 0 }

    const away = async (what: { stop: () => Promise<unknown>; start: () => Promise<unknown> }, seconds: number) => {
      await what.stop()
      await sleep(seconds * 1_000)
      await what.start()
    }
    const become = async (what: 'database' | 'bus', fault: 'slow' | 'silence' | 'reset' | 'cut') => {
      proxies[what]?.become(fault)
      await sleep(8_000)
      proxies[what]?.become('pass')
    }
    const frozen = async (seconds: number) => {
      nats.freeze()
      await sleep(seconds * 1_000)
      nats.thaw()
    }
    const paused = async () => {
      // The command is answered when all connections are idle, and a resume may come before that.
      const pausing = pool.pause().catch(errorText)
      await sleep(3_000)
      await pool.resume()
      await Promise.race([pausing, sleep(1_000)])
    }

    test.each<[string, () => Promise<unknown>]>([
      ['NATS is away for 1 s', () => away({ stop: nats.kill, start: nats.start }, 1)],
      ['NATS is away for 5 s', () => away({ stop: nats.kill, start: nats.start }, 5)],
      ['NATS is away for 30 s', () => away({ stop: nats.kill, start: nats.start }, 30)],
      ['NATS hangs for 20 s', () => frozen(20)],
      ['PostgreSQL starts anew', () => postgres.restart('fast')],
      ['PostgreSQL crashes', () => postgres.restart('immediate')],
      ['PostgreSQL hangs for 10 s', () => postgres.freeze(10_000)],
      ['PgBouncer pauses', paused],
      ['PgBouncer starts anew', () => pool.restart()],
      ['the line to the database is slow', () => become('database', 'slow')],
      ['the line to the database is silent', () => become('database', 'silence')],
      ['the line to the database is reset', () => become('database', 'reset')],
      ['the line to the database is cut', () => become('database', 'cut')],
      ['the line to NATS is slow', () => become('bus', 'slow')],
      ['the line to NATS is silent', () => become('bus', 'silence')],
      ['the line to NATS is reset', () => become('bus', 'reset')],
      ['the line to NATS is cut', () => become('bus', 'cut')],
      ['the bucket is away for 30 s', () => away({ stop: bucket.stop, start: bucket.start }, 30)],
      [
        'the balancer drains a server that is well',
        () => away({ stop: () => balancer.put(2, 'maint'), start: () => balancer.put(2, 'ready') }, 5),
      ],
    ])(
      '%s',
      async (name, fault) => {
        const before = { acknowledged: acknowledged.size, failures }
        await fault()
        const recoveredMs = await untilRecovered()
        const loss = await findLoss()
        say(
          `fault: ${name}: ${acknowledged.size - before.acknowledged} acknowledged, ${failures - before.failures} refused meanwhile, recovered after ${recoveredMs} ms`,
        )

        expect(loss).toEqual(nothing)
      },
      180_000,
    )

    test('a server is killed 60 times', async () => {
      const before = { acknowledged: acknowledged.size, failures }
      for (let round = 0; round < 60; round += 1) {
        const server = servers[Math.floor(Math.random() * servers.length)]
        await server?.kill()
        await sleep(200)
        await server?.start()
      }
      const recoveredMs = await untilRecovered()
      const loss = await findLoss()
      say(
        `fault: 60 kills: ${acknowledged.size - before.acknowledged} acknowledged, ${failures - before.failures} refused meanwhile, recovered after ${recoveredMs} ms`,
      )

      expect(loss).toEqual(nothing)
    }, 900_000)
  })
})

async function readyStatus(place: string): Promise<number> {
  return fetch(`${place}/api/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status,
    () => 0,
  )
}

function stateOf({ balanceCents, pausedReason }: { balanceCents: number; pausedReason: string | null }) {
  return {
    version: '0.1.0',
    charts: [],
    terminalConnected: true,
    broker: { id: 'paper', connected: true, account: 'paper', balanceCents },
    paused: false,
    pausedReason,
  }
}
