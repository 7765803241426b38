import { and, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
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

/** Stores the salt of a day unless it has one, and answers the stored one. */
export async function keepSalt(db: Db, day: string, salt: string): Promise<string> {
  await db.insert(visitSalts).values({ day, salt }).onConflictDoNothing()
  return (await selectSalts(db, [day])).get(day) ?? salt
}

/** Who was on which page. */
export type Mark = Pick<typeof visitMarks.$inferInsert, 'visitorHash' | 'path'>

/** Those of the marks that were counted after an instant, as `hash path`. */
export async function selectCounted(db: Db, marks: readonly Mark[], since: Date): Promise<Set<string>> {
  const rows = await db
    .select({ visitorHash: visitMarks.visitorHash, path: visitMarks.path })
    .from(visitMarks)
    .where(
      and(
        sql`(${visitMarks.visitorHash}, ${visitMarks.path}) in (select * from ${rowsOf(marks)})`,
        gt(visitMarks.countedAt, since),
      ),
    )
  return new Set(rows.map(({ visitorHash, path }) => `${visitorHash} ${path}`))
}

/**
 * Marks visitors as counted and adds them to the counters of their pages; answers those who had not been counted since
 * `since`. One statement, so that simultaneous calls do not count twice and a batch costs one trip to the database.
 * Marks before counters, each in the order of their keys, which prevents deadlocks. No mark may be named twice.
 */
export async function countMarks(
  db: Db,
  marks: readonly Mark[],
  { day, now, since }: { day: string; now: Date; since: Date },
): Promise<Mark[]> {
  const result = await db.execute<{ visitor_hash: string; path: string }>(sql`
    with added as (
      insert into ${visitMarks} (visitor_hash, path, day, counted_at)
      select hash, path, ${day}::date, ${now.toISOString()}::timestamptz
      from ${rowsOf(marks)} as visit (hash, path)
      order by hash, path
      on conflict (visitor_hash, path) do update set counted_at = excluded.counted_at
      where ${visitMarks.countedAt} <= ${since.toISOString()}::timestamptz
      returning visitor_hash, path
    ), counted as (
      insert into ${visitCounters} (path, visits)
      select path, count(*)::int from added group by path order by path
      on conflict (path) do update set visits = ${visitCounters.visits} + excluded.visits
    )
    select visitor_hash, path from added`)
  return result.rows.map(({ visitor_hash: visitorHash, path }) => ({ visitorHash, path }))
}

function rowsOf(marks: readonly Mark[]): SQL {
  const hashes = sql.param(marks.map(({ visitorHash }) => visitorHash))
  const paths = sql.param(marks.map(({ path }) => path))
  return sql`unnest(${hashes}::text[], ${paths}::text[])`
}

export async function upsertThreshold(db: Db, path: string, threshold: number): Promise<void> {
  await db
    .insert(visitCounters)
    .values({ path, threshold })
    .onConflictDoUpdate({ target: visitCounters.path, set: { threshold } })
}

/**
 * Deletes the salts of all days before one, and what was marked under them. Later days stay: this may run late, after
 * midnight has brought a new one, which is in use as soon as it is stored.
 */
export async function deleteSaltsBefore(db: Db, day: string): Promise<void> {
  await db.delete(visitMarks).where(lt(visitMarks.day, day))
  await db.delete(visitSalts).where(lt(visitSalts.day, day))
}
