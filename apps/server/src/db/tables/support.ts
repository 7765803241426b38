import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** What people wrote to support. `clientId` is the form's own id: a resend is stored once. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: uuid('id').primaryKey(),
    clientId: uuid('client_id').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [index('support_messages_newest').on(table.receivedAt.desc())],
)

export const feedbackEntries = pgTable(
  'feedback_entries',
  {
    id: uuid('id').primaryKey(),
    clientId: uuid('client_id').notNull().unique(),
    name: text('name'),
    email: text('email'),
    feedbackType: text('feedback_type').notNull(),
    /** 0: not rated. */
    rating: smallint('rating').notNull(),
    message: text('message').notNull(),
    expected: text('expected'),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    index('feedback_entries_newest').on(table.receivedAt.desc()),
    check(
      'feedback_entries_type',
      sql`${table.feedbackType} in ('suggestion', 'bug', 'feature', 'experience', 'other')`,
    ),
    check('feedback_entries_rating', sql`${table.rating} between 0 and 5`),
  ],
)

/** When a mailbox was last acknowledged: anybody can write any address into a form. */
export const acknowledgements = pgTable('acknowledgements', {
  mailbox: text('mailbox').primaryKey(),
  lastSentAt: instant('last_sent_at').notNull(),
})
