import type { Post, PostProof, Reply } from '@stratomate/contracts'
import { proofBadge } from '@stratomate/domain/reference/proof-badge'
import { authorView } from '../members/writer.ts'
import { voteOf } from '../queries/ballots.ts'
import type { ReadPost } from '../queries/posts.ts'
import type { ReadReply } from '../queries/replies.ts'

/** A post as its reader sees it. */
export function postView({ post, author, proof, likedBy, vote }: ReadPost, now: Date): Post {
  return {
    id: post.id,
    author: authorView(author, now),
    category: post.category,
    content: post.content,
    mentions: post.mentions,
    settings: post.settings,
    proof: proof === null ? null : proofView(proof),
    createdAt: post.createdAt.toISOString(),
    editedAt: post.editedAt?.toISOString() ?? null,
    likes: post.likes,
    liked: likedBy !== null,
    votes: post.settings === null ? null : post.votes,
    voted: voteOf(vote),
    replies: post.replies,
    locked: post.isLocked,
    pinned: post.isPinned,
    hidden: post.hiddenReason === null ? null : { reason: post.hiddenReason },
    sample: post.isSample,
  }
}

/** Shows nothing of a proof that the server has not checked. */
function proofView({ state, checkedAt, ...proof }: NonNullable<ReadPost['proof']>): PostProof | null {
  if (state === 'refused') return null
  const badge = proofBadge({ isReproduced: state === 'reproduced', ...proof })
  return { ...proof, badge, checkedAt: checkedAt?.toISOString() ?? null }
}

export function replyView({ reply, author, likedBy }: ReadReply, now: Date): Reply {
  return {
    id: reply.id,
    postId: reply.postId,
    author: authorView(author, now),
    content: reply.content,
    mentions: reply.mentions,
    createdAt: reply.createdAt.toISOString(),
    editedAt: reply.editedAt?.toISOString() ?? null,
    likes: reply.likes,
    liked: likedBy !== null,
    hidden: reply.hiddenReason === null ? null : { reason: reply.hiddenReason },
    sample: reply.isSample,
  }
}

/** What everybody may see of a post: without a reader's own likes and votes. */
export function publicPost(post: Post): Post {
  return { ...post, liked: false, voted: 'none' }
}

export function publicReply(reply: Reply): Reply {
  return { ...reply, liked: false }
}
