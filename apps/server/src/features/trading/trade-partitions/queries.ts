import { and, asc, gt, lt, type SQL, sql } from 'drizzle-orm'
import { isAnyOf } from '#server/db/conditions.ts'
import { leases, trades, tradeStatistics, users } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

const accountsAtOnce = 200

/** The next accounts after `after` that have trades from before a moment. */
export async function selectTradersBefore(db: Db, cutoff: Date, after: string | null): Promise<string[]> {
  const hasOld = sql`exists (select 1 from ${trades} where ${trades.userId} = ${users.id} and ${lt(trades.sentAt, cutoff)})`
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(after === null ? undefined : gt(users.id, after), hasOld))
    .orderBy(asc(users.id))
    .limit(accountsAtOnce)
  return rows.map(({ id }) => id)
}

export async function deleteTradesBefore(db: Db, userIds: readonly string[], cutoff: Date): Promise<void> {
  await db.delete(trades).where(and(isAnyOf(trades.userId, userIds), lt(trades.sentAt, cutoff)))
}

/** `day` is the first day that stays. */
export async function deleteLeasesBefore(db: Db, userIds: readonly string[], day: string): Promise<void> {
  await db.delete(leases).where(and(isAnyOf(leases.userId, userIds), lt(leases.day, day)))
}

type CountedDays = {
  of: { userId: string; account: string; currency: string; deviceId: string | null }
  days: { day: string; trades: number }[]
}

/** The counted days of accounts before a day: for each computer, and for all computers of an account together. */
export async function selectDaysBefore(db: Db, userIds: readonly string[], day: string): Promise<CountedDays[]> {
  const { userId, account, currency, dimension, deviceId, won, lost, tied, day: of } = tradeStatistics
  const isMeant = and(isAnyOf(userId, userIds), sql`${dimension} = 'total'`, lt(of, day))
  const result = await db.execute<{ key: string; days: { day: string; trades: number }[] } & Keys>(sql`
    select user_id, account, currency, device_id, json_agg(json_build_object('day', day, 'trades', trades) order by day) as days
    from (
      select ${userId}, ${account}, ${currency}, ${deviceId}, ${of}, ${countOf(sql`${won} + ${lost} + ${tied}`)}
      from ${tradeStatistics} where ${isMeant} group by grouping sets (
        (${userId}, ${account}, ${currency}, ${deviceId}, ${of}), (${userId}, ${account}, ${currency}, ${of}))
    ) as counted group by user_id, account, currency, device_id`)
  return result.rows.map(({ user_id, account: kind, currency: money, device_id: device, days }) => ({
    of: { userId: user_id, account: kind, currency: money, deviceId: device },
    days,
  }))
}

type Keys = { user_id: string; account: string; currency: string; device_id: string | null }

function countOf(trade: SQL): SQL {
  return sql`sum(${trade})::int as trades`
}
