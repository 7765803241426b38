import { brand } from '@stratomate/brand'
import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { notify } from '#server/features/notifications/notify.ts'
import { selectAccountOf, selectMailboxOf } from '../queries/mailbox.ts'
import { site } from '#server/features/text-for-reader.ts'

/** `postId` of the post that the person reads again there: hidden, its author alone still does. */
type Act = { authorId: string; what: string; reason: string; key: string; postId?: string }

/** Tells a person on the site what was decided about the own text, and why. */
export async function emailModerated(
  tx: Db,
  ctx: Ctx,
  { authorId, what, reason, key, postId = '' }: Act,
): Promise<void> {
  const userId = await selectAccountOf(tx, authorId)
  if (userId === null) return
  await notify(tx, ctx, { kind: 'moderation', userId, cause: `moderation:${key}`, what, reason, postId })
}

/** As `emailModerated`, by mail too. */
export async function queueModerationMail(tx: Db, ctx: Ctx, act: Act): Promise<void> {
  const { authorId, what, reason, key } = act
  await emailModerated(tx, ctx, act)
  const to = await selectMailboxOf(tx, authorId)
  if (to === null) return
  await ctx.mail.queue(tx, {
    dedupeKey: `moderation:${key}`,
    to,
    subject: what,
    text: [
      `${what} in the ${brand.name} community.`,
      `Reason: ${reason}`,
      `If you think that this is a mistake, write to us: ${site}/support`,
    ].join('\n\n'),
  })
}
