import { brand } from '@stratomate/brand'
import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { selectMailboxOf } from '../queries/mailbox.ts'
import { site } from '#server/features/text-for-reader.ts'

const quotedMax = 500

type ReplyMail = { source: WrittenText; to: string; replyId: string }
type MentionMail = { source: WrittenText; to: string; place: string }

/** Tells the author of a post of a reply, where mails of replies are wanted. */
export async function queueReplyMail(tx: Db, ctx: Ctx, { source, to: memberId, replyId }: ReplyMail): Promise<void> {
  const to = await selectMailboxOf(tx, memberId)
  if (to === null) return
  await ctx.mail.queue(tx, {
    dedupeKey: `reply:${replyId}`,
    to,
    topic: 'replies',
    subject: `${source.author.name} replied to your post`,
    text: textOf(source, 'replied to your post'),
  })
}

/** Tells somebody of a text with the own name, where such mails are wanted. */
export async function queueMentionMail(tx: Db, ctx: Ctx, { source, to: memberId, place }: MentionMail): Promise<void> {
  const to = await selectMailboxOf(tx, memberId)
  if (to === null) return
  await ctx.mail.queue(tx, {
    dedupeKey: `mention:${place}:${memberId}`,
    to,
    topic: 'mentions',
    subject: `${source.author.name} mentioned you`,
    text: textOf(source, 'mentioned you'),
  })
}

function textOf({ author, content, post }: WrittenText, what: string): string {
  const quoted = content.length > quotedMax ? `${content.slice(0, quotedMax)} …` : content
  return [
    `${author.name} ${what} in the ${brand.name} community:`,
    quoted,
    `Read it and answer: ${site}/community/${post.id}`,
  ].join('\n\n')
}

/** A text as those who are notified need it. `postAuthorId` is null for a post itself. */
export type WrittenText = {
  post: { id: string }
  replyId: string | null
  author: { id: string; name: string }
  content: string
  /** Waits for a moderator: nothing of it leaves the site. */
  isHeld: boolean
}
