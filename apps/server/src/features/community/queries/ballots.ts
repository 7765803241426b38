import type { VoteState } from '@stratomate/contracts'
import { and, eq, gt } from 'drizzle-orm'
import { postLikes, postVotes, replyLikes } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'
import { isAnyOf } from '#server/db/conditions.ts'

type Ballot = { memberId: string; at: Date }

/** Stores a like; false when it is there already. */
export async function insertPostLike(db: Db, postId: string, ballot: Ballot): Promise<boolean> {
  const rows = await db
    .insert(postLikes)
    .values({ postId, ...ballot })
    .onConflictDoNothing()
    .returning({ id: postLikes.postId })
  return rows.length === 1
}

/** Takes a like back; false when there was none. */
export async function deletePostLike(db: Db, postId: string, memberId: string): Promise<boolean> {
  const rows = await db
    .delete(postLikes)
    .where(and(eq(postLikes.postId, postId), eq(postLikes.memberId, memberId)))
    .returning({ id: postLikes.postId })
  return rows.length === 1
}

/** Stores a like; false when it is there already. */
export async function insertReplyLike(db: Db, replyId: string, ballot: Ballot): Promise<boolean> {
  const rows = await db
    .insert(replyLikes)
    .values({ replyId, ...ballot })
    .onConflictDoNothing()
    .returning({ id: replyLikes.replyId })
  return rows.length === 1
}

/** Takes a like back; false when there was none. */
export async function deleteReplyLike(db: Db, replyId: string, memberId: string): Promise<boolean> {
  const rows = await db
    .delete(replyLikes)
    .where(and(eq(replyLikes.replyId, replyId), eq(replyLikes.memberId, memberId)))
    .returning({ id: replyLikes.replyId })
  return rows.length === 1
}

export type PostBallot = { postId: string; memberId: string }

/** Which of these posts each of these people likes. */
export function selectPostLikes(
  db: Db,
  { memberIds, postIds }: { memberIds: readonly string[]; postIds: readonly string[] },
): Promise<PostBallot[]> {
  return db
    .select({ postId: postLikes.postId, memberId: postLikes.memberId })
    .from(postLikes)
    .where(and(isAnyOf(postLikes.postId, postIds), isAnyOf(postLikes.memberId, memberIds)))
}

/** How each of these people has voted on these posts: 1 or −1. */
export function selectPostVotes(
  db: Db,
  { memberIds, postIds }: { memberIds: readonly string[]; postIds: readonly string[] },
): Promise<(PostBallot & { value: number })[]> {
  return db
    .select({ postId: postVotes.postId, memberId: postVotes.memberId, value: postVotes.value })
    .from(postVotes)
    .where(and(isAnyOf(postVotes.postId, postIds), isAnyOf(postVotes.memberId, memberIds)))
}

/** How many likes a person has given since an instant. */
export async function countLikes(db: Db, memberId: string, since: Date): Promise<number> {
  const onPosts = await db.$count(postLikes, and(eq(postLikes.memberId, memberId), gt(postLikes.at, since)))
  return onPosts + (await db.$count(replyLikes, and(eq(replyLikes.memberId, memberId), gt(replyLikes.at, since))))
}

export async function selectVote(db: Db, postId: string, memberId: string): Promise<VoteState> {
  const rows = await db
    .select({ value: postVotes.value })
    .from(postVotes)
    .where(and(eq(postVotes.postId, postId), eq(postVotes.memberId, memberId)))
  return voteOf(rows[0]?.value ?? null)
}

/** Reads a ballot: 1, −1 or none. */
export function voteOf(value: number | null): VoteState {
  if (value === null) return 'none'
  return value > 0 ? 'up' : 'down'
}

export async function putVote(
  db: Db,
  postId: string,
  { memberId, at, value }: Ballot & { value: 1 | -1 | 0 },
): Promise<void> {
  if (value === 0) {
    await db.delete(postVotes).where(and(eq(postVotes.postId, postId), eq(postVotes.memberId, memberId)))
    return
  }
  await db
    .insert(postVotes)
    .values({ postId, memberId, value, at })
    .onConflictDoUpdate({ target: [postVotes.postId, postVotes.memberId], set: { value, at } })
}

/** How many ballots a person has cast since an instant. */
export function countVotes(db: Db, memberId: string, since: Date): Promise<number> {
  return db.$count(postVotes, and(eq(postVotes.memberId, memberId), gt(postVotes.at, since)))
}
