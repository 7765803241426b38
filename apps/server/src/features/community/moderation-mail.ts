import { brand } from '@stratomate/brand'
import type { Ctx } from '../context.ts'
import type { Db } from '../database.ts'
import { selectMailboxOf } from './queries-mailbox.ts'

type Act = { authorId: string; what: string; reason: string; key: string }

/** Tells a person what a moderator did and why. */
export async function queueModerationMail(tx: Db, ctx: Ctx, { authorId, what, reason, key }: Act): Promise<void> {
  const to = await selectMailboxOf(tx, authorId)
  if (to === null) return
  await ctx.mail.queue(tx, {
    dedupeKey: `moderation:${key}`,
    to,
    subject: what,
    text: [
      `${what} in the ${brand.name} community.`,
      `Reason: ${reason}`,
      `If you think that this is a mistake, write to us: ${brand.website}/support`,
    ].join('\n\n'),
  })
}
