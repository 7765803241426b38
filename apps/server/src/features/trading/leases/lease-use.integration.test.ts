import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Trade } from '@stratomate/contracts'
import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres, layPreparedDatabase } from '@stratomate/commands/postgres/prepared-database'
import { times } from '@stratomate/commands/soak-scale'
import { and, eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { devices, leases, quotaDays, trades } from '#server/db/tables/index.ts'
import { createLogger } from '#server/main/logger.ts'
import { type OpenDatabase, openDatabase } from '#server/main/open-database.ts'
import {
  addTestAccount,
  addTestDevice,
  askForLease,
  computerCtx,
  setTestPlan,
} from '#server/main/testing/lease-callers.ts'
import { paperTrade } from '#server/main/testing/paper-trade.ts'
import { realOutside } from '#server/main/service-outside.ts'
import type { Ctx } from '#server/features/context.ts'
import { AppError } from '#server/features/app-error.ts'
import type { Database } from '#server/features/database.ts'
import { reportTrades } from '../reports/report-trades.ts'
import { closeLease, settleLease } from './settle-lease.ts'

const postgres = await borrowPostgres()
if ('unavailable' in postgres) console.warn(`PostgreSQL tests skipped: ${postgres.unavailable}`)
afterAll(async () => {
  if ('stop' in postgres) await postgres.stop()
})

/** What a computer, honest or not, may do. Computers and leases are named by numbers, taken modulo how many there are. */
const device = fc.nat(9)
const lease = fc.nat(99)
const plan = fc.constantFrom('trial' as const, 'trial' as const, 'elite_trader' as const)
const state = fc.constantFrom('placed' as const, 'unknown' as const, 'intended' as const)
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('take' as const), device, want: fc.integer({ min: 1, max: 12 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('close' as const), device, lease }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('settle' as const), device, lease, used: fc.nat(12) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('report' as const),
      device,
      lease,
      state,
      count: fc.integer({ min: 1, max: 6 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('confirm' as const), device }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('replace' as const), device }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('plan' as const), device, plan }) },
)
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never
const trialLimit = 10

/**
 * An account whose computers may do anything; each lease that it receives is compared with what was traded under it.
 */
class Account {
  readonly #db: Database
  readonly #userId: string
  readonly #deviceIds: string[]
  readonly #intended: Trade[] = []
  #plan: 'trial' | 'elite_trader' = 'trial'
  #reported = 0
  readonly #problems: string[] = []

  constructor(db: Database, { userId, deviceIds }: { userId: string; deviceIds: string[] }) {
    this.#db = db
    this.#userId = userId
    this.#deviceIds = deviceIds
  }

  async do(step: Act): Promise<void> {
    const deviceId = this.#deviceIds[step.device % this.#deviceIds.length] ?? ''
    const ctx = computerCtx(this.#db, { userId: this.#userId, deviceId })
    const known = await this.#db.select().from(leases).where(eq(leases.userId, this.#userId)).orderBy(leases.id)
    const lease = 'lease' in step ? known[step.lease % known.length] : undefined
    switch (step.kind) {
      case 'take':
        return this.#take(ctx, { want: step.want, isOverused: known.some(({ overused }) => overused) })
      case 'close':
        return lease === undefined ? undefined : unlessRefused(() => closeLease(ctx, lease.id))
      case 'settle': {
        if (lease === undefined) return
        const total = { jti: lease.id, seq: lease.sequence + 1, used: step.used }
        return unlessRefused(() => settleLease(ctx, total))
      }
      case 'report':
        return lease === undefined ? undefined : this.#report(ctx, { leaseId: lease.id, ...step })
      case 'confirm':
        return this.#confirm(ctx)
      case 'replace':
        await this.#db.update(devices).set({ revokedAt: new Date() }).where(eq(devices.id, deviceId))
        this.#deviceIds[this.#deviceIds.indexOf(deviceId)] = await addTestDevice(this.#db, this.#userId)
        return
      case 'plan':
        this.#plan = step.plan
        return setTestPlan(this.#db, this.#userId, step.plan)
      default:
        return step satisfies never
    }
  }

  /** What is wrong. Everything that was reported must be stored, and everything that was traded must be counted. */
  async problems(): Promise<string[]> {
    const [day] = await this.#db.select().from(quotaDays).where(eq(quotaDays.userId, this.#userId))
    const stored = await this.#db.$count(trades, eq(trades.userId, this.#userId))
    const made = await this.#countMade()
    if (stored !== this.#reported) this.#problems.push(`${stored} of ${this.#reported} reported trades are stored`)
    if ((day?.used ?? 0) !== made) this.#problems.push(`${day?.used} of ${made} trades are counted`)
    return this.#problems
  }

  async #take(ctx: Ctx, { want, isOverused }: { want: number; isOverused: boolean }): Promise<void> {
    const made = await this.#countMade()
    const answer = await askForLease(ctx, want)
    if (typeof answer === 'string') return
    if (isOverused) this.#problems.push('a lease after over-use')
    if (this.#plan === 'trial' && made + answer.granted > trialLimit)
      this.#problems.push(`${answer.granted} trades more after ${made} of ${trialLimit}`)
  }

  async #report(
    ctx: Ctx,
    { leaseId, count, state }: { leaseId: string; count: number; state: Trade['state'] },
  ): Promise<void> {
    const batch = Array.from({ length: count }, () => paperTrade(leaseId, { state }))
    const { accepted } = await reportTrades(ctx, batch)
    if (accepted.length !== count) this.#problems.push(`${accepted.length} of ${count} trades were accepted`)
    this.#reported += count
    if (state === 'intended') this.#intended.push(...batch)
  }

  async #confirm(ctx: Ctx): Promise<void> {
    const batch = this.#intended.splice(0, 100).map((trade) => ({ ...trade, state: 'placed' as const }))
    if (batch.length > 0) await reportTrades(ctx, batch)
  }

  #countMade(): Promise<number> {
    return this.#db.$count(trades, and(eq(trades.userId, this.#userId), inArray(trades.state, ['placed', 'unknown'])))
  }
}

describe.each('url' in postgres ? ['embedded', 'PostgreSQL'] : ['embedded'])('on %s', (kind) => {
  let database: OpenDatabase
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'stratomate-leases-'))
    layPreparedDatabase(dataDir)
    const databaseUrl = kind === 'PostgreSQL' && 'url' in postgres ? await createDatabase(postgres.url) : null
    const place = { databaseUrl, dataDir, watch: realOutside.databaseWatch, databaseWaitMs: 0, canGrow: () => true }
    database = await openDatabase({ ...place, say: realOutside.printOnConsole }, createLogger({ kind: 'none' }))
  })
  afterAll(async () => {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  async function problemsAfter(acts: readonly Act[]): Promise<string[]> {
    const account = new Account(database.db, await addTestAccount(database.db, 'trial', 3))
    for (const step of acts) await account.do(step)
    return account.problems()
  }

  test('whatever computers take, use, return and report, no lease passes what the day has left', async () => {
    const days = fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 40 }), async (acts) => {
      expect(await problemsAfter(acts)).toEqual([])
    })
    await fc.assert(days, { numRuns: times(40, 400) })
  })
})

async function unlessRefused(call: () => Promise<unknown>): Promise<void> {
  try {
    await call()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}
