import { randomUUID } from 'node:crypto'
import { createDatabase, startPostgres } from '@stratomate/commands/postgres'
import { times } from '@stratomate/commands/soak-scale'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect, type Connection, migrateDatabase } from '#server/db/connect.ts'
import { devices, quotaDays, subscriptions, users } from '#server/db/tables/index.ts'
import { silentBus } from '#server/main/testing/silent-bus.ts'
import { AppError } from '../app-error.ts'
import type { Ctx } from '../context.ts'
import { closeLease, settleLease } from './settle-lease.ts'
import { takeLease } from './take-lease.ts'

const postgres = await startPostgres()
const limit = 250
const deviceCount = 50
const attempts = times(20, 200)
const connectionsMax = 40

// The embedded database has one connection and hides races, so without PostgreSQL there is nothing to prove here.
describe('on PostgreSQL', () => {
  beforeEach(({ skip }) => {
    if ('unavailable' in postgres) skip(postgres.unavailable)
  })

  let connection: Connection
  beforeAll(async () => {
    if (!('url' in postgres)) return
    const url = await createDatabase(postgres.url)
    connection = connect(
      { connectionString: url, max: connectionsMax, connectionTimeoutMillis: 60_000 },
      () => undefined,
    )
    await migrateDatabase(connection.db)
  })
  afterAll(async () => {
    if ('url' in postgres) await connection.close()
    if ('stop' in postgres) await postgres.stop()
  })

  async function proTrader(): Promise<{ userId: string; deviceIds: string[] }> {
    const userId = randomUUID()
    const deviceIds = Array.from({ length: deviceCount }, () => randomUUID())
    const now = new Date()
    await connection.db.insert(users).values({ id: userId, name: 'Ann', email: `${userId}@example.com` })
    await connection.db.insert(subscriptions).values({
      userId,
      providerId: userId,
      tier: 'pro_trader',
      status: 'active',
      providerStatus: 'active',
      startedAt: now,
      syncSequence: 1,
      liveMode: false,
    })
    const rows = deviceIds.map((id) => ({
      id,
      userId,
      name: 'PC',
      appVersion: '0.1.0',
      refreshHash: id,
      rotatedAt: now,
      createdAt: now,
      lastSeenAt: now,
    }))
    await connection.db.insert(devices).values(rows)
    return { userId, deviceIds }
  }

  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const ctxOf = (userId: string, deviceId: string, change: Partial<Ctx> = {}): Ctx => ({
    db: connection.db,
    actor: { kind: 'desktop', userId, deviceId },
    requestId: 'race',
    liveLocked: new Set<string>(),
    switchedOff: [],
    now: () => new Date(),
    newId: randomUUID,
    bus: silentBus,
    mail: { queue: () => Promise.resolve() },
    log: silent,
    ...change,
  })
  const unsigned = () => Promise.resolve('unsigned')
  const signer = {
    publicKeys: () => [],
    signLease: (claims: { jti: string }) => Promise.resolve(claims.jti),
    signEntitlement: unsigned,
    signAccess: unsigned,
    readAccess: () => Promise.resolve(null),
  }

  /** Takes a lease of up to `want` trades; null once the day is used up. */
  async function tryLease(ctx: Ctx, want: number): Promise<{ jti: string; granted: number } | null> {
    try {
      const { lease, granted } = await takeLease(ctx, signer, { want })
      return { jti: lease, granted }
    } catch (error) {
      if (error instanceof AppError && error.code === 'limit_reached') return null
      throw error
    }
  }

  test(`${deviceCount} devices with ${attempts} attempts each get exactly the limit together`, async () => {
    const { userId, deviceIds } = await proTrader()

    const work = deviceIds.map(async (deviceId) => {
      let granted = 0
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        granted += (await tryLease(ctxOf(userId, deviceId), 1 + (attempt % 7)))?.granted ?? 0
      }
      return granted
    })
    const handedOut = (await Promise.all(work)).reduce((sum, count) => sum + count, 0)

    expect(handedOut).toBe(limit)
  })

  test('taking, using and returning at once never uses more than the limit and loses nothing', async () => {
    const { userId, deviceIds } = await proTrader()

    const work = deviceIds.slice(0, 20).map(async (deviceId, index) => {
      const ctx = ctxOf(userId, deviceId)
      let used = 0
      for (let round = 0; round < times(6, 60); round += 1) {
        const lease = await tryLease(ctx, 10)
        if (lease === null) continue
        const spent = (index + round) % (lease.granted + 1)
        await settleLease(ctx, { jti: lease.jti, seq: 1, used: spent })
        await closeLease(ctx, lease.jti)
        used += spent
      }
      return used
    })
    const used = (await Promise.all(work)).reduce((sum, count) => sum + count, 0)
    const days = await connection.db.select().from(quotaDays)
    const day = days.find((row) => row.userId === userId)

    expect(used).toBeLessThanOrEqual(limit)
    expect(day?.granted).toBe(used)
  })

  test('a device that took the whole day shares it once another one waits', async () => {
    const { userId, deviceIds } = await proTrader()
    const [first = '', second = ''] = deviceIds
    await connection.db.update(devices).set({ lastSeenAt: null }).where(eq(devices.userId, userId))
    const whole = await tryLease(ctxOf(userId, first), 1_000)
    await connection.db.update(devices).set({ lastSeenAt: new Date() }).where(eq(devices.userId, userId))

    const recalled: string[] = []
    const bus = {
      ...silentBus,
      toDesktop: (id: string, name: string) => void recalled.push(`${name} ${id}`),
    }
    const later = () => new Date(Date.now() + 11 * 60_000)
    const refused = await tryLease(ctxOf(userId, second, { bus, now: later }), 1_000)
    await closeLease(ctxOf(userId, first), whole?.jti ?? '')
    const shared = await tryLease(ctxOf(userId, second), 1_000)

    expect(whole?.granted).toBe(limit)
    expect(refused).toBeNull()
    expect(recalled).toEqual([`lease.recalled ${first}`])
    expect(shared?.granted).toBe(limit / 5)
  })

  test('a device that waits for others is told when to ask again, and of a day that is used up nothing', async () => {
    const { userId, deviceIds } = await proTrader()
    const [first = '', second = ''] = deviceIds
    await connection.db.update(devices).set({ lastSeenAt: null }).where(eq(devices.userId, userId))
    const whole = await tryLease(ctxOf(userId, first), 1_000)
    const refusalOf = () => takeLease(ctxOf(userId, second), signer, { want: 1 }).catch((error: unknown) => error)

    const held = await refusalOf()
    await settleLease(ctxOf(userId, first), { jti: whole?.jti ?? '', seq: 1, used: limit })
    const usedUp = await refusalOf()

    expect(held).toMatchObject({ code: 'limit_reached', retryAfterS: expect.any(Number) })
    expect(String(held)).toContain('Other computers of this account hold')
    expect(usedUp).toMatchObject({ code: 'limit_reached', retryAfterS: undefined })
    expect(String(usedUp)).toContain('The daily limit is reached')
  })
})
