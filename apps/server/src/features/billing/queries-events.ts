import { and, asc, desc, eq, isNull, lt, lte, isNotNull } from 'drizzle-orm'
import { providerEvents } from '#server/db/tables/index.ts'
import type { Db } from '../database.ts'

export type ProviderEventRow = typeof providerEvents.$inferSelect

/** Remembers an event by its id; false when it was known. */
export async function insertEvent(db: Db, row: typeof providerEvents.$inferInsert): Promise<boolean> {
  const rows = await db.insert(providerEvents).values(row).onConflictDoNothing().returning({ id: providerEvents.id })
  return rows.length === 1
}

export async function selectDueEvents(db: Db, now: Date, count: number): Promise<ProviderEventRow[]> {
  return db
    .select()
    .from(providerEvents)
    .where(and(isNull(providerEvents.handledAt), lte(providerEvents.nextAttemptAt, now)))
    .orderBy(asc(providerEvents.nextAttemptAt))
    .limit(count)
}

export async function updateEvent(
  db: Db,
  id: string,
  change: Partial<Pick<ProviderEventRow, 'handledAt' | 'attempts' | 'nextAttemptAt' | 'lastError'>>,
): Promise<void> {
  await db.update(providerEvents).set(change).where(eq(providerEvents.id, id))
}

/** When the provider last told us anything, and since when the oldest unhandled event waits. */
export async function selectEventAge(db: Db): Promise<{ lastAt: Date | null; waitingSince: Date | null }> {
  const { receivedAt, handledAt } = providerEvents
  const [last] = await db.select({ receivedAt }).from(providerEvents).orderBy(desc(receivedAt)).limit(1)
  const [waiting] = await db
    .select({ receivedAt })
    .from(providerEvents)
    .where(isNull(handledAt))
    .orderBy(asc(receivedAt))
    .limit(1)
  return { lastAt: last?.receivedAt ?? null, waitingSince: waiting?.receivedAt ?? null }
}

/** Forgets handled events: the provider repeats none after so long. */
export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(providerEvents).where(and(isNotNull(providerEvents.handledAt), lt(providerEvents.receivedAt, before)))
}
