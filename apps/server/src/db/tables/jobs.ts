import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Work that one server of all does: who holds it now, until when, and how often it changed hands. */
export const heldJobs = pgTable('held_jobs', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  /** Grows with every change of hands: whoever took it with a smaller number holds it no more. */
  number: bigint('number', { mode: 'number' }).notNull(),
  until: instant('until').notNull(),
})
