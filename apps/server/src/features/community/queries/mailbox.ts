import { and, eq } from 'drizzle-orm'
import { communityMembers, users } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

/** The account behind an author; null for a deleted one. */
export async function selectAccountOf(db: Db, memberId: string): Promise<string | null> {
  const rows = await db
    .select({ userId: communityMembers.userId })
    .from(communityMembers)
    .where(eq(communityMembers.id, memberId))
  return rows[0]?.userId ?? null
}

/** Where the person behind an author reads mails; null for a deleted account. */
export async function selectMailboxOf(db: Db, memberId: string): Promise<string | null> {
  const rows = await db
    .select({ email: users.email })
    .from(communityMembers)
    .innerJoin(users, and(eq(users.id, communityMembers.userId), eq(users.emailVerified, true)))
    .where(eq(communityMembers.id, memberId))
  return rows[0]?.email ?? null
}
