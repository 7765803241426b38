import { lt } from 'drizzle-orm'
import { refusals } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

export async function deleteRefusalsBefore(db: Db, cutoff: Date): Promise<void> {
  await db.delete(refusals).where(lt(refusals.at, cutoff))
}
