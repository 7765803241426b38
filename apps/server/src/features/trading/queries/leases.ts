import type { TradeState } from '@stratomate/contracts'
import { and, asc, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { leases, quotaDays } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'
import { isAnyOf } from '#server/db/conditions.ts'
import { type LeaseRow, type QuotaDayRow, reportedUnder } from './quota.ts'

export type DayKey = { userId: string; day: string }

export function dayKeyOf({ userId, day }: DayKey): string {
  return `${userId} ${day}`
}

/**
 * Days of accounts, made when absent and locked for this transaction in the order of their keys, with today's limits. A
 * lowered limit never goes below what is already handed out. No day may be named twice.
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

/**
 * Hands out trades of locked days by one conditional update, and stores their leases: one statement, because the days
 * stay locked for each trip to the database. Throws when too few trades are left.
 */
export async function grantLeases(db: Db, granted: readonly (typeof leases.$inferInsert)[]): Promise<void> {
  if (granted.length === 0) return
  const sums = new Map<string, DayKey & { count: number }>()
  for (const { userId, day, n } of granted) {
    if (n === -1) continue
    const key = dayKeyOf({ userId, day })
    sums.set(key, { userId, day, count: (sums.get(key)?.count ?? 0) + n })
  }
  const days = [...sums.values()]
  const counts = sql.param(days.map(({ count }) => count))
  const column = (values: readonly (string | number)[]) => sql.param([...values])
  const result = await db.execute<{ days: number }>(sql`
    with handed as (
      update ${quotaDays} set granted = ${quotaDays.granted} + one.count
      from unnest(${accountsOf(days)}::uuid[], ${daysOf(days)}::date[], ${counts}::int[]) as one (account, day, count)
      where ${quotaDays.userId} = one.account and ${quotaDays.day} = one.day
        and (${quotaDays.limitCount} = -1 or ${quotaDays.granted} + one.count <= ${quotaDays.limitCount})
      returning 1
    ), stored as (
      insert into ${leases} (id, user_id, device_id, day, n, issued_at, expires_at)
      select * from unnest(
        ${column(granted.map(({ id }) => id))}::uuid[], ${accountsOf(granted)}::uuid[],
        ${column(granted.map(({ deviceId }) => deviceId))}::uuid[], ${daysOf(granted)}::date[],
        ${column(granted.map(({ n }) => n))}::int[],
        ${column(granted.map(({ issuedAt }) => issuedAt.toISOString()))}::timestamptz[],
        ${column(granted.map(({ expiresAt }) => expiresAt.toISOString()))}::timestamptz[])
    )
    select count(*)::int as days from handed`)
  if (result.rows[0]?.days !== days.length) throw new Error('Trades of a locked day are gone.')
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

/** What the leases of a day show: trades made with unlimited ones (`granted` does not hold them), and overuse. */
export type LeasedDay = { unlimitedUse: number; isOverused: boolean }

/** What the leases of each day show, whichever device of the account has them; days without leases are left out. */
export async function readLeasedDays(
  db: Db,
  days: readonly DayKey[],
  counted: readonly TradeState[],
): Promise<Map<string, LeasedDay>> {
  const used = sql`greatest(${leases.used}, (${reportedUnder(db, counted)}))`
  const rows = await db
    .select({
      userId: leases.userId,
      day: leases.day,
      isOverused: sql<boolean>`bool_or(${leases.overused})`,
      unlimitedUse: sql<number>`sum(case when ${leases.n} = -1 then ${used} else 0 end)::int`,
    })
    .from(leases)
    .where(isOneOf(days))
    .groupBy(leases.userId, leases.day)
  return new Map(rows.map((row) => [dayKeyOf(row), row]))
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
