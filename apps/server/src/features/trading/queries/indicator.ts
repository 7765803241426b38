import { eq } from 'drizzle-orm'
import { chosenIndicators } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

export type ChosenIndicatorRow = typeof chosenIndicators.$inferSelect
type NewRow = typeof chosenIndicators.$inferInsert

export async function selectChosenIndicator(db: Db, userId: string): Promise<ChosenIndicatorRow | null> {
  const rows = await db.select().from(chosenIndicators).where(eq(chosenIndicators.userId, userId))
  return rows[0] ?? null
}

export async function lockChosenIndicator(db: Db, userId: string): Promise<ChosenIndicatorRow | null> {
  const rows = await db.select().from(chosenIndicators).where(eq(chosenIndicators.userId, userId)).for('update')
  return rows[0] ?? null
}

/** Whether it was the first choice; an existing one stays. */
export async function insertFirstIndicator(db: Db, row: NewRow): Promise<boolean> {
  const rows = await db.insert(chosenIndicators).values(row).onConflictDoNothing().returning()
  return rows.length > 0
}

export async function updateChosenIndicator(db: Db, { userId, ...row }: NewRow): Promise<void> {
  await db.update(chosenIndicators).set(row).where(eq(chosenIndicators.userId, userId))
}
