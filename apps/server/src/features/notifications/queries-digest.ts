import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { digestSettings, mailSettings, users } from '#server/db/tables/index.ts'
import type { Db } from '../database.ts'

export type DigestRow = typeof digestSettings.$inferSelect

export async function selectDigest(db: Db, userId: string): Promise<DigestRow | null> {
  const rows = await db.select().from(digestSettings).where(eq(digestSettings.userId, userId))
  return rows[0] ?? null
}

/** As `selectDigest`, locked until the transaction ends. */
export async function lockDigest(db: Db, userId: string): Promise<DigestRow | null> {
  const rows = await db.select().from(digestSettings).where(eq(digestSettings.userId, userId)).for('update')
  return rows[0] ?? null
}

export async function upsertDigest(db: Db, row: DigestRow): Promise<void> {
  const { rhythm, lastPeriod } = row
  await db
    .insert(digestSettings)
    .values(row)
    .onConflictDoUpdate({ target: digestSettings.userId, set: { rhythm, lastPeriod } })
}

/** A few people who want a digest and whose present period was not handled yet. */
export async function selectDueReaders(
  db: Db,
  periods: { daily: string; weekly: string },
  count: number,
): Promise<{ userId: string; email: string }[]> {
  const { rhythm, lastPeriod } = digestSettings
  return db
    .select({ userId: users.id, email: users.email })
    .from(mailSettings)
    .innerJoin(users, and(eq(users.id, mailSettings.userId), eq(users.emailVerified, true)))
    .leftJoin(digestSettings, eq(digestSettings.userId, mailSettings.userId))
    .where(
      and(
        eq(mailSettings.digest, true),
        or(
          isNull(digestSettings.userId),
          lt(lastPeriod, sql`case when ${rhythm} = 'weekly' then ${periods.weekly} else ${periods.daily} end`),
        ),
      ),
    )
    .limit(count)
}
