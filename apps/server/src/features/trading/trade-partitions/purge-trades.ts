import { tradingDayOf } from '@stratomate/domain'
import { dayMs } from '@stratomate/std/time'
import type { Database } from '#server/features/database.ts'
import { readCourses } from '#server/features/statistics/read-courses.ts'
import { addPartitions, dropPartitions, splitTable, type TimedTable } from '../queries/time-partitions.ts'
import { deleteLeasesBefore, deleteTradesBefore, selectDaysBefore, selectTradersBefore } from './queries.ts'

const table: TimedTable = {
  name: 'trades',
  column: 'sent_at',
  indexes: {
    trades_newest: '(user_id, sent_at desc nulls last, id desc nulls last)',
    trades_lease: '(lease_id)',
  },
}
const daysAhead = 7
const monthsAhead = 2

type Place = {
  db: Database
  databaseKind: 'embedded' | 'postgresql'
  now: () => Date
  /** Whole UTC days; null while trades stay until their account is deleted. */
  tradeDaysKept: number | null
}

/**
 * Keeps trades in partitions by time on PostgreSQL: by day where old ones are deleted, so that a day is dropped at
 * once, and otherwise by calendar month, because a statement that reads all partitions locks each of them. Deletes what
 * is older than `tradeDaysKept`; counts and courses of those days stay. Only one server may do it at a time.
 */
export async function purgeTrades({ db, databaseKind, now, tradeDaysKept }: Place): Promise<void> {
  const today = startOfDay(now().getTime())
  const inPartitions = databaseKind === 'postgresql'
  if (tradeDaysKept !== null) {
    const cutoff = startOfDay(today.getTime() - tradeDaysKept * dayMs)
    await keepSums(db, cutoff)
    if (inPartitions) await dropPartitions(db, table, cutoff)
    await eachTraders(db, cutoff, (userIds) => deleteTradesBefore(db, userIds, cutoff))
  }
  if (!inPartitions) return
  const first = new Date(today.getTime() + dayMs)
  await splitTable(db, table, first)
  const byMonth = tradeDaysKept === null
  const horizon = byMonth ? monthAfter(first, monthsAhead) : new Date(first.getTime() + daysAhead * dayMs)
  const endOf = (start: Date) => (byMonth ? monthAfter(start, 1) : new Date(start.getTime() + dayMs))
  await addPartitions(db, table, { first, horizon, endOf })
}

/**
 * Prepares what the pages show of days whose trades are deleted. Leases are deleted first: a report that arrives after
 * its trade is gone is then refused, and counted once.
 */
async function keepSums(db: Database, cutoff: Date): Promise<void> {
  await eachTraders(db, cutoff, async (userIds) => {
    await deleteLeasesBefore(db, userIds, tradingDayOf(cutoff.getTime()))
    for (const { of, days } of await selectDaysBefore(db, userIds, tradingDayOf(cutoff.getTime())))
      await readCourses(db, of, days)
  })
}

/** Accounts that have trades from before a moment, a few at a time. */
async function eachTraders(db: Database, cutoff: Date, work: (userIds: string[]) => Promise<void>): Promise<void> {
  for (let after: string | null = null; ;) {
    const userIds: string[] = await selectTradersBefore(db, cutoff, after)
    after = userIds.at(-1) ?? null
    if (after === null) return
    await work(userIds)
  }
}

function startOfDay(ms: number): Date {
  return new Date(Math.floor(ms / dayMs) * dayMs)
}

/** The beginning of the calendar month (UTC) this many months later. */
function monthAfter(at: Date, months: number): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1))
}
