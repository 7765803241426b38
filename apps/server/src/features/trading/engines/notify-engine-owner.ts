import type { Ctx } from '#server/features/context.ts'
import type { EngineNotice } from '#server/features/notifications/notice.ts'
import { notify } from '#server/features/notifications/notify.ts'
import { selectOwnerEmail } from '../queries/engines.ts'
import { newsOf } from '#server/features/notifications/news-of.ts'
import type { Db } from '#server/features/database.ts'

/** What happened to somebody's app; the same cause is reported once. */
export type EngineAlert = { userId: string; cause: string } & EngineNotice

/** Notifies the owner of an app that trades, and mails it to those who want it; one transaction for each. */
export async function notifyEngineOwner(
  ctx: Pick<Ctx, 'actor' | 'db' | 'now' | 'newId' | 'mail'>,
  alert: EngineAlert,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (!(await notify(tx, ctx, alert))) return
    const to = await selectOwnerEmail(tx, alert.userId)
    if (to === null) return
    await ctx.mail.queue(tx, {
      dedupeKey: `engine:${alert.userId}:${alert.cause}`,
      to,
      topic: 'engine',
      ...newsOf(alert),
    })
  })
}

/** The address of an account that is not suspended; null otherwise. */
export function findOwnerEmail(db: Db, userId: string): Promise<string | null> {
  return selectOwnerEmail(db, userId)
}
