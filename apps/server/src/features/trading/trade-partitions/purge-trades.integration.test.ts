import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import type { Trade } from '@stratomate/contracts'
import { tradeDay } from '@stratomate/domain'
import { dayMs } from '@stratomate/std/time'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect, type Connection, migrateDatabase } from '#server/db/connect.ts'
import { leases, moneyCourses, trades, tradeStatistics } from '#server/db/tables/index.ts'
import type { Ctx } from '#server/features/context.ts'
import { selectExportPage } from '#server/features/accounts/queries/export.ts'
import { tradingSections } from '#server/features/accounts/queries/export-trading.ts'
import { dumpTables, loadTables } from '#server/main/backup/tables.ts'
import { addTestAccount, computerCtx } from '#server/main/testing/lease-callers.ts'
import { paperTrade } from '#server/main/testing/paper-trade.ts'
import { selectTradeOf } from '../queries/own-trades.ts'
import { reportedUnder } from '../queries/quota.ts'
import { selectTrades } from '../queries/trades.ts'
import { reportTrades } from '../reports/report-trades.ts'
import { purgeTrades } from './purge-trades.ts'

const postgres = await borrowPostgres()
const now = new Date('2026-11-26T18:00:00.000Z')
const later = (days: number) => new Date(now.getTime() + days * dayMs)

