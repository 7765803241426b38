import type { TradeState } from '@stratomate/contracts'
import { and, asc, count, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { leases, quotaDays, trades } from '#server/db/tables/index.ts'
import type { Db } from '../database.ts'
import { isAnyOf } from '../is-any-of.ts'

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

/**
 * The account's day, made when absent and locked for this transaction, with today's limit. A lower limit never goes
 * under what is already handed out.
 */
export async function lockQuotaDay(db: Db, key: DayKey, limitCount: number): Promise<QuotaDayRow> {
  await db
    .insert(quotaDays)
    .values({ ...key, limitCount })
    .onConflictDoNothing()
  const rows = await db.select().from(quotaDays).where(ofDay(key)).for('update')
  const day = rows[0]
  if (day === undefined) throw new Error('A quota day that was just written is missing.')
  const limit = limitCount === -1 ? -1 : Math.max(limitCount, day.granted)
  if (limit !== day.limitCount) await db.update(quotaDays).set({ limitCount: limit }).where(ofDay(key))
  return { ...day, limitCount: limit }
}

/** Hands out trades of the day in one conditional update; false when they are not there. */
export async function grantTrades(db: Db, key: DayKey, count: number): Promise<boolean> {
  const fits = sql`${quotaDays.limitCount} = -1 or ${quotaDays.granted} + ${count} <= ${quotaDays.limitCount}`
  const rows = await db
    .update(quotaDays)
    .set({ granted: sql`${quotaDays.granted} + ${count}` })
    .where(and(ofDay(key), sql`(${fits})`))
    .returning({ granted: quotaDays.granted })
  return rows.length === 1
}

export async function returnTrades(db: Db, key: DayKey, count: number): Promise<void> {
  await db
    .update(quotaDays)
    .set({ granted: sql`${quotaDays.granted} - ${count}` })
    .where(ofDay(key))
}

export async function insertLease(db: Db, row: typeof leases.$inferInsert): Promise<void> {
  await db.insert(leases).values(row)
}

/** Leases of a device for a day that are neither over nor returned, the oldest first. */
export function selectOpenLeases(db: Db, key: { deviceId: string; day: string; now: Date }): Promise<LeaseRow[]> {
  return db
    .select()
    .from(leases)
    .where(
      and(
        eq(leases.deviceId, key.deviceId),
        eq(leases.day, key.day),
        isNull(leases.closedAt),
        gt(leases.expiresAt, key.now),
      ),
    )
    .orderBy(asc(leases.issuedAt), asc(leases.id))
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

/** Whether trades of the day were reported that no lease covers, by whichever device of the account. */
export async function hasOverusedLease(db: Db, { userId, day }: DayKey): Promise<boolean> {
  const rows = await db
    .select({ id: leases.id })
    .from(leases)
    .where(and(eq(leases.userId, userId), eq(leases.day, day), eq(leases.overused, true)))
    .limit(1)
  return rows.length > 0
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

/** Trades of the day that were made with unlimited leases: `granted` does not hold them. */
export async function countUnlimitedUse(
  db: Db,
  { userId, day }: DayKey,
  counted: readonly TradeState[],
): Promise<number> {
  const rows = await db
    .select({ used: sql<number>`coalesce(sum(greatest(${leases.used}, (${reportedUnder(db, counted)}))), 0)::int` })
    .from(leases)
    .where(and(eq(leases.userId, userId), eq(leases.day, day), eq(leases.n, -1)))
  return rows[0]?.used ?? 0
}

/** A subquery: how many trades in one of `counted` were reported under the lease of the outer row. */
function reportedUnder(db: Db, counted: readonly TradeState[]) {
  return db
    .select({ count: count() })
    .from(trades)
    .where(and(eq(trades.leaseId, leases.id), inArray(trades.state, [...counted])))
}

/** How many trades in one of `states` were reported under a lease. */
export function countLeaseTrades(db: Db, leaseId: string, states: readonly TradeState[]): Promise<number> {
  return db.$count(trades, and(eq(trades.leaseId, leaseId), inArray(trades.state, [...states])))
}
