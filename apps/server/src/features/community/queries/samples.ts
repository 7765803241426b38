import { communityMembers, posts, replies } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

/** Stores an author of sample posts; false when it is there already. */
export async function insertSampleAuthor(db: Db, row: typeof communityMembers.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(communityMembers)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: communityMembers.id })
  return rows.length === 1
}

export async function insertSamples(
  db: Db,
  rows: { posts: (typeof posts.$inferInsert)[]; replies: (typeof replies.$inferInsert)[] },
): Promise<void> {
  await db.insert(posts).values(rows.posts)
  await db.insert(replies).values(rows.replies)
}