describe('on PostgreSQL', () => {
  let connection: Connection
  let ctx: Ctx
  let owner: { userId: string; deviceId: string }
  beforeEach(({ skip }) => {
    if ('unavailable' in postgres) skip(postgres.unavailable)
  })
  const openEmpty = async () => {
    if (!('url' in postgres)) throw new Error('Not skipped.')
    const opened = connect({ connectionString: await createDatabase(postgres.url), max: 4 }, () => undefined)
    await migrateDatabase(opened.db)
    return opened
  }
  beforeAll(async () => {
    if ('url' in postgres) connection = await openEmpty()
  })
  afterAll(async () => {
    if ('url' in postgres) await connection.close()
    if ('stop' in postgres) await postgres.stop()
  })
  beforeEach(async () => {
    if (!('url' in postgres)) return
    const { userId, deviceIds } = await addTestAccount(connection.db, 'pro_trader', 1)
    owner = { userId, deviceId: deviceIds[0] ?? '' }
    ctx = computerCtx(connection.db, owner)
  })

  /** A trade of that moment under a lease of its day, with an id as the app makes it, unless another id is given. */
  async function tradeAt(at: Date, change: Partial<Trade> = {}): Promise<Trade> {
    const sentAt = at.toISOString()
    const leaseId = ctx.newId()
    const day = tradeDay({ sentAt })
    await connection.db
      .insert(leases)
      .values({ id: leaseId, ...owner, day, n: 50, issuedAt: at, expiresAt: new Date(at.getTime() + dayMs) })
    const time = at.getTime().toString(16).padStart(12, '0')
    const id = `${time.slice(0, 8)}-${time.slice(8)}-8${ctx.newId().slice(15)}`
    return paperTrade(leaseId, { id, sentAt, signalAt: sentAt, receivedAt: sentAt, expiresAt: sentAt, ...change })
  }
  const report = (...reported: Trade[]) => reportTrades(ctx, reported)
  const settle = (trade: Trade): Trade => ({ ...trade, state: 'settled', result: 'won', profitCents: 860 })
  const idsOf = async () =>
    (await selectTrades(connection.db, { userId: owner.userId, after: null, count: 100, now })).map(({ id }) => id)
  const purge = (
    at: Date,
    tradeDaysKept: number | null = null,
    databaseKind: 'embedded' | 'postgresql' = 'postgresql',
  ) => purgeTrades({ db: connection.db, databaseKind, now: () => at, tradeDaysKept })
  const partitions = async () =>
    (
      await connection.db.execute<{ name: string }>(sql`
        select child.relname as name from pg_inherits join pg_class as child on child.oid = inhrelid
        where inhparent = 'trades'::regclass order by 1`)
    ).rows.map(({ name }) => name.replace('trades_', ''))
  const rowsOf = async () => (await connection.db.select().from(trades).where(eq(trades.userId, owner.userId))).length

  test('one table keeps what it may, and counts and courses of what goes', async () => {
    const old = [await tradeAt(later(-401)), await tradeAt(later(-402))]
    const fresh = await tradeAt(later(-399))
    await report(...old, fresh)
    await report(...old.map(settle), settle(fresh))
    await purge(now, null, 'embedded')
    expect(await idsOf()).toHaveLength(3)
    await purge(now, 400, 'embedded')

    expect([await idsOf(), await partitions()]).toEqual([[fresh.id], []])
    // A trade that was deleted is not counted again when it is reported once more.
    expect(await report(...old.map(settle))).toMatchObject({ accepted: [] })
    const isOwn = eq(moneyCourses.userId, owner.userId)
    const courses = await connection.db.select().from(moneyCourses).where(isOwn).orderBy(moneyCourses.day)
    expect(
      courses.map(({ scope, day, trades: count, netCents }) => [scope.slice(0, 2) === '00', day, count, netCents]),
    ).toEqual(expect.arrayContaining(old.map((trade) => [true, tradeDay(trade), 1, 860])))
    expect(courses).toHaveLength(4)
    const totals = await connection.db.$count(
      tradeStatistics,
      sql`${tradeStatistics.userId} = ${owner.userId} and ${tradeStatistics.dimension} = 'total'`,
    )
    expect(totals).toBe(3)
  })

  test('a table with trades becomes partitions, and every report means what it meant', async () => {
    const known = [await tradeAt(later(2)), await tradeAt(now), await tradeAt(later(-400), { id: crypto.randomUUID() })]
    const midnight = Date.parse('2026-11-30T00:00:00.000Z')
    await report(...known)
    const estimate = (rows: number) =>
      connection.db.execute(sql`update pg_class set reltuples = ${rows} where oid = 'trades'::regclass`)
    await estimate(2_000_001)
    await expect(purge(now)).rejects.toThrow('too large to be split beside calls')
    expect(await partitions()).toEqual([])
    await estimate(-1)
    await purge(now)
    await purge(now)
    expect(await partitions()).toEqual(['20261127', '20261201', 'before', 'rest'])
    expect(await idsOf()).toEqual(known.map(({ id }) => id))

    // Reports that are repeated, those that change a trade, and one that comes late.
    expect((await report(...known)).accepted).toHaveLength(3)
    expect((await report(...known.map(settle), ...known)).accepted).toHaveLength(6)
    const late = await tradeAt(later(-30))
    expect((await report(late, late)).accepted).toHaveLength(2)
    const [, today] = known
    if (today === undefined) throw new Error('No trade of today.')
    expect(await selectTradeOf(connection.db, { ...owner, id: today.id })).toMatchObject({ result: 'won' })

    // The id of a trade is taken: on its own day, over midnight and, for an id made by chance, on every day.
    const beforeMidnight = await tradeAt(new Date(midnight - 100))
    const old = known[2]
    await report(beforeMidnight)
    for (const again of [
      await tradeAt(later(0.01), { id: today.id }),
      await tradeAt(new Date(midnight), { id: beforeMidnight.id }),
      await tradeAt(later(-90), { id: old?.id ?? '' }),
    ])
      expect((await report(again)).rejected).toEqual([{ id: again.id, code: 'identity_changed' }])
    expect(await rowsOf()).toBe(5)
    const { rows: used } = await connection.db.execute(
      sql`select (${reportedUnder(connection.db, ['settled'])})::int as count from leases where id = ${today.leaseId}`,
    )
    expect(used).toEqual([{ count: 1 }])
  })

  test('servers of the release before read, add and change trades beside it', async () => {
    const trade = await tradeAt(later(1))
    const row = { ...trade, ...owner }
    const record = JSON.stringify([
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [
          key.replaceAll(/[A-Z]/gu, (sign) => `_${sign.toLowerCase()}`),
          value,
        ]),
      ),
    ])
    const insert = sql`insert into trades select * from jsonb_populate_recordset(null::trades, ${record}::jsonb)
      on conflict do nothing returning id`
    expect((await connection.db.execute(insert)).rowCount).toBe(1)
    expect((await connection.db.execute(insert)).rowCount).toBe(0)
    await connection.db.execute(sql`update trades set state = moved.state
      from (select ${trade.id}::uuid as id, 'unknown' as state) as moved where trades.id = moved.id`)
    const { rows } = await connection.db.execute(
      sql`select state from trades where id = any(${sql.param([trade.id])}::uuid[]) order by id for update`,
    )

    expect(rows).toEqual([{ state: 'unknown' }])
  })

  test('a report and the newest page ask the partitions of their time alone', async () => {
    await purge(now)
    const planOf = async (statement: ReturnType<typeof sql>) => {
      const { rows } = await connection.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement}`)
      const names = rows
        .map((each) => each['QUERY PLAN'])
        .join('\n')
        .match(/trades_(?:\d{8}|rest|before)\b/gu)
      return [...new Set(names)]
    }
    const plan = await planOf(sql`select * from trades where user_id = ${owner.userId}
      and sent_at >= '2026-12-10T00:00:00Z' and sent_at < '2026-12-24T00:00:00Z' order by sent_at desc, id desc limit 50`)

    expect(plan).toEqual(['trades_20261201'])
  })

  test('where old trades go, partitions are days and go whole', async () => {
    await purge(now)
    const old = [await tradeAt(now), await tradeAt(later(3))]
    await report(...old)
    await report(...old.map(settle))
    const at = later(480)
    await purge(at, 400)
    await purge(at, 400)

    const days = [21, 22, 23, 24, 25, 26, 27].map((day) => `202803${day}`)
    expect([await rowsOf(), await partitions()]).toEqual([0, [...days, 'rest']])
    const isOwn = eq(moneyCourses.userId, owner.userId)
    expect(await connection.db.$count(moneyCourses, isOwn)).toBe(4)
  })

  test('export, backup and the end of an account take the trades of all partitions', async () => {
    await report(await tradeAt(later(-5)), await tradeAt(later(200)))
    const section = tradingSections.find(({ name }) => name === 'trades')
    if (section === undefined) throw new Error('Trades are not exported.')
    const person = { userId: owner.userId, email: '', mailbox: '' }
    expect(await selectExportPage(connection.db, section, { person, after: null })).toHaveLength(2)

    const folder = mkdtempSync(join(tmpdir(), 'stratomate-partitions-'))
    await mkdir(join(folder, 'tables'))
    const client = await connection.pool.connect()
    const dumped = await dumpTables(client, folder)
    client.release()
    const fresh = await openEmpty()
    const other = await fresh.pool.connect()
    await loadTables(other, folder, dumped)
    other.release()
    await purgeTrades({ db: fresh.db, databaseKind: 'postgresql', now: () => now, tradeDaysKept: null })
    const whole = sql`select * from trades order by id`
    expect((await fresh.db.execute(whole)).rows).toEqual((await connection.db.execute(whole)).rows)
    rmSync(folder, { recursive: true })

    await connection.db.execute(sql`delete from users where id = ${owner.userId}`)
    expect(await rowsOf()).toBe(0)
    await fresh.close()
  })
})
