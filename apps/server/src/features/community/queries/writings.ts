import { and, desc, eq, gt, lte } from 'drizzle-orm'
import { communityWritings } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

export type WritingKind = 'post' | 'reply'
export type Writing = { textHash: string; createdAt: Date }

export async function insertWriting(
  db: Db,
  row: Writing & { id: string; authorId: string; kind: WritingKind },
): Promise<void> {
  await db.insert(communityWritings).values(row)
}

/** What a person has written since an instant, the newest first, deleted texts included. */
export function selectWritings(
  db: Db,
  { authorId, kind, since }: { authorId: string; kind: WritingKind; since: Date },
): Promise<Writing[]> {
  const { textHash, createdAt } = communityWritings
  return db
    .select({ textHash, createdAt })
    .from(communityWritings)
    .where(and(eq(communityWritings.authorId, authorId), eq(communityWritings.kind, kind), gt(createdAt, since)))
    .orderBy(desc(createdAt))
}

export async function deleteWritingsBefore(db: Db, until: Date): Promise<void> {
  await db.delete(communityWritings).where(lte(communityWritings.createdAt, until))
}
