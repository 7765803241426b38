import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'

/** How a person wants the signed-in pages; without a row the defaults of the columns hold. */
export const preferences = pgTable(
  'preferences',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** From the IANA list; null means the browser's. */
    timeZone: text('time_zone'),
    weekStart: text('week_start', { enum: ['monday', 'sunday', 'saturday'] })
      .notNull()
      .default('monday'),
    sound: boolean('sound').notNull().default(false),
    density: text('density', { enum: ['comfortable', 'compact'] })
      .notNull()
      .default('comfortable'),
    /** Of mails. */
    language: text('language', { enum: ['en', 'es', 'pt-BR'] })
      .notNull()
      .default('en'),
  },
  (table) => [
    check('preferences_week_start', sql`${table.weekStart} in ('monday', 'sunday', 'saturday')`),
    check('preferences_density', sql`${table.density} in ('comfortable', 'compact')`),
    check('preferences_language', sql`${table.language} in ('en', 'es', 'pt-BR')`),
  ],
)
