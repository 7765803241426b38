import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as tables from '#server/db/tables/index.ts'

/** Whose data: by account, and by the proved email for what is older than the account (both in lower case). */
export type Person = { userId: string; email: string; mailbox: string }

export type ExportSection = {
  name: string
  table: PgTable
  /** Unique within one person's rows; the pages of the export are ordered by it. */
  key: PgColumn
  isOf: (person: Person) => SQL | undefined
  /** Secrets, and what belongs to somebody else. */
  omit?: readonly string[]
}

export const byAccount =
  (column: PgColumn) =>
  ({ userId }: Person) =>
    eq(column, userId)

/** What an account has traded, and what is stored about it. */
export const tradingSections: readonly ExportSection[] = [
  {
    name: 'chosenIndicators',
    table: tables.chosenIndicators,
    key: tables.chosenIndicators.userId,
    isOf: byAccount(tables.chosenIndicators.userId),
  },
  { name: 'tradingDays', table: tables.quotaDays, key: tables.quotaDays.day, isOf: byAccount(tables.quotaDays.userId) },
  { name: 'leases', table: tables.leases, key: tables.leases.id, isOf: byAccount(tables.leases.userId) },
  { name: 'trades', table: tables.trades, key: tables.trades.id, isOf: byAccount(tables.trades.userId) },
  { name: 'refusals', table: tables.refusals, key: tables.refusals.id, isOf: byAccount(tables.refusals.userId) },
  {
    name: 'journal',
    table: tables.journalNotes,
    key: tables.journalNotes.id,
    isOf: byAccount(tables.journalNotes.userId),
  },
  {
    name: 'chartProofs',
    table: tables.chartProofs,
    key: tables.chartProofs.id,
    isOf: byAccount(tables.chartProofs.userId),
  },
  {
    name: 'proofChecks',
    table: tables.proofChecks,
    key: tables.proofChecks.id,
    isOf: byAccount(tables.proofChecks.userId),
    // A file that the person has sent a moment ago and still has.
    omit: ['candles'],
  },
  {
    name: 'tradeStatistics',
    table: tables.tradeStatistics,
    key: tables.tradeStatistics.id,
    isOf: byAccount(tables.tradeStatistics.userId),
  },
  {
    name: 'moneyCourses',
    table: tables.moneyCourses,
    key: tables.moneyCourses.id,
    isOf: byAccount(tables.moneyCourses.userId),
  },
  {
    name: 'triedFilters',
    table: tables.triedFilters,
    key: tables.triedFilters.id,
    isOf: byAccount(tables.triedFilters.userId),
  },
]
