import { isDeepStrictEqual } from 'node:util'
import type { Post, PostChange, PostInput } from '@stratomate/contracts'
import { AppError } from '#server/features/app-error.ts'
import { type Ctx, requireMember } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { requireGoodSettings } from './good-settings.ts'
import { requireGoodProof } from './good-proof.ts'
import { publishProof } from '#server/features/proof-checks/find-own-proof.ts'
import { countText, requireGoodText } from '../moderation/check-text.ts'
import { hidePost } from '../moderation/hide-content.ts'
import { holdText, heldReason, filteredWordIn } from '../moderation/hold-text.ts'
import { lockWriter, type Writer } from '../members/writer.ts'
import { addToMember } from '../queries/members.ts'
import {
  addToCount,
  insertPost,
  lockPost,
  type PostRow,
  removePost,
  selectPost,
  selectPostByClient,
  updatePost,
} from '../queries/posts.ts'
import { publishCounts } from './read-counts.ts'
import { resolveMentions, writtenNames } from '../members/resolve-mentions.ts'
import { notifyMentioned } from '../members/notify-members.ts'
import { postView, publicPost } from './views.ts'
import type { WrittenText } from '../members/community-mails.ts'

/**
 * Publishes a post. Errors: signed_out, email_not_verified, posting_suspended, posting_limited, text_repeated,
 * already_sent, invalid_input.
 */
export async function writePost(ctx: Ctx, input: PostInput): Promise<Post> {
  requireGoodSettings(input.settings)
  const { post, isNew } = await ctx.db.transaction(async (tx) => {
    const writer = await lockWriter(tx, ctx)
    const known = await selectPostByClient(tx, writer.id, input.clientId)
    if (known !== null) return { post: repeated(await viewOf(tx, ctx, { id: known, writer }), input), isNew: false }
    await requireGoodProof(tx, writer, input)
    const id = ctx.newId()
    await countText(tx, ctx, { id, kind: 'post', content: input.content, writer })
    const mentions = await resolveMentions(tx, { content: input.content, postId: null })
    const written = writtenNames(mentions)
    const word = await filteredWordIn(tx, ctx, input.content)
    const hiddenReason = word === null ? null : heldReason
    const own = { id, authorId: writer.id, mentions: written, hiddenReason, createdAt: ctx.now() }
    await insertPost(tx, { ...input, ...own })
    if (input.proofId !== null) await publishProof(tx, input.proofId, ctx.now())
    if (word === null) {
      await addToCount(tx, input.category, 1)
      await addToMember(tx, writer.id, { posts: 1 })
    } else await holdText(tx, ctx, { target: { target: 'post', id }, word })
    const view = await viewOf(tx, ctx, { id, writer })
    await notifyMentioned(tx, ctx, { source: writtenTextOf(view, writer), mentions, except: null })
    return { post: view, isNew: true }
  })
  if (!isNew || post.hidden !== null) return post
  ctx.bus.toCommunity('post.changed', { post: publicPost(post) })
  await publishCounts(ctx)
  return post
}

/**
 * The post that is already stored under the client id. A form that got no answer may send a changed text under the same
 * id, which is refused.
 */
function repeated(post: Post, { category, content, settings, proofId }: PostInput): Post {
  const { category: firstCategory, content: firstContent, settings: firstSettings } = post
  const isSame = category === firstCategory && content === firstContent && isDeepStrictEqual(settings, firstSettings)
  // A proof that has been refused in the meantime is no longer shown.
  const isSameProof = post.proof === null || post.proof.id === proofId
  if (!isSame || !isSameProof) throw new AppError('already_sent')
  return post
}

/** Edits the own post and marks it. Errors: signed_out, not_found, post_locked, posting_suspended, invalid_input. */
export async function changePost(ctx: Ctx, id: string, change: PostChange): Promise<Post> {
  requireGoodSettings(change.settings)
  const post = await ctx.db.transaction(async (tx) => {
    const writer = await lockWriter(tx, ctx)
    const row = await lockOwnPost(tx, id, writer)
    if (row.isLocked) throw new AppError('post_locked')
    requireGoodText(change.content, writer)
    // Votes were cast on the earlier settings, so changed settings begin without votes.
    const keepsKind = (row.settings === null) === (change.settings === null)
    if (!keepsKind)
      throw new AppError('invalid_input', {
        fields: { settings: 'Settings cannot be added or taken away later. Write a new post.' },
      })
    await requireGoodProof(tx, writer, { settings: change.settings, proofId: row.proofId })
    const mentions = await resolveMentions(tx, { content: change.content, postId: id })
    await updatePost(tx, id, { ...change, mentions: writtenNames(mentions), editedAt: ctx.now() })
    const word = row.hiddenReason === null ? await filteredWordIn(tx, ctx, change.content) : null
    if (word !== null) {
      await hidePost(tx, id, heldReason)
      await holdText(tx, ctx, { target: { target: 'post', id }, word })
    }
    const view = await viewOf(tx, ctx, { id, writer })
    await notifyMentioned(tx, ctx, { source: writtenTextOf(view, writer), mentions, except: null })
    return view
  })
  if (post.hidden === null) ctx.bus.toCommunity('post.changed', { post: publicPost(post) })
  else {
    ctx.bus.toCommunity('post.removed', { id })
    await publishCounts(ctx)
  }
  return post
}

/** Deletes the own post with its replies. Errors: signed_out, not_found. */
export async function deletePost(ctx: Ctx, id: string): Promise<void> {
  requireMember(ctx)
  await ctx.db.transaction(async (tx) => {
    const writer = await lockWriter(tx, ctx)
    const row = await lockOwnPost(tx, id, writer)
    await removePost(tx, id)
    // Hiding a post already removed it from the counts.
    if (row.hiddenReason !== null) return
    await addToCount(tx, row.category, -1)
    await addToMember(tx, writer.id, { posts: -1, votes: -row.votes })
  })
  ctx.bus.toCommunity('post.removed', { id })
  await publishCounts(ctx)
}

async function lockOwnPost(tx: Db, id: string, writer: Writer): Promise<PostRow> {
  const row = await lockPost(tx, id)
  if (row === null || row.authorId !== writer.id) throw new AppError('not_found')
  return row
}

function writtenTextOf({ id, author, content, hidden }: Post, writer: Writer): WrittenText {
  const isHeld = hidden !== null
  return { post: { id }, replyId: null, author: { id: writer.id, name: author.name }, content, isHeld }
}

async function viewOf(tx: Db, ctx: Ctx, { id, writer }: { id: string; writer: Writer }): Promise<Post> {
  const row = await selectPost(tx, id, writer.id)
  if (row === null) throw new AppError('not_found')
  return postView(row, ctx.now())
}
