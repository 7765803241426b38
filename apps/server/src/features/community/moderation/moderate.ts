import type {
  DismissalInput,
  MemberAction,
  MemberModerationInput,
  ModerationInput,
  Post,
  Reply,
  ReportedItem,
} from '@stratomate/contracts'
import { dayMs } from '@stratomate/std/time'
import { say, typed, type Words } from '#server/features/say.ts'
import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import { type Ctx, requireModerator } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { hidePost, hideReply, lockPostWithAuthor, lockReplyWithPost, showPost, showReply } from './hide-content.ts'
import { authorView } from '../members/writer.ts'
import { selectMember, updateMember } from '../queries/members.ts'
import { queueModerationMail, emailModerated } from './moderation-mail.ts'
import { selectPost, updatePost } from '../queries/posts.ts'
import { publishCounts } from '../posts/read-counts.ts'
import { type ReplyRow, selectReply } from '../queries/replies.ts'
import { closeReports, type OpenReport, selectOpenReports } from '../queries/reports.ts'
import { postView, publicPost, publicReply, replyView } from '../posts/views.ts'

const reportedMax = 100
/** A suspension without an end of its own. */
const suspensionDays = 7

/**
 * Hides, shows, locks, unlocks, pins or unpins; the reports of a post that is hidden or shown are closed. Errors:
 * signed_out, forbidden, second_factor_needed, not_found.
 */
export async function moderatePost(ctx: Ctx, id: string, { action, reason }: ModerationInput): Promise<Post> {
  requireModerator(ctx)
  const post = await ctx.db.transaction(async (tx) => {
    const found = await lockPostWithAuthor(tx, id)
    if (found === null) throw new AppError('not_found')
    if (action === 'hide') await hidePost(tx, id, reason)
    else if (action === 'show') await showPost(tx, id)
    else if (action === 'lock' || action === 'unlock') await updatePost(tx, id, { isLocked: action === 'lock' })
    else await updatePost(tx, id, { isPinned: action === 'pin' })
    if (action === 'hide' || action === 'show') await closeReports(tx, { target: 'post', id }, ctx.now())
    await recordAudit(tx, ctx, { action: `community.post.${action}`, subjectId: id, detail: { reason } })
    // The same word again, as of a press that was repeated, is no news.
    if (action === 'hide' && found.hiddenReason !== reason)
      await queueModerationMail(tx, ctx, {
        authorId: found.authorId,
        what: say('Your post was hidden'),
        reason: typed(reason),
        key: `hidden:${id}:${ctx.now().getTime()}`,
        postId: id,
      })
    if (action === 'show' && found.hiddenReason !== null)
      await emailModerated(tx, ctx, {
        authorId: found.authorId,
        what: say('Your post is shown'),
        reason: typed(reason),
        key: `shown:${id}:${ctx.now().getTime()}`,
        postId: id,
      })
    const row = await selectPost(tx, id, null)
    if (row === null) throw new AppError('not_found')
    return postView(row, ctx.now())
  })
  if (post.hidden === null) ctx.bus.toCommunity('post.changed', { post: publicPost(post) })
  else ctx.bus.toCommunity('post.removed', { id })
  if (action === 'hide' || action === 'show') await publishCounts(ctx)
  return post
}

/** Hides or shows a reply. Errors: signed_out, forbidden, second_factor_needed, not_found, invalid_input. */
export async function moderateReply(ctx: Ctx, id: string, { action, reason }: ModerationInput): Promise<Reply> {
  requireModerator(ctx)
  if (action !== 'hide' && action !== 'show') {
    throw new AppError('invalid_input', { fields: { action: 'A reply can be hidden or shown.' } })
  }
  const reply = await ctx.db.transaction(async (tx) => {
    const found = await lockReplyWithPost(tx, id)
    if (found === null) throw new AppError('not_found')
    await (action === 'hide' ? hideReply(tx, id, reason) : showReply(tx, id))
    await closeReports(tx, { target: 'reply', id }, ctx.now())
    await recordAudit(tx, ctx, { action: `community.reply.${action}`, subjectId: id, detail: { reason } })
    await notifyReplyAuthor(tx, ctx, { found, action, reason })
    const row = await selectReply(tx, id, null)
    if (row === null) throw new AppError('not_found')
    return replyView(row, ctx.now())
  })
  if (reply.hidden === null) ctx.bus.toCommunity('reply.changed', { reply: publicReply(reply) })
  else ctx.bus.toCommunity('reply.removed', { id, postId: reply.postId })
  return reply
}

type ReplyAct = { found: ReplyRow; action: 'hide' | 'show'; reason: string }

/** The author is mailed only when something changes: not when a reply is hidden again for the same reason. */
async function notifyReplyAuthor(tx: Db, ctx: Ctx, { found, action, reason }: ReplyAct): Promise<void> {
  const { id, authorId, postId, hiddenReason } = found
  const isNews = action === 'hide' ? hiddenReason !== reason : hiddenReason !== null
  if (!isNews) return
  const key = `${action}:${id}:${ctx.now().getTime()}`
  const what = action === 'hide' ? say('Your reply was hidden') : say('Your reply is shown')
  await emailModerated(tx, ctx, { authorId, what, reason: typed(reason), key, postId })
}

