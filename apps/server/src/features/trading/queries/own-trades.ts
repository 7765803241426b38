import { and, desc, eq, gte, inArray, lt, ne } from 'drizzle-orm'
import { trades } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

type TradeRow = typeof trades.$inferSelect

/** The trades of an account that were sent within a span, newest first, without those that no broker accepted. */
export function selectTradesSent(
  db: Db,
  { userId, from, before, count }: { userId: string; from: Date; before: Date; count: number },
): Promise<TradeRow[]> {
  return db
    .select()
    .from(trades)
    .where(
      and(eq(trades.userId, userId), gte(trades.sentAt, from), lt(trades.sentAt, before), ne(trades.state, 'rejected')),
    )
    .orderBy(desc(trades.sentAt), desc(trades.id))
    .limit(count)
}

export async function selectTradeOf(db: Db, { userId, id }: { userId: string; id: string }): Promise<TradeRow | null> {
  const rows = await db
    .select()
    .from(trades)
    .where(and(eq(trades.id, id), eq(trades.userId, userId)))
  return rows[0] ?? null
}

/** Those of some trades that an account has, in no order. */
export async function selectTradesOf(
  db: Db,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<TradeRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(trades)
    .where(and(inArray(trades.id, [...ids]), eq(trades.userId, userId)))
}
