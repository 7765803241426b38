import { dayMs } from '@stratomate/std/time'
import type { Database } from '#server/features/database.ts'
import { addDay, deleteRefusalsBefore, dropDay, readDays, splitByDay } from './queries.ts'

/** For this long an account sees why its signals became no trades. */
export const refusalDaysKept = 30
const daysAhead = 7

type Place = { db: Database; databaseKind: 'embedded' | 'postgresql'; now: () => Date }

/**
 * Deletes refusals that are older than thirty days. On PostgreSQL each UTC day is a partition, so that a day goes at once
 * instead of row by row; the first run makes partitions of a table that has none. Only one server may do it at a time.
 */
export async function purgeRefusals({ db, databaseKind, now }: Place): Promise<void> {
  const nowMs = now().getTime()
  const today = startOfDay(nowMs)
  const cutoff = startOfDay(nowMs - refusalDaysKept * dayMs)
  const daily = databaseKind === 'postgresql'
  // Whole days go below; the rest is what came before the first day, and what came for days that nobody had made.
  if (daily)
    for (const day of await readDays(db)) if (day.end !== null && day.end <= cutoff) await dropDay(db, day.name)
  await deleteRefusalsBefore(db, cutoff)
  if (!daily) return
  const tomorrow = new Date(today.getTime() + dayMs)
  await splitByDay(db, tomorrow)
  for (let ahead = 0; ahead < daysAhead; ahead += 1) await addDay(db, new Date(tomorrow.getTime() + ahead * dayMs))
}

function startOfDay(ms: number): Date {
  return new Date(Math.floor(ms / dayMs) * dayMs)
}
