import { randomUUID } from 'node:crypto'
import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import { times } from '@stratomate/commands/soak-scale'
import type { DesktopState, RefusalCode } from '@stratomate/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Connection, migrateDatabase } from '#server/db/connect.ts'
import { connectCrowd } from '#server/main/testing/connect-crowd.ts'
import { devices, notifications, outboxMails, users } from '#server/db/tables/index.ts'
import { paperTrade } from '#server/main/testing/paper-trade.ts'
import { composeMails } from '#server/features/mail/compose-mails.ts'
import { storeReports } from '../queries/reports.ts'
import { insertRefusals } from '../queries/trades.ts'
import { createEngineWatch } from './watch-engines.ts'

const postgres = await borrowPostgres()
const minute = 60_000
const noon = Date.parse('2026-11-22T12:00:00Z')
const state: DesktopState = {
  version: '0.1.0',
  charts: [],
  terminalConnected: true,
  broker: { id: 'paper', connected: true, account: 'paper', balanceCents: null },
  paused: false,
  pausedReason: null,
}

// The embedded database has one connection and hides races, so without PostgreSQL there is nothing to prove here.
describe('on PostgreSQL', () => {
  beforeEach(({ skip }) => {
    if ('unavailable' in postgres) skip(postgres.unavailable)
  })

  let connection: Connection
  beforeAll(async () => {
    if (!('url' in postgres)) return
    const connectionString = await createDatabase(postgres.url)
    connection = connectCrowd(connectionString, 20)
    await migrateDatabase(connection.db)
  })
  afterAll(async () => {
    if ('url' in postgres) await connection.close()
    if ('stop' in postgres) await postgres.stop()
  })

  /** A service with its own clock; a `listening` one has listened for an hour. */
  function watch(from = noon) {
    let nowMs = from
    const now = () => new Date(nowMs)
    const mail = composeMails(now, { origin: 'https://shop.test', secret: 'x', inbox: null })
    const ctx = {
      actor: { kind: 'system' } as const,
      db: connection.db,
      now,
      newId: randomUUID,
      mail,
    }
    const look = createEngineWatch(ctx)
    return {
      ctx,
      look: async (atMs: number) => {
        nowMs = atMs
        await look()
      },
    }
  }
  async function listening(untilMs: number) {
    const service = watch()
    for (let atMs = untilMs - 10 * minute; atMs <= untilMs; atMs += minute) await service.look(atMs)
    return service
  }

  async function owner(): Promise<string> {
    const id = randomUUID()
    await connection.db.insert(users).values({ id, name: 'Ann', email: `${id}@example.com`, emailVerified: true })
    return id
  }
  async function device(userId: string, change: Partial<typeof devices.$inferInsert> = {}): Promise<string> {
    const at = new Date(noon - 86_400_000)
    const [id, refreshHash] = [randomUUID(), randomUUID()]
    const row = {
      id,
      userId,
      name: 'Desk PC',
      appVersion: '0.1.0',
      refreshHash,
      rotatedAt: at,
      createdAt: at,
    }
    await connection.db.insert(devices).values({ ...row, ...change })
    return id
  }
  async function refuse(userId: string, deviceId: string, refused: { code: RefusalCode; count: number; atMs: number }) {
    const chart = {
      symbol: 'EURUSD',
      timeframeS: 60,
      indicatorId: 'super-trend',
      side: 'buy' as const,
    }
    const { code, count, atMs } = refused
    const items = Array.from({ length: count }, () => ({
      ...chart,
      id: randomUUID(),
      signalId: randomUUID(),
      code,
      candleTime: null,
      at: new Date(atMs).toISOString(),
    }))
    await insertRefusals(connection.db, items, { userId, deviceId })
  }
  const notified = async (userId: string) => {
    const rows = await connection.db.select().from(notifications).where(eq(notifications.userId, userId))
    return rows.map(({ kind, facts }) => ({ kind, facts }))
  }
  const mails = (userId: string) => connection.db.$count(outboxMails, eq(outboxMails.to, `${userId}@example.com`))

  test('each of two devices that fall silent is reported once, and again on another day', async () => {
    const userId = await owner()
    const heard = { state, stateAt: new Date(noon - 5 * minute) }
    const first = await device(userId, { ...heard, name: 'One' })
    await device(userId, { ...heard, name: 'Two' })
    const service = await listening(noon)
    await service.look(noon + minute)
    const computers = (await notified(userId)).map(({ facts }) => facts['computer'] ?? '')
    expect(computers.toSorted()).toEqual(['One', 'Two'])

    // One app comes back and is lost again, twice on the same day and once on the next.
    for (const minutes of [20, 60, 13 * 60]) {
      const atMs = noon + minutes * minute
      await connection.db
        .update(devices)
        .set({ stateAt: new Date(atMs - 6 * minute) })
        .where(eq(devices.id, first))
      await listening(atMs)
    }
    expect(await notified(userId)).toHaveLength(3)
    expect(await mails(userId)).toBe(3)
  })

  test.each<[string, Partial<typeof devices.$inferInsert>]>([
    ['said goodbye', { state: { ...state, paused: true, terminalConnected: false } }],
    ['had no broker', { state: { ...state, broker: { ...state.broker, connected: false } } }],
    ['was removed', { revokedAt: new Date(noon) }],
    ['has never said a word', { state: null, stateAt: null }],
    ['was lost two days ago', { stateAt: new Date(noon - 48 * 60 * minute) }],
  ])('a device that %s is not missed', async (_name, change) => {
    const userId = await owner()
    await device(userId, { state, stateAt: new Date(noon - 10 * minute), ...change })
    await listening(noon)

    expect(await notified(userId)).toEqual([])
  })

  test('a service that has just begun, was stopped or could not read listens for five minutes first', async () => {
    const userId = await owner()
    await device(userId, { state, stateAt: new Date(noon - 60 * minute) })
    const service = watch()
    for (let minutes = 0; minutes < 5; minutes += 1) await service.look(noon + minutes * minute)
    // After ten minutes without a check, the watch begins again.
    for (let minutes = 14; minutes < 19; minutes += 1) await service.look(noon + minutes * minute)
    expect(await notified(userId)).toEqual([])

    await service.look(noon + 19 * minute)
    expect(await notified(userId)).toMatchObject([{ kind: 'silent' }])
  })

  test('a look that fails is a break in the listening', async () => {
    const userId = await owner()
    await device(userId, { state, stateAt: new Date(noon - 60 * minute) })
    const service = watch()
    for (let minutes = 0; minutes < 5; minutes += 1) await service.look(noon + minutes * minute)
    const { db } = service.ctx
    service.ctx.db = new Proxy(db, {
      get: () => () => {
        throw new Error('no database')
      },
    })
    await expect(service.look(noon + 5 * minute)).rejects.toThrow('no database')
    service.ctx.db = db
    await service.look(noon + 6 * minute)

    expect(await notified(userId)).toEqual([])
  })

  test('many refused signals are told with their count and commonest reason, once a day', async () => {
    const userId = await owner()
    const deviceId = await device(userId)
    await refuse(userId, deviceId, { code: 'stale', count: 7, atMs: noon - minute })
    await refuse(userId, deviceId, { code: 'low_balance', count: 4, atMs: noon - minute })
    await refuse(userId, deviceId, { code: 'not_favorite', count: 50, atMs: noon - minute })
    const service = watch()
    await service.look(noon)
    await refuse(userId, deviceId, { code: 'stale', count: 30, atMs: noon + 30 * minute })
    await service.look(noon + 31 * minute)

    expect(await notified(userId)).toEqual([
      {
        kind: 'refusals',
        facts: { computer: 'Desk PC', refused: '11', signals: '11', code: 'stale' },
      },
    ])
    expect(await mails(userId)).toBe(1)
  })

  test('refusals beside as many trades, of another hour or of a later time than now are no alarm', async () => {
    const userId = await owner()
    const [busy, old, odd] = [await device(userId), await device(userId), await device(userId)]
    await refuse(userId, busy, { code: 'stale', count: 10, atMs: noon - minute })
    for (let count = 0; count < 10; count += 1) {
      const trade = paperTrade(randomUUID(), { sentAt: new Date(noon - 2 * minute).toISOString() })
      await storeReports(connection.db, { added: [{ ...trade, userId, deviceId: busy }], uses: [] })
    }
    await refuse(userId, old, { code: 'stale', count: 99, atMs: noon - 61 * minute })
    await refuse(userId, odd, { code: 'stale', count: 99, atMs: noon + 2 * minute })
    await watch().look(noon)

    expect(await notified(userId)).toEqual([])
  })

  test('what was refused before midnight is not told again after it', async () => {
    const userId = await owner()
    const deviceId = await device(userId)
    const midnight = Date.parse('2026-11-23T00:00:00Z')
    await refuse(userId, deviceId, { code: 'stale', count: 20, atMs: midnight - 10 * minute })
    await refuse(userId, deviceId, { code: 'daily_loss', count: 3, atMs: midnight - 10 * minute })
    const service = watch()
    for (const minutes of [-1, 1, 20]) await service.look(midnight + minutes * minute)

    expect((await notified(userId)).map(({ kind }) => kind).toSorted()).toEqual(['refusals', 'stop'])
  })

  test('services that look at the same time tell and mail once', async () => {
    for (let round = 0; round < times(3, 30); round += 1) {
      const userId = await owner()
      const deviceId = await device(userId)
      await refuse(userId, deviceId, { code: 'losing_streak', count: 1, atMs: noon })
      await refuse(userId, deviceId, { code: 'broker_disconnected', count: 12, atMs: noon })
      await Promise.all(Array.from({ length: 8 }, () => watch().look(noon)))

      expect((await notified(userId)).map(({ kind }) => kind).toSorted()).toEqual(['refusals', 'stop'])
      expect(await mails(userId)).toBe(2)
    }
  })
})
