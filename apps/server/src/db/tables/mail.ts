import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant } from './columns.ts'

/** Every mail leaves through this table, written in the same transaction as its cause. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Prevents a second mail for the same cause. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** The language of its text and its frame. */
    language: text('language', { enum: ['en', 'es', 'pt-BR'] })
      .notNull()
      .default('en'),
    /** Which kind of mail a person may switch off; null for what must arrive. */
    topic: text('topic'),
    /** The address at which one press switches it off. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** Where replies go; it contains a signature, so it is shown to nobody else. */
    replyTo: text('reply_to'),
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
    check('outbox_mails_state', sql`${table.state} in ('queued', 'sent', 'failed', 'unwanted')`),
  ],
)

/** Which mails a person wants; without a row, what the columns begin with. */
export const mailSettings = pgTable('mail_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  trial: boolean('trial').notNull().default(true),
  tips: boolean('tips').notNull().default(false),
  limit: boolean('daily_limit').notNull().default(true),
  engine: boolean('engine').notNull().default(true),
  replies: boolean('replies').notNull().default(true),
  mentions: boolean('mentions').notNull().default(true),
  answers: boolean('answers').notNull().default(true),
  digest: boolean('digest').notNull().default(false),
})
