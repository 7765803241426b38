import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgSequence, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant } from './columns.ts'

/** Orders the reads of the provider: taken before a read, compared when its result is written. */
export const syncSequence = pgSequence('sync_sequence')

/** The account's customer at the payment provider. */
export const paymentCustomers = pgTable('payment_customers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').notNull().unique(),
  /** When the provider's portal was last opened: for a while afterwards anything may have changed there. */
  portalOpenedAt: instant('portal_opened_at'),
  createdAt: instant('created_at').notNull(),
})

/** One row per purchase. Only `syncBilling` writes what the provider says. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull().unique(),
    tier: text('tier').notNull(),
    /** Ours; null when the provider's state is unknown to us. */
    status: text('status'),
    providerStatus: text('provider_status').notNull(),
    startedAt: instant('started_at').notNull(),
    trialEndsAt: instant('trial_ends_at'),
    endsAt: instant('ends_at'),
    cancelsAt: instant('cancels_at'),
    problemSince: instant('problem_since'),
    /** Taken before each read of the provider; an older read never overwrites a newer one. */
    syncSequence: bigint('sync_sequence', { mode: 'number' }).notNull(),
    liveMode: boolean('live_mode').notNull(),
  },
  (table) => [
    index('subscriptions_user').on(table.userId),
    check('subscriptions_tier', sql`${table.tier} in ('new_trader', 'pro_trader', 'elite_trader')`),
    check(
      'subscriptions_status',
      sql`${table.status} is null or ${table.status} in ('pending', 'trial', 'active', 'problem', 'cancelled', 'expired')`,
    ),
  ],
)

/** Who has used the free trial: a keyed hash of the mailbox, kept after the account is gone. */
export const usedTrials = pgTable('used_trials', {
  mailboxHash: text('mailbox_hash').primaryKey(),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  usedAt: instant('used_at').notNull(),
})
