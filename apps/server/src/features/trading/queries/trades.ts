import { Refusal, Trade } from '@stratomate/contracts'
import { dayMs } from '@stratomate/std/time'
import { and, desc, eq, gte, lt, or, type SQL } from 'drizzle-orm'
import { refusals, trades } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'
import type { Cursor } from '#server/features/cursor.ts'

const instants = ['signalAt', 'receivedAt', 'sentAt', 'acknowledgedAt', 'expiresAt'] as const
type TradeRow = typeof trades.$inferSelect
/** PostgreSQL keeps trades in partitions by time, and a page is nearly always within the newest two. */
const recentMs = 14 * dayMs

/** A stored trade in the form of the contract. */
export function toTrade(row: TradeRow): Trade {
  const times = Object.fromEntries(instants.map((name) => [name, row[name]?.toISOString() ?? null]))
  return Trade.parse({ ...row, ...times })
}

/** A page of an account's trades, newest first; the last weeks are read before older ones. */
export async function selectTrades(
  db: Db,
  page: { userId: string; after: Cursor | null; count: number; now: Date },
): Promise<Trade[]> {
  const { userId, after, count, now } = page
  const older =
    after === null
      ? undefined
      : or(lt(trades.sentAt, after.at), and(eq(trades.sentAt, after.at), lt(trades.id, after.id)))
  const recentFrom = new Date((after?.at ?? now).getTime() - recentMs)
  const select = (isMeant: SQL, most: number) =>
    db
      .select()
      .from(trades)
      .where(and(eq(trades.userId, userId), older, isMeant))
      .orderBy(desc(trades.sentAt), desc(trades.id))
      .limit(most)
  const rows = await select(gte(trades.sentAt, recentFrom), count)
  if (rows.length < count) rows.push(...(await select(lt(trades.sentAt, recentFrom), count - rows.length)))
  return rows.map(toTrade)
}

/** Inserts refusals; those with a known id are left alone. Answers the new ones. */
export async function insertRefusals(
  db: Db,
  items: Refusal[],
  owner: { userId: string; deviceId: string },
): Promise<Refusal[]> {
  const rows = await db
    .insert(refusals)
    .values(items.map((item) => ({ ...item, ...owner, at: new Date(item.at) })))
    .onConflictDoNothing()
    .returning({ id: refusals.id })
  const fresh = new Set(rows.map((row) => row.id))
  return items.filter((item) => fresh.has(item.id))
}

/** Deletes the refusals before an instant, one by one. */
export async function deleteRefusalsBefore(db: Db, cutoff: Date): Promise<void> {
  await db.delete(refusals).where(lt(refusals.at, cutoff))
}

export async function selectRefusals(
  db: Db,
  page: { userId: string; after: Cursor | null; count: number },
): Promise<Refusal[]> {
  const { userId, after, count } = page
  const older =
    after === null
      ? undefined
      : or(lt(refusals.at, after.at), and(eq(refusals.at, after.at), lt(refusals.id, after.id)))
  const rows = await db
    .select()
    .from(refusals)
    .where(and(eq(refusals.userId, userId), older))
    .orderBy(desc(refusals.at), desc(refusals.id))
    .limit(count)
  return rows.map((row) => Refusal.parse({ ...row, at: row.at.toISOString() }))
}
