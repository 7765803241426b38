import { dayMs } from '@stratomate/std/time'
import type { Database } from '#server/features/database.ts'
import { addPartitions, dropPartitions, splitTable, type TimedTable } from '../queries/time-partitions.ts'
import { deleteRefusalsBefore } from '../queries/trades.ts'

/** For this long an account can see why its signals did not become trades. */
export const refusalDaysKept = 30
const daysAhead = 7

const table: TimedTable = {
  name: 'refusals',
  column: 'at',
  indexes: { refusals_newest: '(user_id, at desc nulls last, id desc nulls last)', refusals_at: '(at)' },
}

type Place = { db: Database; databaseKind: 'embedded' | 'postgresql'; now: () => Date }

/**
 * Deletes refusals that are older than thirty days. On PostgreSQL each UTC day is a partition, so that a day is dropped
 * at once instead of row by row; the first run partitions an unpartitioned table. Only one server may do it at a time.
 */
export async function purgeRefusals({ db, databaseKind, now }: Place): Promise<void> {
  const nowMs = now().getTime()
  const today = startOfDay(nowMs)
  const cutoff = startOfDay(nowMs - refusalDaysKept * dayMs)
  const daily = databaseKind === 'postgresql'
  // Whole days are dropped below; this deletes what is older than the first day, and rows of days without a partition.
  if (daily) await dropPartitions(db, table, cutoff)
  await deleteRefusalsBefore(db, cutoff)
  if (!daily) return
  const first = new Date(today.getTime() + dayMs)
  await splitTable(db, table, first)
  const horizon = new Date(first.getTime() + daysAhead * dayMs)
  await addPartitions(db, table, { first, horizon, endOf: (start) => new Date(start.getTime() + dayMs) })
}

function startOfDay(ms: number): Date {
  return new Date(Math.floor(ms / dayMs) * dayMs)
}
