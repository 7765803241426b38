import type { DeliveryProblem, WebhookEvent } from '@stratomate/contracts'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant } from './columns.ts'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Addresses of people's own programs. Secrets are sealed with a key that is not in the database. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    url: text('url').notNull(),
    events: jsonb('events').$type<WebhookEvent[]>().notNull(),
    sealedSecret: text('sealed_secret').notNull(),
    /** The secret before the present one, which signs too until then. */
    sealedOldSecret: text('sealed_old_secret'),
    oldSecretUntil: instant('old_secret_until'),
    createdAt: instant('created_at').notNull(),
    /** The first failed try since the last delivery. */
    failingSince: instant('failing_since'),
    /** Deliveries given up since the last one that arrived. */
    givenUp: integer('given_up').notNull().default(0),
    switchedOffAt: instant('switched_off_at'),
  },
  (table) => [index('webhooks_user').on(table.userId)],
)

/** What is to be sent to a webhook, written together with its cause; `body` is signed exactly as it is stored. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    userId: owner(),
    event: text('event').notNull(),
    body: text('body').notNull(),
    state: text('state', { enum: ['waiting', 'delivered', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    createdAt: instant('created_at').notNull(),
    status: integer('status'),
    problem: text('problem').$type<DeliveryProblem>(),
  },
  (table) => [
    check('webhook_deliveries_state', sql`${table.state} in ('waiting', 'delivered', 'failed')`),
    index('webhook_deliveries_due')
      .on(table.webhookId, table.nextAttemptAt)
      .where(sql`state = 'waiting'`),
    index('webhook_deliveries_newest').on(table.webhookId, table.createdAt.desc(), table.id.desc()),
    index('webhook_deliveries_user').on(table.userId),
  ],
)
