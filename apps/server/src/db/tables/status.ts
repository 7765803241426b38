import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** How often each part of the service was checked on a UTC day, and how often it was not well. */
export const statusDays = pgTable(
  'status_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    component: text('component').notNull(),
    looks: integer('looks').notNull(),
    degraded: integer('degraded').notNull(),
    down: integer('down').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.component] }),
    check(
      'status_days_counts',
      sql`${table.degraded} >= 0 and ${table.down} >= 0 and ${table.degraded} + ${table.down} <= ${table.looks}`,
    ),
  ],
)

/** Announcements of the team about a fault or planned work. */
export const incidents = pgTable(
  'incidents',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    impact: text('impact').notNull(),
    components: jsonb('components').$type<string[]>().notNull(),
    startedAt: instant('started_at').notNull(),
    resolvedAt: instant('resolved_at'),
  },
  (table) => [index('incidents_newest').on(table.startedAt.desc())],
)

export const incidentUpdates = pgTable(
  'incident_updates',
  {
    id: uuid('id').primaryKey(),
    incidentId: uuid('incident_id')
      .notNull()
      .references(() => incidents.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    stage: text('stage').notNull(),
    message: text('message').notNull(),
  },
  (table) => [index('incident_updates_incident').on(table.incidentId, table.at)],
)
