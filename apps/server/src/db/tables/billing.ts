import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant } from './columns.ts'

/** The order of reads from the provider: a number is taken before a read and compared when its result is written. */
export const syncSequence = pgSequence('sync_sequence')

/** Customers at the payment provider: of an account, or of a visitor until somebody proves the email. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    customerId: text('customer_id').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The email of an owner without an account, in lower case; null for customers that were made for an account. */
    email: text('email'),
    /** The visitor who began it: a hash of the cookie. */
    visitorHash: text('visitor_hash'),
    /** When the provider's portal was last opened: for a while afterwards anything may have changed there. */
    portalOpenedAt: instant('portal_opened_at'),
    /** When the provider was last asked about it. */
    syncedAt: instant('synced_at'),
    /** When the provider has forgotten the person, after the account was deleted. */
    forgottenAt: instant('forgotten_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('payment_customers_user').on(table.userId),
    index('payment_customers_email').on(table.email),
    uniqueIndex('payment_customers_visitor').on(table.visitorHash, table.email),
    index('payment_customers_synced').on(table.syncedAt),
    check('payment_customers_owner', sql`${table.userId} is not null or ${table.email} is not null`),
  ],
)

/** One row per purchase. Only `syncBilling` writes what the provider says. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null while a visitor's purchase has not been claimed. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    customerId: text('customer_id'),
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
    /** Whether a card is saved, so that a trial continues as paid. */
    hasCard: boolean('has_card').notNull().default(false),
    /** Since when its open first payment is being withdrawn; null once that is done and what was paid is refunded. */
    withdrawingSince: instant('withdrawing_since'),
    /** Taken before each read of the provider; an older read never overwrites a newer one. */
    syncSequence: bigint('sync_sequence', { mode: 'number' }).notNull(),
    liveMode: boolean('live_mode').notNull(),
  },
  (table) => [
    index('subscriptions_user').on(table.userId),
    index('subscriptions_customer').on(table.customerId),
    index('subscriptions_withdrawing')
      .on(table.withdrawingSince)
      .where(sql`${table.withdrawingSince} is not null`),
    check('subscriptions_tier', sql`${table.tier} in ('new_trader', 'pro_trader', 'elite_trader')`),
    check(
      'subscriptions_status',
      sql`${table.status} is null or ${table.status} in ('pending', 'trial', 'active', 'problem', 'cancelled', 'expired')`,
    ),
  ],
)

/** One-time licences, from the first look at the payment form on. Only `syncPayment` writes what the provider says. */
export const licences = pgTable(
  'licences',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Who claims it by proving the email, in lower case. */
    email: text('email'),
    /** Who may resume it: the account, or a hash of the visitor's cookie. */
    buyer: text('buyer').notNull(),
    plan: text('plan').notNull(),
    amountCents: integer('amount_cents').notNull(),
    paymentId: text('payment_id').unique(),
    state: text('state').notNull(),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    /** Null for life. */
    updatesUntil: instant('updates_until'),
    revokedAt: instant('revoked_at'),
    /** When an administrator took it back, whatever the provider says. */
    withdrawnAt: instant('withdrawn_at'),
    syncSequence: bigint('sync_sequence', { mode: 'number' }).notNull().default(0),
    liveMode: boolean('live_mode').notNull().default(false),
    /** The key that connects computers: its id, its hash, and the ending by which its owner knows it. */
    keyId: uuid('key_id'),
    keyHash: text('key_hash').unique(),
    keyEnding: text('key_ending'),
    keyMadeAt: instant('key_made_at'),
  },
  (table) => [
    index('licences_user').on(table.userId),
    index('licences_email').on(table.email),
    // Double clicks and two tabs share one payment.
    uniqueIndex('licences_open')
      .on(table.buyer, table.plan, table.amountCents)
      .where(sql`${table.state} = 'open'`),
    check('licences_plan', sql`${table.plan} in ('basic', 'pro', 'elite')`),
    check('licences_state', sql`${table.state} in ('open', 'paid', 'cancelled', 'refunded')`),
    check('licences_paid', sql`${table.state} not in ('paid', 'refunded') or ${table.paidAt} is not null`),
  ],
)

/**
 * Payments and cards for which a buyer was given a form: who may read what became of each, and how many a buyer has
 * begun. The buyer stays when an account claims the purchase.
 */
export const paymentForms = pgTable(
  'payment_forms',
  {
    /** The idempotency key under which the provider makes it, written before the provider is asked. */
    key: text('key').primaryKey(),
    /** The provider's id of the payment or the saved card; null until the provider has answered. */
    paymentId: text('payment_id'),
    /** SHA-256 of the provider's secret, which the payer's browser holds. */
    secretHash: text('secret_hash'),
    /** `user:` and the account's id, or `visitor:` and the hash of the cookie. */
    buyer: text('buyer').notNull(),
    /** A keyed hash of a signed-out caller's network; erased after a day. */
    addressHash: text('address_hash'),
    customerId: text('customer_id').references(() => paymentCustomers.customerId, { onDelete: 'cascade' }),
    licenceId: uuid('licence_id').references(() => licences.id, { onDelete: 'cascade' }),
    description: text('description').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('payment_forms_payment').on(table.paymentId),
    index('payment_forms_buyer').on(table.buyer, table.createdAt),
    index('payment_forms_address').on(table.addressHash, table.createdAt),
    index('payment_forms_created').on(table.createdAt),
  ],
)

/** What subscriptions have cost, as the provider reports it. Whose it is, its customer says. */
export const invoices = pgTable(
  'invoices',
  {
    /** The provider's own id. */
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => paymentCustomers.customerId, { onDelete: 'cascade' }),
    subscriptionId: text('subscription_id'),
    number: text('number'),
    description: text('description').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    status: text('status').notNull(),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    /** When an administrator has given the payment back. */
    refundedAt: instant('refunded_at'),
    syncSequence: bigint('sync_sequence', { mode: 'number' }).notNull(),
    liveMode: boolean('live_mode').notNull(),
  },
  (table) => [index('invoices_customer').on(table.customerId, table.createdAt.desc(), table.id.desc())],
)

/** The payment provider's events, once by their id; handled by reading the present state, never by the payload. */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    customerId: text('customer_id'),
    paymentId: text('payment_id'),
    liveMode: boolean('live_mode').notNull(),
    createdAt: instant('created_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    handledAt: instant('handled_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    lastError: text('last_error'),
  },
  (table) => [
    index('provider_events_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.handledAt} is null`),
    index('provider_events_received').on(table.receivedAt),
  ],
)

/** Who has used the free trial: a keyed hash of the mailbox, kept after the account is gone. */
export const usedTrials = pgTable('used_trials', {
  mailboxHash: text('mailbox_hash').primaryKey(),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  usedAt: instant('used_at').notNull(),
})
