import { bigint, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'

/**
 * Candles that the service holds itself: one set for a symbol, timeframe and source, in pieces that are only ever added.
 * `fromS` and `toS` are Unix seconds: the opening of the first candle and the end of the last one.
 */
export const referenceSets = pgTable(
  'reference_sets',
  {
    id: uuid('id').primaryKey(),
    symbol: text('symbol').notNull(),
    timeframeS: integer('timeframe_s').notNull(),
    source: text('source').notNull(),
    digits: integer('digits').notNull(),
    candles: integer('candles').notNull(),
    fromS: bigint('from_s', { mode: 'number' }).notNull(),
    toS: bigint('to_s', { mode: 'number' }).notNull(),
    /** SHA-256 over the fingerprints of the pieces, each with all before it. */
    fingerprint: text('fingerprint').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [unique('reference_sets_name').on(table.symbol, table.timeframeS, table.source)],
)

/** A packed piece of a set. */
export const referencePieces = pgTable(
  'reference_pieces',
  {
    setId: uuid('set_id')
      .notNull()
      .references(() => referenceSets.id, { onDelete: 'cascade' }),
    fromS: bigint('from_s', { mode: 'number' }).notNull(),
    toS: bigint('to_s', { mode: 'number' }).notNull(),
    candles: integer('candles').notNull(),
    packed: bytes('packed').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'reference_pieces_key', columns: [table.setId, table.fromS] }),
    index('reference_pieces_end').on(table.setId, table.toS),
  ],
)
