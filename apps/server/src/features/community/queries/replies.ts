import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { communityMembers, replies, replyLikes, users } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'
import { memberColumns } from './members.ts'
import { nobody, type PlaceInList } from './posts.ts'

export type ReplyRow = typeof replies.$inferSelect

function selectFor(db: Db, readerId: string | null) {
  return db
    .select({ reply: replies, author: memberColumns, likedBy: replyLikes.memberId })
    .from(replies)
    .innerJoin(communityMembers, eq(communityMembers.id, replies.authorId))
    .leftJoin(users, eq(users.id, communityMembers.userId))
    .leftJoin(replyLikes, and(eq(replyLikes.replyId, replies.id), eq(replyLikes.memberId, readerId ?? nobody)))
    .$dynamic()
}

/** A reply with its author and whether the reader likes it. */
export type ReadReply = Awaited<ReturnType<typeof selectFor>>[number]

export type ReplyList = { postId: string; readerId: string | null; after: PlaceInList | null; count: number }

/** Visible replies of a post, oldest first; hidden ones only for their author, who reads the reason there. */
export function selectReplies(db: Db, { postId, readerId, after, count }: ReplyList): Promise<ReadReply[]> {
  const later =
    after === null
      ? undefined
      : or(gt(replies.createdAt, after.at), and(eq(replies.createdAt, after.at), gt(replies.id, after.id)))
  return selectFor(db, readerId)
    .where(
      and(
        eq(replies.postId, postId),
        or(isNull(replies.hiddenReason), eq(replies.authorId, readerId ?? nobody)),
        later,
      ),
    )
    .orderBy(asc(replies.createdAt), asc(replies.id))
    .limit(count)
}

export async function selectReply(db: Db, id: string, readerId: string | null): Promise<ReadReply | null> {
  const rows = await selectFor(db, readerId).where(eq(replies.id, id))
  return rows[0] ?? null
}

/** The reply alone, locked until the transaction ends. */
export async function lockReply(db: Db, id: string): Promise<ReplyRow | null> {
  const rows = await db.select().from(replies).where(eq(replies.id, id)).for('no key update')
  return rows[0] ?? null
}

export async function selectReplyFacts(db: Db, id: string): Promise<Pick<ReplyRow, 'authorId' | 'postId'> | null> {
  const rows = await db
    .select({ authorId: replies.authorId, postId: replies.postId })
    .from(replies)
    .where(eq(replies.id, id))
  return rows[0] ?? null
}

export async function selectReplyByClient(db: Db, authorId: string, clientId: string): Promise<string | null> {
  const rows = await db
    .select({ id: replies.id })
    .from(replies)
    .where(and(eq(replies.authorId, authorId), eq(replies.clientId, clientId)))
  return rows[0]?.id ?? null
}

export async function insertReply(db: Db, row: typeof replies.$inferInsert): Promise<void> {
  await db.insert(replies).values(row)
}

export async function updateReply(db: Db, id: string, change: Partial<typeof replies.$inferInsert>): Promise<void> {
  await db.update(replies).set(change).where(eq(replies.id, id))
}

export async function addToReply(db: Db, id: string, likes: number): Promise<void> {
  await db
    .update(replies)
    .set({ likes: sql`${replies.likes} + ${likes}` })
    .where(eq(replies.id, id))
}

export async function removeReply(db: Db, id: string): Promise<void> {
  await db.delete(replies).where(eq(replies.id, id))
}
