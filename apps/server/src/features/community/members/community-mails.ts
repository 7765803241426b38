import { brand } from '@stratomate/brand'
import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { selectMailboxOf } from '../queries/mailbox.ts'
import type { Told } from './told.ts'
import { site } from '#server/features/reader-words.ts'

const quotedMax = 500

type ReplyMail = { told: Told; to: string; replyId: string }
type MentionMail = { told: Told; to: string; place: string }

/** Tells the author of a post of a reply, where mails of replies are wanted. */
export async function queueReplyMail(tx: Db, ctx: Ctx, { told, to: memberId, replyId }: ReplyMail): Promise<void> {
  const to = await selectMailboxOf(tx, memberId)
  if (to === null) return
  await ctx.mail.queue(tx, {
    dedupeKey: `reply:${replyId}`,
    to,
    topic: 'replies',
    subject: `${told.author.name} replied to your post`,
    text: textOf(told, 'replied to your post'),
  })
}

/** Tells somebody of a text with the own name, where such mails are wanted. */
export async function queueMentionMail(tx: Db, ctx: Ctx, { told, to: memberId, place }: MentionMail): Promise<void> {
  const to = await selectMailboxOf(tx, memberId)
  if (to === null) return
  await ctx.mail.queue(tx, {
    dedupeKey: `mention:${place}:${memberId}`,
    to,
    topic: 'mentions',
    subject: `${told.author.name} mentioned you`,
    text: textOf(told, 'mentioned you'),
  })
}

function textOf({ author, content, post }: Told, what: string): string {
  const quoted = content.length > quotedMax ? `${content.slice(0, quotedMax)} …` : content
  return [
    `${author.name} ${what} in the ${brand.name} community:`,
    quoted,
    `Read it and answer: ${site}/community/${post.id}`,
  ].join('\n\n')
}
