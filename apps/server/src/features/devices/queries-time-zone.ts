import { and, desc, eq, sql } from 'drizzle-orm'
import { devices } from '#server/db/tables/index.ts'
import type { Db } from '../database.ts'

/** The time zone of the computer that reported last; null for a person who has connected none. */
export async function selectTimeZone(db: Db, userId: string): Promise<string | null> {
  const timeZone = sql<string>`${devices.state} ->> 'timeZone'`
  const rows = await db
    .select({ timeZone })
    .from(devices)
    .where(and(eq(devices.userId, userId), sql`${timeZone} is not null`))
    .orderBy(desc(devices.stateAt))
    .limit(1)
  return rows[0]?.timeZone ?? null
}
