import type { Db } from '../database.ts'
import { addToMember } from './queries-members.ts'
import { addToCount, addToPost, lockPost, updatePost } from './queries-posts.ts'
import { lockReply, updateReply } from './queries-replies.ts'

/** Hides a post with a reason that its author sees; hidden already, only the reason changes. */
export async function hidePost(tx: Db, id: string, reason: string): Promise<void> {
  const row = await lockPost(tx, id)
  if (row === null) return
  await updatePost(tx, id, { hiddenReason: reason })
  if (row.hiddenReason !== null) return
  await addToCount(tx, row.category, -1)
  await addToMember(tx, row.authorId, { posts: -1, votes: -row.votes })
}

/** Shows a hidden post again. */
export async function showPost(tx: Db, id: string): Promise<void> {
  const row = await lockPost(tx, id)
  if (row === null || row.hiddenReason === null) return
  await updatePost(tx, id, { hiddenReason: null })
  await addToCount(tx, row.category, 1)
  await addToMember(tx, row.authorId, { posts: 1, votes: row.votes })
}

/** As `hidePost`, for a reply. */
export async function hideReply(tx: Db, id: string, reason: string): Promise<void> {
  const row = await lockReply(tx, id)
  if (row === null) return
  await updateReply(tx, id, { hiddenReason: reason })
  if (row.hiddenReason === null) await addToPost(tx, row.postId, { replies: -1 })
}

/** Shows a hidden reply again. */
export async function showReply(tx: Db, id: string): Promise<void> {
  const row = await lockReply(tx, id)
  if (row === null || row.hiddenReason === null) return
  await updateReply(tx, id, { hiddenReason: null })
  await addToPost(tx, row.postId, { replies: 1 })
}
