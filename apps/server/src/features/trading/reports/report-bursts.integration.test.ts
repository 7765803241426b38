import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres, layPreparedDatabase } from '@stratomate/commands/postgres/prepared-database'
import type { Trade } from '@stratomate/contracts'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leases, quotaDays, trades } from '#server/db/tables/index.ts'
import { createLogger } from '#server/main/logger.ts'
import { type OpenDatabase, openDatabase } from '#server/main/open-database.ts'
import { addTestAccount, askForLease, computerCtx } from '#server/main/testing/lease-callers.ts'
import { paperTrade } from '#server/main/testing/paper-trade.ts'
import { realOutside } from '#server/main/service-outside.ts'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import { createTradeReports } from './report-trades.ts'

const postgres = await borrowPostgres()
if ('unavailable' in postgres) console.warn(`PostgreSQL tests skipped: ${postgres.unavailable}`)
afterAll(async () => {
  if ('stop' in postgres) await postgres.stop()
})

type Computer = { ctx: Ctx; userId: string; leaseId: string }

describe.each('url' in postgres ? ['embedded', 'PostgreSQL'] : ['embedded'])('a burst of reports on %s', (kind) => {
  let database: OpenDatabase
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'stratomate-bursts-'))
    layPreparedDatabase(dataDir)
    const databaseUrl = kind === 'PostgreSQL' && 'url' in postgres ? await createDatabase(postgres.url) : null
    const place = { databaseUrl, dataDir, watch: realOutside.databaseWatch, databaseWaitMs: 0, canGrow: () => true }
    database = await openDatabase({ ...place, say: realOutside.printOnConsole }, createLogger({ kind: 'none' }))
  })
  afterAll(async () => {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  async function connect(count: number): Promise<Computer[]> {
    const computers: Computer[] = []
    for (let place = 0; place < count; place += 1) {
      const { userId, deviceIds } = await addTestAccount(database.db, 'pro_trader', 1)
      const ctx = computerCtx(database.db, { userId, deviceId: deviceIds[0] ?? '' })
      await askForLease(ctx, 50)
      const [lease] = await database.db.select().from(leases).where(eq(leases.userId, userId))
      computers.push({ ctx, userId, leaseId: lease?.id ?? '' })
    }
    return computers
  }

  const usedBy = async (computers: readonly Computer[]) => {
    const userIds = computers.map(({ userId }) => userId)
    const rows = await database.db.select().from(quotaDays).where(inArray(quotaDays.userId, userIds))
    return computers.map(({ userId }) => rows.find((row) => row.userId === userId)?.used ?? 0)
  }
  const stateOf = async (ids: string[]) => {
    const rows = await database.db.select().from(trades).where(inArray(trades.id, ids))
    return new Map(rows.map(({ id, state, entryPrice }) => [id, { state, entryPrice }]))
  }
  /** The transactions that last wrote trades; each of them has waited for the disk. */
  const commits = async () => {
    const result = await database.db.execute<{ count: string }>(
      sql`select count(distinct xmin::text) as count from trades`,
    )
    return Number(result.rows[0]?.count)
  }

  test('each is answered for itself, counted once, and a few transactions store them all', async () => {
    const computers = await connect(30)
    const report = createTradeReports(database.db)
    const before = await commits()
    const sent = computers.flatMap((computer) =>
      Array.from({ length: 8 }, () => ({ computer, trade: paperTrade(computer.leaseId, { entryPrice: 1.5 }) })),
    )

    const answers = await Promise.all(
      sent.flatMap(({ computer: { ctx }, trade }) => [
        report(ctx, [trade]),
        report(ctx, [{ ...trade, state: 'settled', result: 'won', profitCents: 860, entryPrice: null }]),
        report(ctx, [trade]),
      ]),
    )

    expect(answers.map(({ accepted }) => accepted)).toEqual(sent.flatMap(({ trade: { id } }) => [[id], [id], [id]]))
    expect(await usedBy(computers)).toEqual(computers.map(() => 8))
    const states = await stateOf(sent.map(({ trade }) => trade.id))
    expect([...states.values()]).toEqual(sent.map(() => ({ state: 'settled', entryPrice: 1.5 })))
    expect((await commits()) - before).toBeLessThanOrEqual(24)
  })

  test('one that cannot be stored fails alone, also beside the lease of another account', async () => {
    const computers = await connect(20)
    const [victim] = computers
    const report = createTradeReports(database.db)
    const good = computers.map((computer) => ({ ctx: computer.ctx, trade: paperTrade(computer.leaseId) }))
    const refusedByTheDatabase = (leaseId: string): Trade => paperTrade(leaseId, { symbol: 'A\u0000B' })

    const answers = await Promise.allSettled([
      ...good.map(({ ctx, trade }) => report(ctx, [trade])),
      ...computers.slice(0, 2).map(({ ctx, leaseId }) => report(ctx, [refusedByTheDatabase(leaseId)])),
      ...computers.slice(1, 3).map(({ ctx }) => report(ctx, [paperTrade(victim?.leaseId ?? '')])),
    ])

    expect(answers.map(({ status }) => status)).toEqual([
      ...good.map(() => 'fulfilled'),
      'rejected',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
    expect(answers.slice(-2)).toMatchObject([
      { value: { accepted: [], rejected: [{ code: 'lease_unknown' }] } },
      { value: { accepted: [], rejected: [{ code: 'lease_unknown' }] } },
    ])
    expect(await usedBy(computers)).toEqual(computers.map(() => 1))
  })

  test('two services that get the same reports at the same time store and count them once', async () => {
    const computers = await connect(10)
    const services = [createTradeReports(database.db), createTradeReports(database.db)]
    const sent = computers.flatMap((computer) =>
      Array.from({ length: 5 }, () => ({ ctx: computer.ctx, trade: paperTrade(computer.leaseId) })),
    )

    const answers = await Promise.allSettled(
      services.flatMap((report) => sent.map(({ ctx, trade }) => report(ctx, [trade]))),
    )

    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused.filter(({ reason }) => !(reason instanceof AppError && reason.code === 'conflict'))).toEqual([])
    expect((await stateOf(sent.map(({ trade }) => trade.id))).size).toBe(sent.length)
    expect(await usedBy(computers)).toEqual(computers.map(() => 5))
  })
})
