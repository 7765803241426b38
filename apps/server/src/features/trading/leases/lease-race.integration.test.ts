import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import { times } from '@stratomate/commands/soak-scale'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Connection, migrateDatabase } from '#server/db/connect.ts'
import { connectCrowd } from '#server/main/testing/connect-crowd.ts'
import { devices, quotaDays } from '#server/db/tables/index.ts'
import { addTestAccount, askForLease, computerCtx, unsignedTokens } from '#server/main/testing/lease-callers.ts'
import { paperTrade } from '#server/main/testing/paper-trade.ts'
import { silentBus } from '#server/main/testing/silent-bus.ts'
import type { Ctx } from '#server/features/context.ts'
import { reportTrades } from '../reports/report-trades.ts'
import { closeLease, settleLease } from './settle-lease.ts'
import { createLeaseIssuer, takeLease } from './take-lease.ts'

const postgres = await borrowPostgres()
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
    connection = connectCrowd(url, connectionsMax)
    await migrateDatabase(connection.db)
  })
  afterAll(async () => {
    if ('url' in postgres) await connection.close()
    if ('stop' in postgres) await postgres.stop()
  })

  const proTrader = () => addTestAccount(connection.db, 'pro_trader', deviceCount)
  const ctxOf = (userId: string, deviceId: string, change: Partial<Ctx> = {}) =>
    computerCtx(connection.db, { userId, deviceId }, change)

  /** Takes a lease of up to `want` trades; null once the day is used up. */
  async function tryLease(ctx: Ctx, want: number): Promise<{ jti: string; granted: number } | null> {
    const lease = await askForLease(ctx, want)
    if (typeof lease !== 'string') return lease
    expect(lease).toBe('limit_reached')
    return null
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

  test('of many accounts that ask two services at the same time, each gets its limit, and its lost leases again', async () => {
    const accounts = await Promise.all(
      Array.from({ length: 10 }, () => addTestAccount(connection.db, 'pro_trader', 12)),
    )
    const [one, other] = [
      createLeaseIssuer(connection.db, unsignedTokens),
      createLeaseIssuer(connection.db, unsignedTokens),
    ]
    const asks = accounts.flatMap(({ userId, deviceIds }) =>
      deviceIds.flatMap((deviceId, place) => {
        const take = place % 2 === 0 ? one : other
        const ask = (held?: string[]) =>
          take(ctxOf(userId, deviceId), { want: 50, held }).then(
            (answer) => ({ userId, deviceId, ...answer }),
            (error: unknown) => String(error),
          )
        return [ask(), ask(), ask([]), ask([])]
      }),
    )
    const answers = await Promise.all(asks)

    const leases = answers.filter((answer) => typeof answer === 'object')
    const granted = (userId: string) => {
      const own = new Map(leases.filter((lease) => lease.userId === userId).map(({ lease, ...rest }) => [lease, rest]))
      return [...own.values()].reduce((sum, each) => sum + each.granted, 0)
    }
    expect(accounts.map(({ userId }) => granted(userId))).toEqual(accounts.map(() => limit))
    expect(
      answers.filter(
        (answer) =>
          typeof answer === 'string' && !answer.includes('daily limit') && !answer.includes('Other computers'),
      ),
    ).toEqual([])
    // When two leases are asked for and none is held, the second is the first once more, because its answer may have
    // been lost.
    expect(leases.length).toBeGreaterThan(new Set(leases.map(({ lease }) => lease)).size)
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

  test('reports under one lease that arrive at once are counted together', async () => {
    for (let round = 0; round < times(10, 100); round += 1) {
      const { userId, deviceIds } = await addTestAccount(connection.db, 'pro_trader', 2)
      const [first = '', second = ''] = deviceIds
      const lease = await tryLease(ctxOf(userId, first), 10)
      const batch = (count: number) => Array.from({ length: count }, () => paperTrade(lease?.jti ?? ''))

      await Promise.all([first, second].map((id) => reportTrades(ctxOf(userId, id), batch(6))))

      expect(await askForLease(ctxOf(userId, second), 1)).toBe('lease_overused')
    }
  })

  test('a lease that is reported while it is returned never gives back what it has used', async () => {
    for (let round = 0; round < times(20, 200); round += 1) {
      const { userId, deviceIds } = await addTestAccount(connection.db, 'trial', 2)
      const [first = '', second = ''] = deviceIds
      const lease = await tryLease(ctxOf(userId, first), 10)
      const trades = Array.from({ length: 8 }, () => paperTrade(lease?.jti ?? ''))
      const calls = [
        () => closeLease(ctxOf(userId, first), lease?.jti ?? ''),
        ...trades.map((trade) => () => reportTrades(ctxOf(userId, first), [trade])),
      ]

      await Promise.all(calls.toSorted(() => (round % 2) - 0.5).map((call) => call()))
      const next = await askForLease(ctxOf(userId, second), 10)

      expect(typeof next === 'string' ? 0 : next.granted).toBeLessThanOrEqual(2)
    }
  })

  test('a lease that is returned twice at once gives its rest back once', async () => {
    const { userId, deviceIds } = await addTestAccount(connection.db, 'trial', 1)
    const ctx = ctxOf(userId, deviceIds[0] ?? '')
    const lease = await tryLease(ctx, 10)
    await settleLease(ctx, { jti: lease?.jti ?? '', seq: 1, used: 4 })

    const returned = await Promise.all([1, 2, 3].map(() => closeLease(ctx, lease?.jti ?? '')))
    const next = await tryLease(ctx, 10)

    expect(returned.toSorted((one, other) => one - other)).toEqual([0, 0, 6])
    expect(next?.granted).toBe(6)
  })

  test('a device that took the whole day shares it once another one waits', async () => {
    const { userId, deviceIds } = await proTrader()
    const [first = '', second = ''] = deviceIds
    // At noon, so that everything later in this test is still the same day.
    const noonMs = new Date().setUTCHours(12, 0, 0, 0)
    const noon = () => new Date(noonMs)
    await connection.db.update(devices).set({ lastSeenAt: null }).where(eq(devices.userId, userId))
    const whole = await tryLease(ctxOf(userId, first, { now: noon }), 1_000)
    await connection.db.update(devices).set({ lastSeenAt: noon() }).where(eq(devices.userId, userId))

    const recalled: string[] = []
    const bus = {
      ...silentBus,
      toDesktop: (id: string, name: string) => void recalled.push(`${name} ${id}`),
    }
    const later = () => new Date(noonMs + 11 * 60_000)
    const refused = await tryLease(ctxOf(userId, second, { bus, now: later }), 1_000)
    await closeLease(ctxOf(userId, first, { now: noon }), whole?.jti ?? '')
    const shared = await tryLease(ctxOf(userId, second, { now: noon }), 1_000)

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
    const refusalOf = () =>
      takeLease(ctxOf(userId, second), unsignedTokens, { want: 1 }).catch((error: unknown) => error)

    const held = await refusalOf()
    await settleLease(ctxOf(userId, first), { jti: whole?.jti ?? '', seq: 1, used: limit })
    const usedUp = await refusalOf()

    expect(held).toMatchObject({ code: 'limit_reached', retryAfterS: expect.any(Number) })
    expect(String(held)).toContain('Other computers of this account hold')
    expect(usedUp).toMatchObject({ code: 'limit_reached', retryAfterS: undefined })
    expect(String(usedUp)).toContain('The daily limit is reached')
  })
})
