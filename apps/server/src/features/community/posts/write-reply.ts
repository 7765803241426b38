import type { Post, Reply, ReplyChange, ReplyInput } from '@stratomate/contracts'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { countText, requireGoodText } from '../moderation/check-text.ts'
import { hideReply } from '../moderation/hide-content.ts'
import { holdText, heldReason, filteredWordIn } from '../moderation/hold-text.ts'
import { lockWriter, type Writer } from '../members/writer.ts'
import { addToPost, lockPost, type PostRow, selectPost } from '../queries/posts.ts'
import {
  insertReply,
  lockReply,
  removeReply,
  type ReplyRow,
  selectReply,
  selectReplyByClient,
  selectReplyFacts,
  updateReply,
} from '../queries/replies.ts'
import { resolveMentions, writtenNames } from '../members/resolve-mentions.ts'
import { notifyMentioned, notifyReplied } from '../members/notify-members.ts'
import { postView, publicPost, publicReply, replyView } from './views.ts'
import type { WrittenText } from '../members/community-mails.ts'

/**
 * Replies to a post and mails its author. Errors: signed_out, email_not_verified, not_found, post_locked,
 * posting_suspended, posting_limited, text_repeated, already_sent, invalid_input.
 */
export async function writeReply(ctx: Ctx, postId: string, input: ReplyInput): Promise<Reply> {
  const { reply, post } = await ctx.db.transaction(async (tx) => {
    const writer = await lockWriter(tx, ctx)
    const known = await selectReplyByClient(tx, writer.id, input.clientId)
    if (known !== null)
      return { reply: repeated(await viewOf(tx, ctx, { id: known, writer }), { postId, input }), post: null }
    const row = await lockOpenPost(tx, postId)
    const id = ctx.newId()
    await countText(tx, ctx, { id, kind: 'reply', content: input.content, writer })
    const mentions = await resolveMentions(tx, { content: input.content, postId })
    const word = await filteredWordIn(tx, ctx, input.content)
    const hiddenReason = word === null ? null : heldReason
    const written = writtenNames(mentions)
    const own = { id, postId, authorId: writer.id, mentions: written, hiddenReason, createdAt: ctx.now() }
    await insertReply(tx, { ...input, ...own })
    if (word === null) await addToPost(tx, postId, { replies: 1 })
    else await holdText(tx, ctx, { target: { target: 'reply', id }, word })
    const view = await viewOf(tx, ctx, { id, writer })
    const source = writtenTextOf(view, writer)
    await notifyReplied(tx, ctx, { source, to: row.authorId })
    await notifyMentioned(tx, ctx, { source, mentions, except: row.authorId })
    return { reply: view, post: await postOf(tx, ctx, postId) }
  })
  if (post !== null && reply.hidden === null) {
    ctx.bus.toCommunity('reply.changed', { reply: publicReply(reply) })
    ctx.bus.toCommunity('post.changed', { post })
  }
  return reply
}

/** As for posts: the reply that is already stored under the client id, if it belongs to this post. */
function repeated(reply: Reply, { postId, input }: { postId: string; input: ReplyInput }): Reply {
  if (reply.postId !== postId || reply.content !== input.content) throw new AppError('already_sent')
  return reply
}

/** Edits the own reply and marks it. Errors: signed_out, not_found, post_locked, posting_suspended, invalid_input. */
export async function changeReply(ctx: Ctx, id: string, change: ReplyChange): Promise<Reply> {
  const reply = await ctx.db.transaction(async (tx) => {
    const writer = await lockWriter(tx, ctx)
    const facts = await selectReplyFacts(tx, id)
    if (facts === null || facts.authorId !== writer.id) throw new AppError('not_found')
    await lockOpenPost(tx, facts.postId)
    const row = await lockOwnReply(tx, id, writer)
    requireGoodText(change.content, writer)
    const mentions = await resolveMentions(tx, { content: change.content, postId: facts.postId })
    await updateReply(tx, id, { ...change, mentions: writtenNames(mentions), editedAt: ctx.now() })
    const word = row.hiddenReason === null ? await filteredWordIn(tx, ctx, change.content) : null
    if (word !== null) {
      await hideReply(tx, id, heldReason)
      await holdText(tx, ctx, { target: { target: 'reply', id }, word })
    }
    const view = await viewOf(tx, ctx, { id, writer })
    await notifyMentioned(tx, ctx, { source: writtenTextOf(view, writer), mentions, except: null })
    return view
  })
  if (reply.hidden === null) ctx.bus.toCommunity('reply.changed', { reply: publicReply(reply) })
  else ctx.bus.toCommunity('reply.removed', { id, postId: reply.postId })
  return reply
}

/** Deletes the own reply. Errors: signed_out, not_found. */
export async function deleteReply(ctx: Ctx, id: string): Promise<void> {
  const { postId, post } = await ctx.db.transaction(async (tx) => {
    const writer = await lockWriter(tx, ctx)
    const facts = await selectReplyFacts(tx, id)
    if (facts === null || facts.authorId !== writer.id) throw new AppError('not_found')
    await lockPost(tx, facts.postId)
    const row = await lockOwnReply(tx, id, writer)
    await removeReply(tx, id)
    if (row.hiddenReason === null) await addToPost(tx, row.postId, { replies: -1 })
    return { postId: row.postId, post: await postOf(tx, ctx, row.postId) }
  })
  ctx.bus.toCommunity('reply.removed', { id, postId })
  if (post !== null) ctx.bus.toCommunity('post.changed', { post })
}

/** The post as everybody sees it, with how many replies it has now; null for one that is hidden. */
async function postOf(tx: Db, ctx: Ctx, id: string): Promise<Post | null> {
  const row = await selectPost(tx, id, null)
  return row === null || row.post.hiddenReason !== null ? null : publicPost(postView(row, ctx.now()))
}

async function lockOpenPost(tx: Db, id: string): Promise<PostRow> {
  const post = await lockPost(tx, id)
  if (post === null || post.hiddenReason !== null) throw new AppError('not_found')
  if (post.isLocked) throw new AppError('post_locked')
  return post
}

async function lockOwnReply(tx: Db, id: string, writer: Writer): Promise<ReplyRow> {
  const row = await lockReply(tx, id)
  if (row === null || row.authorId !== writer.id) throw new AppError('not_found')
  return row
}

function writtenTextOf({ id, postId, author, content, hidden }: Reply, writer: Writer): WrittenText {
  const isHeld = hidden !== null
  return { post: { id: postId }, replyId: id, author: { id: writer.id, name: author.name }, content, isHeld }
}

async function viewOf(tx: Db, ctx: Ctx, { id, writer }: { id: string; writer: Writer }): Promise<Reply> {
  const row = await selectReply(tx, id, writer.id)
  if (row === null) throw new AppError('not_found')
  return replyView(row, ctx.now())
}
