import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Every mail leaves through this table, written in the same transaction as its cause. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The same cause never mails twice. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    state: text('state').notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('outbox_mails_due').on(table.state, table.nextAttemptAt),
    index('outbox_mails_newest').on(table.createdAt),
    check('outbox_mails_state', sql`${table.state} in ('queued', 'sent', 'failed')`),
  ],
)
