import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * Who did what, written in the same transaction as the change itself. Rows are never changed, except that the names in
 * `detail` are removed when the account that did it is deleted.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id'),
    action: text('action').notNull(),
    subjectId: text('subject_id').notNull(),
    detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>().notNull(),
  },
  (table) => [
    index('audit_entries_newest').on(table.at.desc()),
    index('audit_entries_actor').on(table.actorId),
    index('audit_entries_subject').on(table.subjectId),
  ],
)
