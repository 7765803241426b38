import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { DesktopState } from '@stratomate/contracts'
import { users } from './accounts.ts'
import { instant } from './columns.ts'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Computers signed in with the desktop app. Refresh tokens are stored as hashes only. */
export const devices = pgTable(
  'devices',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    name: text('name').notNull(),
    appVersion: text('app_version').notNull(),
    refreshHash: text('refresh_hash').notNull().unique(),
    /** The token before the last rotation is accepted once more for a minute: its answer may have been lost. */
    previousRefreshHash: text('previous_refresh_hash').unique(),
    rotatedAt: instant('rotated_at').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at'),
    revokedAt: instant('revoked_at'),
    paused: boolean('paused').notNull().default(false),
    state: jsonb('state').$type<DesktopState>(),
    stateAt: instant('state_at'),
    /** The license key that connected it; null for those that a person has approved. */
    licenceKeyId: uuid('licence_key_id'),
  },
  (table) => [
    index('devices_user').on(table.userId),
    // No index contains `state_at`: a report then changes no index, and PostgreSQL writes the row alone.
    index('devices_licence_key').on(table.licenceKeyId),
  ],
)

/** The trial's one indicator and the day of its last change. */
export const chosenIndicators = pgTable('chosen_indicators', {
  userId: owner().primaryKey(),
  indicatorId: text('indicator_id').notNull(),
  changedOn: date('changed_on', { mode: 'string' }),
})

/** Desktop sign-ins under way (RFC 8628). Codes are hashed; the user code is short-lived. */
export const deviceRequests = pgTable(
  'device_requests',
  {
    id: uuid('id').primaryKey(),
    deviceCodeHash: text('device_code_hash').notNull().unique(),
    userCode: text('user_code').notNull(),
    computerName: text('computer_name').notNull(),
    appVersion: text('app_version').notNull(),
    address: text('address').notNull(),
    state: text('state').notNull().default('pending'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    intervalS: integer('interval_s').notNull(),
    lastPolledAt: instant('last_polled_at'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('device_requests_user_code').on(table.userCode),
    check('device_requests_state', sql`${table.state} in ('pending', 'approved', 'denied', 'used')`),
  ],
)

/** The account's trades of one UTC day: handed out in leases (`granted`) and made (`used`). -1 is unlimited. */
export const quotaDays = pgTable(
  'quota_days',
  {
    userId: owner(),
    day: date('day', { mode: 'string' }).notNull(),
    limitCount: integer('limit_count').notNull(),
    granted: integer('granted').notNull().default(0),
    used: integer('used').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    check('quota_days_limit', sql`${table.limitCount} = -1 or ${table.granted} <= ${table.limitCount}`),
    check('quota_days_counts', sql`${table.granted} >= 0 and ${table.used} >= 0`),
  ],
)

export const leases = pgTable(
  'leases',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    deviceId: uuid('device_id')
      .notNull()
      .references(() => devices.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    n: integer('n').notNull(),
    sequence: integer('sequence').notNull().default(0),
    used: integer('used').notNull().default(0),
    overused: boolean('overused').notNull().default(false),
    issuedAt: instant('issued_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('leases_user_day').on(table.userId, table.day),
    check('leases_used', sql`${table.used} >= 0 and (${table.n} = -1 or ${table.used} <= ${table.n})`),
  ],
)

export const trades = pgTable(
  'trades',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    deviceId: uuid('device_id').notNull(),
    leaseId: uuid('lease_id').notNull(),
    signalId: text('signal_id').notNull(),
    broker: text('broker').notNull(),
    account: text('account').notNull(),
    symbol: text('symbol').notNull(),
    timeframeS: integer('timeframe_s').notNull(),
    indicatorId: text('indicator_id').notNull(),
    side: text('side').notNull(),
    candleTime: bigint('candle_time', { mode: 'number' }).notNull(),
    stakeCents: integer('stake_cents').notNull(),
    currency: text('currency').notNull(),
    payoutPct: real('payout_pct').notNull(),
    /** Null while the broker's price is not known. */
    entryPrice: doublePrecision('entry_price'),
    isUnconfirmed: boolean('is_unconfirmed').notNull().default(false),
    signalAt: instant('signal_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    sentAt: instant('sent_at').notNull(),
    acknowledgedAt: instant('acknowledged_at'),
    expiresAt: instant('expires_at').notNull(),
    state: text('state').notNull(),
    result: text('result'),
    profitCents: integer('profit_cents'),
  },
  (table) => [
    index('trades_newest').on(table.userId, table.sentAt.desc(), table.id.desc()),
    index('trades_lease').on(table.leaseId),
    check('trades_state', sql`${table.state} in ('intended', 'placed', 'settled', 'rejected', 'unknown')`),
  ],
)

export const refusals = pgTable(
  'refusals',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    deviceId: uuid('device_id').notNull(),
    signalId: text('signal_id').notNull(),
    symbol: text('symbol').notNull(),
    timeframeS: integer('timeframe_s').notNull(),
    indicatorId: text('indicator_id').notNull(),
    side: text('side').notNull(),
    code: text('code').notNull(),
    /** Null in what older apps have reported. */
    candleTime: bigint('candle_time', { mode: 'number' }),
    at: instant('at').notNull(),
  },
  (table) => [
    index('refusals_newest').on(table.userId, table.at.desc(), table.id.desc()),
    index('refusals_at').on(table.at),
  ],
)
