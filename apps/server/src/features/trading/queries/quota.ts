import type { TradeState } from '@stratomate/contracts'
import { and, asc, count, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { leases, quotaDays, trades } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'
import { isAnyOf } from '#server/db/conditions.ts'
import { isSentWithin, spanOfLeases } from './sending-spans.ts'

export type QuotaDayRow = typeof quotaDays.$inferSelect
export type LeaseRow = typeof leases.$inferSelect
type DayKey = { userId: string; day: string }

const ofDay = ({ userId, day }: DayKey) => and(eq(quotaDays.userId, userId), eq(quotaDays.day, day))

/** How many trades of a day each account has made; accounts without any are left out. */
export async function selectUsed(
  db: Db,
  { userIds, day }: { userIds: readonly string[]; day: string },
): Promise<Map<string, number>> {
  const rows = await db
    .select({ userId: quotaDays.userId, used: quotaDays.used })
    .from(quotaDays)
    .where(and(isAnyOf(quotaDays.userId, userIds), eq(quotaDays.day, day)))
  return new Map(rows.map(({ userId, used }) => [userId, used]))
}

export async function returnTrades(db: Db, key: DayKey, count: number): Promise<void> {
  await db
    .update(quotaDays)
    .set({ granted: sql`${quotaDays.granted} - ${count}` })
    .where(ofDay(key))
}

export type UnusedLease = { deviceId: string; issuedAt: Date }

/**
 * Leases of the account's day that other devices hold and have not used up, the oldest first. Trades in one of `counted`
 * that were reported under a lease count as used even when the settlement of them never arrived.
 */
export function selectUnusedOfOthers(
  db: Db,
  key: DayKey & { deviceId: string; now: Date },
  counted: readonly TradeState[],
): Promise<UnusedLease[]> {
  return db
    .select({ deviceId: leases.deviceId, issuedAt: leases.issuedAt })
    .from(leases)
    .where(
      and(
        eq(leases.userId, key.userId),
        eq(leases.day, key.day),
        ne(leases.deviceId, key.deviceId),
        isNull(leases.closedAt),
        gt(leases.expiresAt, key.now),
        lt(sql`greatest(${leases.used}, (${reportedUnder(db, counted)}))`, leases.n),
      ),
    )
    .orderBy(asc(leases.issuedAt))
}

/** A lease of this device, locked for this transaction. */
export async function lockLease(db: Db, key: { id: string; deviceId: string }): Promise<LeaseRow | null> {
  const rows = await db
    .select()
    .from(leases)
    .where(and(eq(leases.id, key.id), eq(leases.deviceId, key.deviceId)))
    .for('update')
  return rows[0] ?? null
}

export async function updateLease(
  db: Db,
  id: string,
  change: Partial<Pick<LeaseRow, 'sequence' | 'used' | 'closedAt'>>,
): Promise<void> {
  await db.update(leases).set(change).where(eq(leases.id, id))
}

/** Marks a lease as overused; false when it was marked before. */
export async function markLeaseOverused(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(leases)
    .set({ overused: true })
    .where(and(eq(leases.id, id), eq(leases.overused, false)))
    .returning({ id: leases.id })
  return rows.length === 1
}

/** A subquery: how many trades in one of `counted` were reported under the lease of the outer row. */
export function reportedUnder(db: Db, counted: readonly TradeState[]) {
  // Trades under a lease belong to its day, so only the partition of that day is read.
  const start = sql`(${leases.day}::timestamp at time zone 'UTC')`
  return db
    .select({ count: count() })
    .from(trades)
    .where(
      and(
        eq(trades.leaseId, leases.id),
        inArray(trades.state, [...counted]),
        sql`${trades.sentAt} >= ${start} and ${trades.sentAt} < ${start} + interval '24 hours'`,
      ),
    )
}

/** How many trades in one of `states` were reported under a lease. */
export function countLeaseTrades(
  db: Db,
  lease: Pick<LeaseRow, 'id' | 'day'>,
  states: readonly TradeState[],
): Promise<number> {
  const isMeant = and(
    eq(trades.leaseId, lease.id),
    inArray(trades.state, [...states]),
    isSentWithin(spanOfLeases([lease])),
  )
  return db.$count(trades, isMeant)
}
