import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { notify } from '#server/features/notifications/notify.ts'
import { readTimeZone } from '#server/features/devices/report-state.ts'
import { selectAccountOf, selectMailboxOf } from '../queries/mailbox.ts'
import { writeEnglish } from '#server/features/mail/write-phrase.ts'
import { hasMoment, say, type Words } from '#server/features/say.ts'

/** `postId` is the post where the person can read the text again: a hidden post is still shown to its author. */
type Act = { authorId: string; what: Words; reason: Words; key: string; postId?: string }

/** Notifies a person on the site of what was decided about their text, and why. */
export async function emailModerated(
  tx: Db,
  ctx: Ctx,
  { authorId, what, reason, key, postId = '' }: Act,
): Promise<void> {
  const userId = await selectAccountOf(tx, authorId)
  if (userId === null) return
  // Stored in English; a mail of it finds the translated sentence again (`words-of-stored.ts`).
  const timeZone = hasMoment(what) ? await readTimeZone(tx, userId) : null
  const words = { what: writeEnglish(what, timeZone), reason: writeEnglish(reason) }
  await notify(tx, ctx, { kind: 'moderation', userId, cause: `moderation:${key}`, ...words, postId })
}

/** As `emailModerated`, and by mail too. */
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
