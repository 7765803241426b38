import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { selectMailboxOf } from '../queries/mailbox.ts'
import { type Paragraph, say, typed } from '#server/features/say.ts'
import type { MailText } from '@stratomate/content/languages/mail-sentences'

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
    subject: say('{actor} replied to your post', { actor: source.author.name }),
    paragraphs: paragraphsOf(source, '{actor} replied to your post in the {brand} community:'),
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
    subject: say('{actor} mentioned you', { actor: source.author.name }),
    paragraphs: paragraphsOf(source, '{actor} mentioned you in the {brand} community:'),
  })
}

function paragraphsOf({ author, content, post }: WrittenText, what: MailText): Paragraph[] {
  const quoted = content.length > quotedMax ? `${content.slice(0, quotedMax)} …` : content
  return [
    say(what, { actor: author.name }),
    typed(quoted),
    say('Read it and answer: {page}', { page: { page: `/community/${post.id}` } }),
  ]
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
