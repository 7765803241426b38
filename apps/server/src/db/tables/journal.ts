import { date, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Candle } from '@stratomate/contracts'
import { users } from './accounts.ts'
import { instant } from './columns.ts'

/** What a person has written about a trading day (`subject` is then empty) or about one of its trades (its id). */
export const journalNotes = pgTable(
  'journal_notes',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    /** Around the trade, when the note was first written; empty where nobody held them. */
    candles: jsonb('candles').$type<Candle[]>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [unique('journal_notes_subject').on(table.userId, table.day, table.subject)],
)
