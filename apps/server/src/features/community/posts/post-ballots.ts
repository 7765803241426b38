import type { Post, Reply, VoteState } from '@stratomate/contracts'
import { communityRules, voteChange, voteValue } from '@stratomate/domain'
import { AppError } from '#server/features/app-error.ts'
import { type Ctx, requireMember } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { dayBefore } from '../moderation/check-text.ts'
import { lockWriter, type Writer } from '../members/writer.ts'
import {
  countLikes,
  countVotes,
  deletePostLike,
  deleteReplyLike,
  insertPostLike,
  insertReplyLike,
  putVote,
  selectVote,
} from '../queries/ballots.ts'
import { addToMember } from '../queries/members.ts'
import { addToPost, lockPost, type PostRow, selectPost, selectPostAuthor } from '../queries/posts.ts'
import { addToReply, lockReply, selectReply } from '../queries/replies.ts'
import { postView, publicPost, publicReply, replyView } from './views.ts'

/** Likes a post or takes the like back; the same again changes nothing. Errors: signed_out, not_found, posting_limited, posting_suspended. */
export async function likePost(ctx: Ctx, id: string, wish: 'like' | 'unlike'): Promise<Post> {
  const post = await ctx.db.transaction(async (tx) => {
    const writer = await lockWriter(tx, ctx)
    await lockShownPost(tx, id)
    if (wish === 'like') {
      await requireLikesLeft(tx, ctx, writer)
      if (await insertPostLike(tx, id, { memberId: writer.id, at: ctx.now() })) await addToPost(tx, id, { likes: 1 })
    } else if (await deletePostLike(tx, id, writer.id)) await addToPost(tx, id, { likes: -1 })
    return readPost(tx, ctx, { id, writer })
  })
  ctx.bus.toCommunity('post.changed', { post: publicPost(post) })
  return post
}

/** As `likePost`, for a reply. */
export async function likeReply(ctx: Ctx, id: string, wish: 'like' | 'unlike'): Promise<Reply> {
  const reply = await ctx.db.transaction(async (tx) => {
    const writer = await lockWriter(tx, ctx)
    const row = await lockReply(tx, id)
    if (row === null || row.hiddenReason !== null) throw new AppError('not_found')
    if (wish === 'like') {
      await requireLikesLeft(tx, ctx, writer)
      if (await insertReplyLike(tx, id, { memberId: writer.id, at: ctx.now() })) await addToReply(tx, id, 1)
    } else if (await deleteReplyLike(tx, id, writer.id)) await addToReply(tx, id, -1)
    const read = await selectReply(tx, id, writer.id)
    if (read === null) throw new AppError('not_found')
    return replyView(read, ctx.now())
  })
  ctx.bus.toCommunity('reply.changed', { reply: publicReply(reply) })
  return reply
}

/**
 * Casts a ballot on shared settings; `vote` is the final state, so a repeat changes nothing. Errors: signed_out,
 * not_found, forbidden for the own post, invalid_input for a post without settings, posting_limited, posting_suspended.
 */
export async function voteOnPost(ctx: Ctx, id: string, vote: VoteState): Promise<Post> {
  requireMember(ctx)
  const authorId = await selectPostAuthor(ctx.db, id)
  if (authorId === null) throw new AppError('not_found')
  const post = await ctx.db.transaction(async (tx) => {
    const writer = await lockWriter(tx, ctx, [authorId])
    if (writer.id === authorId) throw new AppError('forbidden', { message: 'You cannot vote on your own post.' })
    const row = await lockShownPost(tx, id)
    if (row.settings === null)
      throw new AppError('invalid_input', { fields: { vote: 'Only posts with settings are voted on.' } })
    const before = await selectVote(tx, id, writer.id)
    const change = voteChange(before, vote)
    if (change !== 0) {
      await requireVotesLeft(tx, ctx, { writer, before })
      await putVote(tx, id, { memberId: writer.id, at: ctx.now(), value: voteValue(vote) })
      await addToPost(tx, id, { votes: change })
      await addToMember(tx, authorId, { votes: change })
    }
    return readPost(tx, ctx, { id, writer })
  })
  ctx.bus.toCommunity('post.changed', { post: publicPost(post) })
  return post
}

async function requireLikesLeft(tx: Db, ctx: Ctx, writer: Writer): Promise<void> {
  const given = await countLikes(tx, writer.id, dayBefore(ctx.now()))
  if (given < communityRules.likesPerDay) return
  throw new AppError('posting_limited', {
    message: `You have given ${communityRules.likesPerDay} likes in a day, which is the limit.`,
  })
}

/** Changing a ballot does not count as another one. */
async function requireVotesLeft(
  tx: Db,
  ctx: Ctx,
  { writer, before }: { writer: Writer; before: VoteState },
): Promise<void> {
  if (before !== 'none') return
  const cast = await countVotes(tx, writer.id, dayBefore(ctx.now()))
  if (cast < communityRules.votesPerDay) return
  throw new AppError('posting_limited', {
    message: `You have voted ${communityRules.votesPerDay} times in a day, which is the limit.`,
  })
}

async function lockShownPost(tx: Db, id: string): Promise<PostRow> {
  const row = await lockPost(tx, id)
  if (row === null || row.hiddenReason !== null) throw new AppError('not_found')
  return row
}

async function readPost(tx: Db, ctx: Ctx, { id, writer }: { id: string; writer: Writer }): Promise<Post> {
  const row = await selectPost(tx, id, writer.id)
  if (row === null) throw new AppError('not_found')
  return postView(row, ctx.now())
}
