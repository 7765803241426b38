import { brand } from '@stratomate/brand'
import type { Reply } from '@stratomate/contracts'
import type { Ctx } from '../context.ts'
import type { Db } from '../database.ts'
import type { PostRow } from './queries-posts.ts'
import { selectMailboxOf } from './queries-mailbox.ts'

const quotedMax = 500

/** Tells the author of a post of a reply, where mails of replies are wanted. */
export async function queueReplyMail(
  tx: Db,
  ctx: Ctx,
  { post, reply }: { post: PostRow; reply: Reply },
): Promise<void> {
  const to = await selectMailboxOf(tx, post.authorId)
  if (to === null) return
  const quoted = reply.content.length > quotedMax ? `${reply.content.slice(0, quotedMax)} …` : reply.content
  await ctx.mail.queue(tx, {
    dedupeKey: `reply:${reply.id}`,
    to,
    topic: 'replies',
    subject: `${reply.author.name} replied to your post`,
    text: [
      `${reply.author.name} replied to your post in the ${brand.name} community:`,
      quoted,
      `Read it and answer: ${brand.website}/community/${post.id}`,
    ].join('\n\n'),
  })
}
