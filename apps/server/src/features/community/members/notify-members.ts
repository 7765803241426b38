import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { notify } from '#server/features/notifications/notify.ts'
import { queueMentionMail, queueReplyMail, type WrittenText } from './community-mails.ts'
import { selectAccountOf } from '../queries/mailbox.ts'
import type { Mention } from './resolve-mentions.ts'

/** Notifies the author of a post of a reply to it. */
export async function notifyReplied(
  tx: Db,
  ctx: Ctx,
  { source, to }: { source: WrittenText; to: string },
): Promise<void> {
  if (to === source.author.id || source.replyId === null) return
  const userId = await selectAccountOf(tx, to)
  if (userId === null) return
  const about = { actor: source.author.name, postId: source.post.id, replyId: source.replyId, isHeld: source.isHeld }
  await notify(tx, ctx, { kind: 'reply', userId, cause: `reply:${source.replyId}`, ...about })
  if (!source.isHeld) await queueReplyMail(tx, ctx, { source, to, replyId: source.replyId })
}

/** Notifies everybody whom a text names, once each; `except` has already been notified of the reply. */
export async function notifyMentioned(
  tx: Db,
  ctx: Ctx,
  { source, mentions, except }: { source: WrittenText; mentions: readonly Mention[]; except: string | null },
): Promise<void> {
  const place = source.replyId ?? source.post.id
  const about = { actor: source.author.name, postId: source.post.id, replyId: source.replyId, isHeld: source.isHeld }
  for (const [memberId, { userId }] of new Map(mentions.map((mention) => [mention.memberId, mention]))) {
    if (memberId === source.author.id || memberId === except) continue
    await notify(tx, ctx, { kind: 'mention', userId, cause: `mention:${place}`, ...about })
    if (!source.isHeld) await queueMentionMail(tx, ctx, { source, to: memberId, place })
  }
}
