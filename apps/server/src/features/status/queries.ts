import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { outboxMails } from '#server/db/tables/index.ts'
import type { Db } from '../database.ts'

export async function askDatabase(db: Db): Promise<void> {
  await db.execute(sql`select 1`)
}

/** State of the outbox: since when the oldest mail waits, how many failed after `since`, when one last went out. */
export async function selectOutbox(
  db: Db,
  since: Date,
): Promise<{ oldestUnsentAt: Date | null; failed: number; lastSentAt: Date | null }> {
  const { createdAt, sentAt, state } = outboxMails
  const [unsent] = await db
    .select({ createdAt })
    .from(outboxMails)
    .where(eq(state, 'queued'))
    .orderBy(asc(createdAt))
    .limit(1)
  const [sent] = await db
    .select({ sentAt })
    .from(outboxMails)
    .where(eq(state, 'sent'))
    .orderBy(desc(createdAt))
    .limit(1)
  const failed = await db.$count(outboxMails, and(eq(state, 'failed'), gt(createdAt, since)))
  return { oldestUnsentAt: unsent?.createdAt ?? null, failed, lastSentAt: sent?.sentAt ?? null }
}
