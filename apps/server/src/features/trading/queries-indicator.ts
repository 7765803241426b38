import { eq } from 'drizzle-orm'
import { chosenIndicators } from '#server/db/tables/index.ts'
import type { Db } from '../database.ts'

export type ChosenIndicatorRow = typeof chosenIndicators.$inferSelect

export async function lockChosenIndicator(db: Db, userId: string): Promise<ChosenIndicatorRow | null> {
  const rows = await db.select().from(chosenIndicators).where(eq(chosenIndicators.userId, userId)).for('update')
  return rows[0] ?? null
}

export async function upsertChosenIndicator(db: Db, row: typeof chosenIndicators.$inferInsert): Promise<void> {
  const { indicatorId, changedOn } = row
  await db
    .insert(chosenIndicators)
    .values(row)
    .onConflictDoUpdate({ target: chosenIndicators.userId, set: { indicatorId, changedOn } })
}
