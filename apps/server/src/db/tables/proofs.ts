import { bigint, boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ChartProofState } from '@stratomate/contracts'
import { users } from './accounts.ts'
import { instant } from './columns.ts'

/**
 * The sequential test of a chart's trades, changed with each that was won or lost in the transaction that stores its outcome.
 * `above` and `below` are logarithms of likelihoods, see `ChartProof` of the lab.
 */
export const chartProofs = pgTable(
  'chart_proofs',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    account: text('account').notNull(),
    symbol: text('symbol').notNull(),
    timeframeS: integer('timeframe_s').notNull(),
    indicatorId: text('indicator_id').notNull(),
    won: integer('won').notNull(),
    lost: integer('lost').notNull(),
    stakeCents: bigint('stake_cents', { mode: 'number' }).notNull(),
    payoutUnits: bigint('payout_units', { mode: 'number' }).notNull(),
    above: jsonb('above').$type<number[]>().notNull(),
    below: jsonb('below').$type<number[]>().notNull(),
    expected: doublePrecision('expected'),
    state: text('state').$type<ChartProofState>().notNull(),
    stopsWhenBroken: boolean('stops_when_broken').notNull().default(false),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'chart_proofs_key',
      columns: [table.userId, table.account, table.symbol, table.timeframeS, table.indicatorId],
    }),
  ],
)
