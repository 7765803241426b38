import { and, eq, gt, inArray, lte, notInArray, sql } from 'drizzle-orm'
import { visitCounters, visitMarks, visitSalts } from '#server/db/tables/index.ts'
import type { Db } from '../database.ts'

export async function selectVisits(db: Db, path: string): Promise<{ count: number; threshold: number | null }> {
  const rows = await db.select().from(visitCounters).where(eq(visitCounters.path, path))
  return { count: rows[0]?.visits ?? 0, threshold: rows[0]?.threshold ?? null }
}

/** The salts of some days that are stored, by day. */
export async function selectSalts(db: Db, days: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select()
    .from(visitSalts)
    .where(inArray(visitSalts.day, [...days]))
  return new Map(rows.map(({ day, salt }) => [day, salt]))
}

/** Stores the salt of a day unless it has one, and answers the one that holds. */
export async function keepSalt(db: Db, day: string, salt: string): Promise<string> {
  await db.insert(visitSalts).values({ day, salt }).onConflictDoNothing()
  return (await selectSalts(db, [day])).get(day) ?? salt
}

/** Whether one of the hashes was counted on the page after an instant. */
export async function wasCounted(
  db: Db,
  path: string,
  { hashes, since }: { hashes: readonly string[]; since: Date },
): Promise<boolean> {
  const found = await db.$count(
    visitMarks,
    and(eq(visitMarks.path, path), inArray(visitMarks.visitorHash, [...hashes]), gt(visitMarks.countedAt, since)),
  )
  return found > 0
}

/** Marks a visitor as counted, or answers false when that happened after `since`: one statement, so that races do not count twice. */
export async function markVisitor(db: Db, mark: typeof visitMarks.$inferInsert, since: Date): Promise<boolean> {
  const rows = await db
    .insert(visitMarks)
    .values(mark)
    .onConflictDoUpdate({
      target: [visitMarks.visitorHash, visitMarks.path],
      set: { countedAt: mark.countedAt },
      setWhere: lte(visitMarks.countedAt, since),
    })
    .returning({ path: visitMarks.path })
  return rows.length === 1
}

export async function addVisit(db: Db, path: string): Promise<void> {
  await db
    .insert(visitCounters)
    .values({ path, visits: 1 })
    .onConflictDoUpdate({ target: visitCounters.path, set: { visits: sql`${visitCounters.visits} + 1` } })
}

export async function upsertThreshold(db: Db, path: string, threshold: number): Promise<void> {
  await db
    .insert(visitCounters)
    .values({ path, threshold })
    .onConflictDoUpdate({ target: visitCounters.path, set: { threshold } })
}

/** Deletes the salts of all other days and what was marked under them. */
export async function deleteSaltsExcept(db: Db, days: readonly string[]): Promise<void> {
  await db.delete(visitMarks).where(notInArray(visitMarks.day, [...days]))
  await db.delete(visitSalts).where(notInArray(visitSalts.day, [...days]))
}
