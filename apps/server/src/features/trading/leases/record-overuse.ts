import { dayEndMs } from '@stratomate/domain'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { signature } from '#server/features/mail/mail-frame.ts'
import { say } from '#server/features/say.ts'
import { selectOwnerEmail } from '../queries/engines.ts'
import { type LeaseRow, markLeaseOverused } from '../queries/quota.ts'

/**
 * Records that more trades were made than a lease covers. From then on the account gets no lease for that day, and its
 * owner is mailed once.
 */
export async function recordOveruse(tx: Db, ctx: Ctx, lease: LeaseRow): Promise<void> {
  const { id, userId, deviceId, day } = lease
  if (!(await markLeaseOverused(tx, id))) return
  await recordAudit(tx, ctx, { action: 'lease.overuse', subjectId: id, detail: { userId, deviceId, day } })
  const to = await selectOwnerEmail(tx, userId)
  if (to === null) return
  const ends = { moment: new Date(dayEndMs(day)) }
  await ctx.mail.queue(tx, {
    dedupeKey: `lease-overuse:${userId}:${day}`,
    to,
    subject: say('More {brand} trades were reported than were reserved'),
    paragraphs: [
      say(
        'On the trading day until {ends} a computer of your account reported more automated trades than it had reserved. The trades are recorded and count, and none of your computers gets more trades for that day. Trading resumes after that.',
        { ends },
      ),
      say(
        "This happens when an old copy of the app's data folder is put back, or when the app was changed. If you did neither, reply to this email.",
      ),
      signature,
    ],
  })
}
