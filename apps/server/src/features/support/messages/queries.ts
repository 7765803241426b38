import { eq, lte } from 'drizzle-orm'
import { acknowledgements, feedbackEntries, supportMessages } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

export type SupportMessage = typeof supportMessages.$inferSelect
export type FeedbackEntry = typeof feedbackEntries.$inferSelect

/** Stores a message; false when one with its client id is there already. */
export async function insertSupportMessage(db: Db, row: SupportMessage): Promise<boolean> {
  const rows = await db
    .insert(supportMessages)
    .values(row)
    .onConflictDoNothing({ target: supportMessages.clientId })
    .returning({ id: supportMessages.id })
  return rows.length === 1
}

export async function selectSupportMessage(db: Db, clientId: string): Promise<SupportMessage | null> {
  const rows = await db.select().from(supportMessages).where(eq(supportMessages.clientId, clientId))
  return rows[0] ?? null
}

/** Stores feedback; false when some with its client id is there already. */
export async function insertFeedback(db: Db, row: FeedbackEntry): Promise<boolean> {
  const rows = await db
    .insert(feedbackEntries)
    .values(row)
    .onConflictDoNothing({ target: feedbackEntries.clientId })
    .returning({ id: feedbackEntries.id })
  return rows.length === 1
}

export async function selectFeedback(db: Db, clientId: string): Promise<FeedbackEntry | null> {
  const rows = await db.select().from(feedbackEntries).where(eq(feedbackEntries.clientId, clientId))
  return rows[0] ?? null
}

/**
 * Whether to acknowledge a mailbox now, which happens at most once after `since`. One statement, so that messages at
 * the same time do not cause more.
 */
export async function takeAcknowledgement(
  db: Db,
  mailbox: string,
  { now, since }: { now: Date; since: Date },
): Promise<boolean> {
  const rows = await db
    .insert(acknowledgements)
    .values({ mailbox, lastSentAt: now })
    .onConflictDoUpdate({
      target: acknowledgements.mailbox,
      set: { lastSentAt: now },
      setWhere: lte(acknowledgements.lastSentAt, since),
    })
    .returning({ mailbox: acknowledgements.mailbox })
  return rows.length === 1
}

export async function deleteAcknowledgements(db: Db, until: Date): Promise<void> {
  await db.delete(acknowledgements).where(lte(acknowledgements.lastSentAt, until))
}
