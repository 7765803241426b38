import type { ReportInput } from '@stratomate/contracts'
import { communityRules } from '@stratomate/domain'
import { say } from '#server/features/say.ts'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { dayBefore } from './check-text.ts'
import { hidePost, hideReply, lockPostWithAuthor, lockReplyWithPost } from './hide-content.ts'
import { emailModerated } from './moderation-mail.ts'
import { selectMemberOf } from '../queries/members.ts'
import { publishCounts } from '../posts/read-counts.ts'
import { countReportsBy, countTrusted, insertReport } from '../queries/reports.ts'

/** The reason shown to its author while a text waits for a moderator. */
const waitingReason = 'Several people have reported this. It is hidden until a moderator has looked.'

/**
 * Tells the moderators. Three reports by people whose accounts are old enough hide a text until a moderator looks at
 * it. `address` is a keyed hash of an anonymous reporter's network address. Errors: not_found, posting_limited.
 */
export async function reportContent(ctx: Ctx, input: ReportInput, address: string): Promise<void> {
  const hidden = await ctx.db.transaction(async (tx) => {
    const row = await (input.target === 'post' ? lockPostWithAuthor(tx, input.id) : lockReplyWithPost(tx, input.id))
    if (row === null) throw new AppError('not_found')
    const { reporter, isTrusted } = await reporterOf(tx, ctx, address)
    const sent = await countReportsBy(tx, reporter, dayBefore(ctx.now()))
    if (sent >= communityRules.reportsPerDay) throw new AppError('posting_limited')
    const { target, id, reason, note = null } = input
    const place = target === 'post' ? { postId: id } : { replyId: id }
    const isNew = await insertReport(tx, {
      id: ctx.newId(),
      ...place,
      reporter,
      isTrusted,
      reason,
      note,
      reportedAt: ctx.now(),
    })
    if (!isNew || row.hiddenReason !== null) return null
    if ((await countTrusted(tx, { target, id })) < communityRules.reportsToHide) return null
    await (target === 'post' ? hidePost(tx, id, waitingReason) : hideReply(tx, id, waitingReason))
    const what = target === 'post' ? say('Your post was hidden') : say('Your reply was hidden')
    const key = `reported:${id}:${ctx.now().getTime()}`
    const postId = 'postId' in row ? row.postId : row.id
    await emailModerated(tx, ctx, { authorId: row.authorId, what, reason: say(waitingReason), key, postId })
    return row
  })
  if (hidden === null) return
  if ('postId' in hidden) ctx.bus.toCommunity('reply.removed', { id: hidden.id, postId: hidden.postId })
  else {
    ctx.bus.toCommunity('post.removed', { id: hidden.id })
    await publishCounts(ctx)
  }
}

/** The report of an account counts toward hiding from the account's second day on. */
async function reporterOf(tx: Db, ctx: Ctx, address: string): Promise<{ reporter: string; isTrusted: boolean }> {
  if (ctx.actor.kind !== 'member') return { reporter: `address:${address}`, isTrusted: false }
  const own = await selectMemberOf(tx, ctx.actor.userId)
  const since = own?.accountSince ?? null
  return { reporter: `account:${ctx.actor.userId}`, isTrusted: since !== null && since < dayBefore(ctx.now()) }
}
