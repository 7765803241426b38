import type { Db } from '#server/features/database.ts'
import { addToMember, lockMembers } from '../queries/members.ts'
import { addToCount, addToPost, lockPost, type PostRow, selectPostAuthor, updatePost } from '../queries/posts.ts'
import { lockReply, type ReplyRow, selectReplyFacts, updateReply } from '../queries/replies.ts'

/**
 * A post with all whose sums change with it, locked in the order of every writer: author, post. Two who act on each
 * other in another order would wait for each other for ever.
 */
export async function lockPostWithAuthor(tx: Db, id: string): Promise<PostRow | null> {
  const authorId = await selectPostAuthor(tx, id)
  if (authorId === null) return null
  await lockMembers(tx, [authorId])
  return lockPost(tx, id)
}

/** A reply with the post that counts it, locked in the order of every writer: post, reply. */
export async function lockReplyWithPost(tx: Db, id: string): Promise<ReplyRow | null> {
  const facts = await selectReplyFacts(tx, id)
  if (facts === null) return null
  await lockPost(tx, facts.postId)
  return lockReply(tx, id)
}

/** Hides a post with a reason that its author sees; hidden already, only the reason changes. */
export async function hidePost(tx: Db, id: string, reason: string): Promise<void> {
  const row = await lockPostWithAuthor(tx, id)
  if (row === null) return
  await updatePost(tx, id, { hiddenReason: reason })
  if (row.hiddenReason !== null) return
  await addToCount(tx, row.category, -1)
  await addToMember(tx, row.authorId, { posts: -1, votes: -row.votes })
}

/** Shows a hidden post again. */
export async function showPost(tx: Db, id: string): Promise<void> {
  const row = await lockPostWithAuthor(tx, id)
  if (row === null || row.hiddenReason === null) return
  await updatePost(tx, id, { hiddenReason: null })
  await addToCount(tx, row.category, 1)
  await addToMember(tx, row.authorId, { posts: 1, votes: row.votes })
}

/** As `hidePost`, for a reply. */
export async function hideReply(tx: Db, id: string, reason: string): Promise<void> {
  const row = await lockReplyWithPost(tx, id)
  if (row === null) return
  await updateReply(tx, id, { hiddenReason: reason })
  if (row.hiddenReason === null) await addToPost(tx, row.postId, { replies: -1 })
}

/** Shows a hidden reply again. */
export async function showReply(tx: Db, id: string): Promise<void> {
  const row = await lockReplyWithPost(tx, id)
  if (row === null || row.hiddenReason === null) return
  await updateReply(tx, id, { hiddenReason: null })
  await addToPost(tx, row.postId, { replies: 1 })
}