/**
 * Warns, suspends or marks an author, who is mailed unless it is about a mark. Errors: signed_out, forbidden,
 * second_factor_needed, not_found, invalid_input.
 */
export async function moderateMember(ctx: Ctx, id: string, input: MemberModerationInput): Promise<void> {
  requireModerator(ctx)
  const { action, reason } = input
  await ctx.db.transaction(async (tx) => {
    const member = await selectMember(tx, id)
    if (member === null) throw new AppError('not_found')
    if (member.role !== null && member.role !== 'member')
      throw new AppError('forbidden', { message: 'Moderators and administrators cannot be moderated here.' })
    const change = changeOf(ctx, input)
    if (change !== null) await updateMember(tx, id, change)
    await recordAudit(tx, ctx, { action: `community.member.${action}`, subjectId: id, detail: { reason } })
    const what = auditText(action, change?.suspendedUntil ?? null)
    if (what === null) return
    const key = `${action}:${id}:${ctx.now().getTime()}`
    await queueModerationMail(tx, ctx, { authorId: id, what, reason: typed(reason), key })
  })
}

/** What the person is told; null for a mark, which is visible beside the name. */
function auditText(action: MemberAction, until: Date | null): Words | null {
  switch (action) {
    case 'warn':
      return say('A warning from the moderators')
    case 'suspend':
      return until === null ? null : say('You may not write until {until}', { until: { moment: until } })
    case 'lift':
      return say('You may write again')
    case 'mark-expert':
    case 'mark-verified':
    case 'unmark':
      return null
    default:
      return action satisfies never
  }
}

type MemberChange = Parameters<typeof updateMember>[2]

/** Null where the person only gets words: a warning leaves a suspension and its reason as they are. */
function changeOf(ctx: Ctx, { action, reason, until }: MemberModerationInput): MemberChange | null {
  switch (action) {
    case 'suspend': {
      const end = until === undefined ? new Date(ctx.now().getTime() + suspensionDays * dayMs) : new Date(until)
      if (end <= ctx.now()) throw new AppError('invalid_input', { fields: { until: 'The end must lie ahead.' } })
      return { suspendedUntil: end, suspendedReason: reason }
    }
    case 'lift':
      return { suspendedUntil: null, suspendedReason: null }
    case 'mark-expert':
      return { mark: 'expert' }
    case 'mark-verified':
      return { mark: 'verified' }
    case 'unmark':
      return { mark: null }
    case 'warn':
      return null
    default:
      return action satisfies never
  }
}

/** What waits for a moderator, the oldest first. Errors: signed_out, forbidden, second_factor_needed. */
export async function listReports(ctx: Ctx): Promise<{ items: ReportedItem[] }> {
  requireModerator(ctx)
  const byThing = Map.groupBy(await selectOpenReports(ctx.db, reportedMax), ({ postId, replyId }) => postId ?? replyId)
  const items: ReportedItem[] = []
  for (const reports of byThing.values()) {
    const item = await reportedItem(ctx.db, ctx, reports)
    if (item !== null) items.push(item)
  }
  return { items }
}

async function reportedItem(db: Db, ctx: Ctx, reports: readonly OpenReport[]): Promise<ReportedItem | null> {
  const [first] = reports
  if (first === undefined) return null
  const facts = reports.map(({ reason, note, reportedAt }) => ({ reason, note, at: reportedAt.toISOString() }))
  const common = { firstReportedAt: first.reportedAt.toISOString(), reports: facts }
  if (first.postId !== null) {
    const row = await selectPost(db, first.postId, null)
    if (row === null) return null
    const { id, content, hiddenReason } = row.post
    return {
      ...common,
      target: 'post',
      id,
      postId: id,
      author: authorView(row.author, ctx.now()),
      content,
      hidden: hiddenReason !== null,
    }
  }
  const row = first.replyId === null ? null : await selectReply(db, first.replyId, null)
  if (row === null) return null
  const { id, postId, content, hiddenReason } = row.reply
  return {
    ...common,
    target: 'reply',
    id,
    postId,
    author: authorView(row.author, ctx.now()),
    content,
    hidden: hiddenReason !== null,
  }
}

/** Closes the reports of a post or reply that stays as it is. Errors: signed_out, forbidden, second_factor_needed, not_found. */
export async function dismissReports(ctx: Ctx, id: string, { reason }: DismissalInput): Promise<void> {
  requireModerator(ctx)
  await ctx.db.transaction(async (tx) => {
    const closed =
      (await closeReports(tx, { target: 'post', id }, ctx.now())) +
      (await closeReports(tx, { target: 'reply', id }, ctx.now()))
    if (closed === 0) throw new AppError('not_found')
    await recordAudit(tx, ctx, {
      action: 'community.reports.dismiss',
      subjectId: id,
      detail: { reports: closed, reason },
    })
  })
}
