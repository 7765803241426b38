import type { Quota } from '@stratomate/contracts'
import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { notify } from '#server/features/notifications/notify.ts'
import { selectOwnerEmail } from '../queries/engines.ts'
import { signature } from '#server/features/mail/mail-frame.ts'
import { say } from '#server/features/say.ts'

/** Notifies an account once a day that the trades of the day are used up, and mails it to those who want it. */
export async function notifyLimit(
  tx: Db,
  ctx: Pick<Ctx, 'actor' | 'now' | 'newId' | 'mail'>,
  { userId, quota }: { userId: string; quota: Quota },
): Promise<void> {
  if (quota.limit <= 0 || quota.remaining > 0) return
  await notify(tx, ctx, { kind: 'limit', userId, cause: `daily-limit:${quota.day}`, day: quota.day })
  const to = await selectOwnerEmail(tx, userId)
  if (to === null) return
  // A wait instead of a time of day, because the reader's time zone may be unknown.
  const wait = waitText(Date.parse(quota.resetsAt) - ctx.now().getTime())
  const moment = { moment: new Date(quota.resetsAt) }
  await ctx.mail.queue(tx, {
    dedupeKey: `daily-limit:${userId}:${quota.day}`,
    to,
    topic: 'limit',
    subject: say('Your {brand} trades of the day are used up'),
    paragraphs: [
      say(
        'All {limit} automated trades of the day were placed. Trading is paused and resumes in {wait} ({moment}). Your dashboard shows the time where you are: {page}',
        { limit: quota.limit, wait, moment, page: { page: '/dashboard' } },
      ),
      say('Trades that you place at the broker yourself do not count. Plans with more trades: {page}', {
        page: { page: '/pricing' },
      }),
      signature,
    ],
  })
}

/** Rounded up to whole minutes. */
function waitText(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000))
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`
}
