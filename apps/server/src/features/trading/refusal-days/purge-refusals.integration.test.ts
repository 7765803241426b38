import { randomUUID } from 'node:crypto'
import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect, type Connection, migrateDatabase } from '#server/db/connect.ts'
import { refusals } from '#server/db/tables/index.ts'
import { tableNames } from '#server/main/backup/tables.ts'
import { addTestAccount } from '#server/main/testing/lease-callers.ts'
import { insertRefusals, selectRefusals } from '../queries/trades.ts'
import { purgeRefusals } from './purge-refusals.ts'

const postgres = await borrowPostgres()
const now = new Date('2026-11-26T18:00:00.000Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)

describe('on PostgreSQL', () => {
  let connection: Connection
  let owner: { userId: string; deviceId: string }
  beforeEach(({ skip }) => {
    if ('unavailable' in postgres) skip(postgres.unavailable)
  })
  const open = async () => {
    if (!('url' in postgres)) return
    connection = connect({ connectionString: await createDatabase(postgres.url), max: 4 }, () => undefined)
    await migrateDatabase(connection.db)
    const { userId, deviceIds } = await addTestAccount(connection.db, 'pro_trader', 1)
    owner = { userId, deviceId: deviceIds[0] ?? '' }
  }
  beforeAll(open)
  afterAll(async () => {
    if ('url' in postgres) await connection.close()
    if ('stop' in postgres) await postgres.stop()
  })

  const refusalAt = (at: Date) => ({
    id: randomUUID(),
    signalId: 'a signal',
    symbol: 'EURUSD',
    timeframeS: 60,
    indicatorId: 'super-trend',
    side: 'buy' as const,
    candleTime: null,
    code: 'stale' as const,
    at: at.toISOString(),
  })
  const report = (items: ReturnType<typeof refusalAt>[]) => insertRefusals(connection.db, items, owner)
  const idsOf = async () =>
    (await selectRefusals(connection.db, { userId: owner.userId, after: null, count: 100 })).map(({ id }) => id)
  const purge = (at: Date, databaseKind: 'embedded' | 'postgresql' = 'postgresql') =>
    purgeRefusals({ db: connection.db, databaseKind, now: () => at })
  const partitions = async () =>
    (
      await connection.db.execute<{ name: string; rows: number }>(sql`
        select child.relname as name from pg_inherits join pg_class as child on child.oid = inhrelid
        where inhparent = 'refusals'::regclass order by 1`)
    ).rows.map(({ name }) => name)

  test('the embedded database deletes what is older than thirty days, and keeps one table', async () => {
    const [old, fresh] = [refusalAt(later(-31.8)), refusalAt(later(-29))]
    await report([old, fresh])
    await purge(now, 'embedded')

    expect([await idsOf(), await partitions()]).toEqual([[fresh.id], []])
    await connection.db.delete(refusals)
  })

  test('a table with rows becomes partitions by day, which come and go with the days', async () => {
    const old = refusalAt(later(-40))
    const kept = [refusalAt(later(2)), refusalAt(now), refusalAt(later(-1)), refusalAt(later(-29))]
    await report([old, ...kept])
    await purge(now)
    await purge(now)
    const names = [
      'before',
      ...[27, 28, 29, 30].map((day) => `202611${day}`),
      '20261201',
      '20261202',
      '20261203',
      'rest',
    ]

    expect(await partitions()).toEqual(names.map((name) => `refusals_${name}`).toSorted())
    expect(await idsOf()).toEqual(kept.map(({ id }) => id))
    // What is reported once more is recognised, in whichever partition it is.
    expect(await report(kept)).toEqual([])
    const fresh = [refusalAt(later(60)), refusalAt(later(3)), refusalAt(later(-29))]
    expect(await report(fresh)).toHaveLength(3)
    expect(await idsOf()).toHaveLength(7)

    await purge(later(33))
    expect((await partitions()).filter((name) => !name.startsWith('refusals_202612'))).toEqual([
      'refusals_20261129',
      'refusals_20261130',
      'refusals_20270101',
      'refusals_20270102',
      'refusals_20270103',
      'refusals_20270104',
      'refusals_20270105',
      'refusals_rest',
    ])
    expect(await idsOf()).toEqual([fresh[0]?.id, fresh[1]?.id])
  })

  test('a look at the last hour reads its own day alone, and a backup names the table once', async () => {
    await purge(now)
    const { rows } = await connection.db.execute<{ 'QUERY PLAN': string }>(sql`
      explain select * from refusals where user_id = ${owner.userId} and at >= '2026-12-02T10:00:00Z' and at < '2026-12-02T11:00:00Z'`)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    const names = await tableNames(connection.pool)

    expect(new Set(plan.match(/refusals_(?:\d{8}|rest|before)\b/gu))).toEqual(new Set(['refusals_20261202']))
    expect(names.filter((name) => name.startsWith('refusals'))).toEqual(['refusals'])
  })

  test('an account that is erased takes its refusals with it, on whichever day', async () => {
    await report([refusalAt(now), refusalAt(later(3))])
    await connection.db.execute(sql`delete from users where id = ${owner.userId}`)

    expect(await connection.db.select().from(refusals)).toEqual([])
  })
})
