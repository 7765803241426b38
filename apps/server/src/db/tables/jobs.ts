import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Work that only one of all servers does: which one holds it now, until when, and how often it changed hands. */
export const heldJobs = pgTable('held_jobs', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  /** Grows whenever it changes hands: a server with a smaller number no longer holds it. */
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
