import { and, asc, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { outboxMails, providerEvents, telegramMessages } from '#server/db/tables/index.ts'
import type { Db } from '../../database.ts'

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

/** How many rows wait in each queue, and since when the oldest one. */
export type Queues = Readonly<Record<'mails' | 'telegram' | 'payment_events', { waiting: number; since: Date | null }>>

export async function selectQueues(db: Db): Promise<Queues> {
  const [mails, telegram, events] = await Promise.all([
    selectQueue(db, { table: outboxMails, since: outboxMails.createdAt, waiting: eq(outboxMails.state, 'queued') }),
    selectQueue(db, {
      table: telegramMessages,
      since: telegramMessages.createdAt,
      waiting: isNull(telegramMessages.failedAt),
    }),
    selectQueue(db, {
      table: providerEvents,
      since: providerEvents.receivedAt,
      waiting: isNull(providerEvents.handledAt),
    }),
  ])
  return { mails, telegram, payment_events: events }
}

type Queue = { table: PgTable; since: PgColumn; waiting: SQL }

async function selectQueue(db: Db, { table, since, waiting }: Queue): Promise<Queues['mails']> {
  const rows = await db
    .select({ waiting: sql<number>`count(*)::int`, since: sql<string | null>`min(${since})` })
    .from(table)
    .where(waiting)
  const [row] = rows
  return { waiting: row?.waiting ?? 0, since: typeof row?.since === 'string' ? new Date(row.since) : null }
}
