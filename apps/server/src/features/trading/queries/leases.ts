import type { TradeState } from '@stratomate/contracts'
import { and, asc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { leases, quotaDays } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'
import { isAnyOf } from '#server/features/is-any-of.ts'
import { type LeaseRow, type QuotaDayRow, reportedUnder } from './quota.ts'

export type DayKey = { userId: string; day: string }

export function dayKeyOf({ userId, day }: DayKey): string {
  return `${userId} ${day}`
}

/**
 * Days of accounts, made when absent and locked for this transaction in the order of their keys, with today's limits. A
 * lower limit never goes under what is already handed out. No day may be named twice.
 */
export async function lockQuotaDays(
  db: Db,
  days: readonly (DayKey & { limit: number })[],
): Promise<Pick<QuotaDayRow, 'userId' | 'day' | 'limitCount' | 'granted'>[]> {
  const limits = sql.param(days.map(({ limit }) => limit))
  const result = await db.execute<{ user_id: string; day: string; limit_count: number; granted: number }>(sql`
    insert into ${quotaDays} as held (user_id, day, limit_count)
    select account, day, most
    from unnest(${accountsOf(days)}::uuid[], ${daysOf(days)}::date[], ${limits}::int[]) as one (account, day, most)
    order by account, day
    on conflict (user_id, day) do update set limit_count =
      case when excluded.limit_count = -1 then -1 else greatest(excluded.limit_count, held.granted) end
    returning user_id, day::text, limit_count, granted`)
  return result.rows.map((row) => ({
    userId: row.user_id,
    day: row.day,
    limitCount: row.limit_count,
    granted: row.granted,
  }))
}

/** Hands out trades of days that are locked, by one conditional update. Throws where they are not there. */
export async function grantTrades(db: Db, grants: readonly (DayKey & { count: number })[]): Promise<void> {
  if (grants.length === 0) return
  const sums = new Map<string, DayKey & { count: number }>()
  for (const grant of grants) {
    const key = dayKeyOf(grant)
    sums.set(key, { ...grant, count: (sums.get(key)?.count ?? 0) + grant.count })
  }
  const days = [...sums.values()]
  const counts = sql.param(days.map(({ count }) => count))
  const result = await db.execute(sql`
    update ${quotaDays} set granted = ${quotaDays.granted} + one.count
    from unnest(${accountsOf(days)}::uuid[], ${daysOf(days)}::date[], ${counts}::int[]) as one (account, day, count)
    where ${quotaDays.userId} = one.account and ${quotaDays.day} = one.day
      and (${quotaDays.limitCount} = -1 or ${quotaDays.granted} + one.count <= ${quotaDays.limitCount})`)
  if (result.rowCount !== days.length) throw new Error('Trades of a locked day are gone.')
}

export async function insertLeases(db: Db, rows: (typeof leases.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(leases).values(rows)
}

/** Leases of devices that are neither over nor returned, the oldest first. */
export function selectOpenLeases(
  db: Db,
  { deviceIds, now }: { deviceIds: readonly string[]; now: Date },
): Promise<LeaseRow[]> {
  return db
    .select()
    .from(leases)
    .where(and(isAnyOf(leases.deviceId, deviceIds), isNull(leases.closedAt), gt(leases.expiresAt, now)))
    .orderBy(asc(leases.issuedAt), asc(leases.id))
}

/** Days under which trades were reported that no lease covers, by whichever device of the account. */
export async function selectOverusedDays(db: Db, days: readonly DayKey[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ userId: leases.userId, day: leases.day })
    .from(leases)
    .where(and(isOneOf(days), eq(leases.overused, true)))
  return new Set(rows.map(dayKeyOf))
}

/** Trades of each day that were made with unlimited leases: `granted` does not hold them. */
export async function sumUnlimitedUse(
  db: Db,
  days: readonly DayKey[],
  counted: readonly TradeState[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({
      userId: leases.userId,
      day: leases.day,
      used: sql<number>`sum(greatest(${leases.used}, (${reportedUnder(db, counted)})))::int`,
    })
    .from(leases)
    .where(and(isOneOf(days), eq(leases.n, -1)))
    .groupBy(leases.userId, leases.day)
  return new Map(rows.map((row) => [dayKeyOf(row), row.used]))
}

function isOneOf(days: readonly DayKey[]): SQL {
  const listed = sql`unnest(${accountsOf(days)}::uuid[], ${daysOf(days)}::date[])`
  return sql`(${leases.userId}, ${leases.day}) in (select * from ${listed})`
}

function accountsOf(days: readonly DayKey[]): SQL {
  return sql`${sql.param(days.map(({ userId }) => userId))}`
}

function daysOf(days: readonly DayKey[]): SQL {
  return sql`${sql.param(days.map(({ day }) => day))}`
}
