import { and, asc, desc, eq, lte } from 'drizzle-orm'
import { outboxMails } from '#server/db/tables/index.ts'
import type { Db } from '../database.ts'
import type { Mail } from '../ports.ts'

export type OutboxMail = typeof outboxMails.$inferSelect

export async function insertMail(db: Db, mail: Mail, now: Date): Promise<void> {
  await db
    .insert(outboxMails)
    .values({ ...mail, createdAt: now, nextAttemptAt: now })
    .onConflictDoNothing({ target: outboxMails.dedupeKey })
}

export function selectNewestMails(db: Db, count: number): Promise<OutboxMail[]> {
  return db.select().from(outboxMails).orderBy(desc(outboxMails.createdAt), desc(outboxMails.id)).limit(count)
}

export function selectDueMails(db: Db, now: Date, count: number): Promise<OutboxMail[]> {
  return db
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.state, 'queued'), lte(outboxMails.nextAttemptAt, now)))
    .orderBy(asc(outboxMails.nextAttemptAt))
    .limit(count)
}

type Outcome = Partial<Pick<OutboxMail, 'state' | 'attempts' | 'nextAttemptAt' | 'lastError' | 'sentAt'>>

export async function updateMail(db: Db, id: string, outcome: Outcome): Promise<void> {
  await db.update(outboxMails).set(outcome).where(eq(outboxMails.id, id))
}
