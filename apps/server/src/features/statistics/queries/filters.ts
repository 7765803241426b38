import { eq, sql } from 'drizzle-orm'
import { triedFilters } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

/** How many different filters an account has tried, `max` at most. */
export async function countFilters(db: Db, userId: string, max: number): Promise<number> {
  const result = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from ${triedFilters} where ${eq(triedFilters.userId, userId)} limit ${max}) as tried`,
  )
  return result.rows[0]?.count ?? 0
}

/** Keeps a filter that was tried, unless the account has tried `max` already. */
export async function keepFilter(
  db: Db,
  { userId, filter }: { userId: string; filter: string },
  max: number,
): Promise<number> {
  const tried = await countFilters(db, userId, max)
  if (tried >= max) return tried
  const added = await db
    .insert(triedFilters)
    .values({ userId, filter })
    .onConflictDoNothing()
    .returning({ filter: triedFilters.filter })
  // It was tried before, or another call has just stored it; it is counted in both cases.
  return added.length === 0 ? countFilters(db, userId, max) : tried + added.length
}
