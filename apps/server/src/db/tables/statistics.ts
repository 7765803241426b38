import { bigint, boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const whole = (name: string) => bigint(name, { mode: 'number' }).notNull()

/**
 * Settled trades of a UTC day, counted by one dimension at a time. Raised in the transaction that stores the report of
 * the outcome, so that no page has to count trades. Sums are in whole cents; units as in `CountsChange` of the domain.
 */
export const tradeStatistics = pgTable(
  'trade_statistics',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    userId: owner(),
    account: text('account').notNull(),
    currency: text('currency').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    dimension: text('dimension').notNull(),
    value: text('value').notNull(),
    deviceId: uuid('device_id').notNull(),
    won: integer('won').notNull(),
    lost: integer('lost').notNull(),
    tied: integer('tied').notNull(),
    buyWon: integer('buy_won').notNull(),
    buyLost: integer('buy_lost').notNull(),
    stakeCents: whole('stake_cents'),
    payoutUnits: whole('payout_units'),
    profitCents: whole('profit_cents'),
  },
  (table) => [
    primaryKey({
      name: 'trade_statistics_key',
      columns: [table.userId, table.dimension, table.account, table.currency, table.day, table.value, table.deviceId],
    }),
  ],
)

/**
 * The running profit of a day, of one computer or of all (`scope` is then the nil UUID). It depends on the order of the
 * trades, so it is computed when it is first read, and again when `trades` no longer equals the count of the day.
 */
export const moneyCourses = pgTable(
  'money_courses',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    userId: owner(),
    account: text('account').notNull(),
    currency: text('currency').notNull(),
    scope: uuid('scope').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    trades: integer('trades').notNull(),
    netCents: whole('net_cents'),
    highCents: whole('high_cents'),
    lowCents: whole('low_cents'),
    fallCents: whole('fall_cents'),
    lossRunFirst: integer('loss_run_first').notNull(),
    lossRunLast: integer('loss_run_last').notNull(),
    lossRunLongest: integer('loss_run_longest').notNull(),
    hasWin: boolean('has_win').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.account, table.currency, table.scope, table.day] })],
)

/**
 * Every different filter that an account has tried on its trades; the more there are, the less the best of them means.
 */
export const triedFilters = pgTable(
  'tried_filters',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    userId: owner(),
    filter: text('filter').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.filter] })],
)
