import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Work that one server of all does: who holds it now, until when, and how often it changed hands. */
export const heldJobs = pgTable('held_jobs', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  /** Grows with every change of hands: whoever took it with a smaller number holds it no more. */
  number: bigint('number', { mode: 'number' }).notNull(),
  until: instant('until').notNull(),
})

/** Work of one server of all whose last runs have failed; a run that succeeds deletes its row. */
export const jobFailures = pgTable('job_failures', {
  name: text('name').primaryKey(),
  attempts: integer('attempts').notNull(),
  /** The first failure since the last success. */
  since: instant('since').notNull(),
  lastError: text('last_error').notNull(),
})
