import { eq, lt, sql } from 'drizzle-orm'
import { rateLimits } from '#server/db/tables/index.ts'
import type { Db } from '../database.ts'

type Try = { key: string; now: Date; everyMs: number; burst: number }

/**
 * Takes one try from a key in one conditional statement, so that two at once cannot take the same one. Null when it was
 * taken; else the moment at which the key has its whole burst again.
 */
export async function consumeTry(db: Db, { key, now, everyMs, burst }: Try): Promise<Date | null> {
  const taken = await db
    .insert(rateLimits)
    .values({ key, fullAt: later(now, everyMs) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { fullAt: sql`greatest(${rateLimits.fullAt}, ${now.toISOString()}::timestamptz) + ${interval(everyMs)}` },
      setWhere: sql`${rateLimits.fullAt} <= ${later(now, everyMs * (burst - 1)).toISOString()}::timestamptz`,
    })
    .returning({ key: rateLimits.key })
  if (taken.length === 1) return null
  const rows = await db.select({ fullAt: rateLimits.fullAt }).from(rateLimits).where(eq(rateLimits.key, key))
  return rows[0]?.fullAt ?? now
}

/** Gives one try of a key back. */
export async function restoreTry(db: Db, { key, everyMs }: Pick<Try, 'key' | 'everyMs'>): Promise<void> {
  await db
    .update(rateLimits)
    .set({ fullAt: sql`${rateLimits.fullAt} - ${interval(everyMs)}` })
    .where(eq(rateLimits.key, key))
}

/** Deletes keys that have their whole burst again, because they no longer limit anything. */
export async function deleteFullLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.fullAt, now))
}

function interval(ms: number) {
  return sql`make_interval(secs => ${ms / 1_000}::double precision)`
}

function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms)
}
