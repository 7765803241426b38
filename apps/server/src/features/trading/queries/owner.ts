import { eq } from 'drizzle-orm'
import { users } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

export async function selectOwnerEmail(db: Db, userId: string): Promise<string | null> {
  const rows = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return rows[0]?.email ?? null
}
