import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { notify } from '#server/features/notifications/notify.ts'
import { readTimeZone } from '#server/features/devices/report-state.ts'
import { selectAccountOf, selectMailboxOf } from '../queries/mailbox.ts'
import { writeEnglish } from '#server/features/mail/write-phrase.ts'
import { hasMoment, say, type Words } from '#server/features/say.ts'

/** `postId` of the post that the person reads again there: hidden, its author alone still does. */
type Act = { authorId: string; what: Words; reason: Words; key: string; postId?: string }

/** Tells a person on the site what was decided about the own text, and why. */
export async function emailModerated(
  tx: Db,
  ctx: Ctx,
  { authorId, what, reason, key, postId = '' }: Act,
): Promise<void> {
  const userId = await selectAccountOf(tx, authorId)
  if (userId === null) return
  // Stored in English; a mail of it finds the sentence again (`words-of-stored.ts`).
  const timeZone = hasMoment(what) ? await readTimeZone(tx, userId) : null
  const words = { what: writeEnglish(what, timeZone), reason: writeEnglish(reason) }
  await notify(tx, ctx, { kind: 'moderation', userId, cause: `moderation:${key}`, ...words, postId })
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
    paragraphs: [
      say('{what} in the {brand} community.', { what }),
      say('Reason: {reason}', { reason }),
      say('If you think that this is a mistake, write to us: {page}', { page: { page: '/support' } }),
    ],
  })
}
