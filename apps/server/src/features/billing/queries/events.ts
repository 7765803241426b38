import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { providerEvents } from '#server/db/tables/index.ts'
import type { Claim } from '#server/features/claim.ts'
import type { Db } from '#server/features/database.ts'

export type ProviderEventRow = typeof providerEvents.$inferSelect

/** Remembers an event by its id; false when it was known. */
export async function insertEvent(db: Db, row: typeof providerEvents.$inferInsert): Promise<boolean> {
  const rows = await db.insert(providerEvents).values(row).onConflictDoNothing().returning({ id: providerEvents.id })
  return rows.length === 1
}

/** Takes due events, the oldest first; each belongs to one process until the claim ends. */
export async function claimDueEvents(db: Db, { now, until, count }: Claim): Promise<ProviderEventRow[]> {
  const due = db
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(and(isNull(providerEvents.handledAt), lte(providerEvents.nextAttemptAt, now)))
    .orderBy(asc(providerEvents.nextAttemptAt))
    .limit(count)
    .for('update', { skipLocked: true })
  const events = await db
    .update(providerEvents)
    .set({ nextAttemptAt: until })
    .where(inArray(providerEvents.id, due))
    .returning()
  return events.toSorted((one, other) => one.receivedAt.getTime() - other.receivedAt.getTime())
}

export async function updateEvent(
  db: Db,
  id: string,
  change: Partial<Pick<ProviderEventRow, 'handledAt' | 'attempts' | 'nextAttemptAt' | 'lastError'>>,
): Promise<void> {
  await db.update(providerEvents).set(change).where(eq(providerEvents.id, id))
}

/** When the payment provider last sent an event, and since when the oldest unhandled event waits. */
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

/** Deletes handled events that are so old that the provider no longer repeats them. */
export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(providerEvents).where(and(isNotNull(providerEvents.handledAt), lt(providerEvents.receivedAt, before)))
}

export type EventFilter = {
  state: 'waiting' | 'failing' | 'handled' | null
  type: string | null
  /** A customer or a payment of the provider. */
  about: string | null
  after: { at: Date; id: string } | null
  count: number
}

/** Events that were received, the newest first. `failing` are those that were tried and are tried again. */
export function selectEvents(db: Db, { state, type, about, after, count }: EventFilter): Promise<ProviderEventRow[]> {
  const { id, receivedAt, handledAt, attempts, type: eventType, customerId, paymentId } = providerEvents
  const states = {
    waiting: isNull(handledAt),
    failing: and(isNull(handledAt), gt(attempts, 0)),
    handled: isNotNull(handledAt),
  }
  return db
    .select()
    .from(providerEvents)
    .where(
      and(
        state === null ? undefined : states[state],
        type === null ? undefined : eq(eventType, type),
        about === null ? undefined : or(eq(customerId, about), eq(paymentId, about), eq(id, about)),
        after === null ? undefined : sql`(${receivedAt}, ${id}) < (${after.at.toISOString()}, ${after.id})`,
      ),
    )
    .orderBy(desc(receivedAt), desc(id))
    .limit(count)
}

/** Makes an event due again as if it had just come; null when there is none of that id. */
export async function reopenEvent(db: Db, id: string, now: Date): Promise<ProviderEventRow | null> {
  const rows = await db
    .update(providerEvents)
    .set({ handledAt: null, attempts: 0, nextAttemptAt: now, lastError: null })
    .where(eq(providerEvents.id, id))
    .returning()
  return rows[0] ?? null
}
