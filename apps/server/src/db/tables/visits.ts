import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** How often each page was visited. A threshold of null is the default. */
export const visitCounters = pgTable(
  'visit_counters',
  {
    path: text('path').primaryKey(),
    visits: bigint('visits', { mode: 'number' }).notNull().default(0),
    threshold: integer('threshold'),
  },
  (table) => [check('visit_counters_counts', sql`${table.visits} >= 0 and ${table.threshold} >= 0`)],
)

/** The secret with which a UTC day's marks are made; without it a mark says nothing about anybody. */
export const visitSalts = pgTable('visit_salts', {
  day: date('day', { mode: 'string' }).primaryKey(),
  salt: text('salt').notNull(),
})

/** Who was counted on a page lately: a salted hash, deleted with its day. */
export const visitMarks = pgTable(
  'visit_marks',
  {
    visitorHash: text('visitor_hash').notNull(),
    path: text('path').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    countedAt: instant('counted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitorHash, table.path] }), index('visit_marks_day').on(table.day)],
)
