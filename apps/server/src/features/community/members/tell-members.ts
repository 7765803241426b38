import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { notify } from '#server/features/notifications/notify.ts'
import { queueMentionMail, queueReplyMail } from './community-mails.ts'
import { selectAccountOf } from '../queries/mailbox.ts'
import type { Mention } from './resolve-mentions.ts'
import type { Told } from './told.ts'

/** Tells the author of the post of a reply. */
export async function tellReplied(tx: Db, ctx: Ctx, { told, to }: { told: Told; to: string }): Promise<void> {
  if (to === told.author.id || told.replyId === null) return
  const userId = await selectAccountOf(tx, to)
  if (userId === null) return
  const about = { actor: told.author.name, postId: told.post.id, replyId: told.replyId, isHeld: told.isHeld }
  await notify(tx, ctx, { kind: 'reply', userId, cause: `reply:${told.replyId}`, ...about })
  if (!told.isHeld) await queueReplyMail(tx, ctx, { told, to, replyId: told.replyId })
}

/** Tells everybody whom a text names, once each; `except` is who is told of the reply already. */
export async function tellMentioned(
  tx: Db,
  ctx: Ctx,
  { told, mentions, except }: { told: Told; mentions: readonly Mention[]; except: string | null },
): Promise<void> {
  const place = told.replyId ?? told.post.id
  const about = { actor: told.author.name, postId: told.post.id, replyId: told.replyId, isHeld: told.isHeld }
  for (const [memberId, { userId }] of new Map(mentions.map((mention) => [mention.memberId, mention]))) {
    if (memberId === told.author.id || memberId === except) continue
    await notify(tx, ctx, { kind: 'mention', userId, cause: `mention:${place}`, ...about })
    if (!told.isHeld) await queueMentionMail(tx, ctx, { told, to: memberId, place })
  }
}
