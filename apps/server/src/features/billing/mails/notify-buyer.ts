import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { writeEnglish } from '#server/features/mail/write-phrase.ts'
import { notify } from '#server/features/notifications/notify.ts'
import type { Mail } from '#server/features/ports.ts'

export type NotifyCtx = Pick<Ctx, 'actor' | 'now' | 'newId' | 'mail'>

/** Says on the site what a mail says, once for the cause of the mail; a buyer without an account has the mail alone. */
export async function notifyBuyer(
  db: Db,
  ctx: NotifyCtx,
  { userId, due }: { userId: string | null; due: readonly Mail[] },
): Promise<void> {
  if (userId === null) return
  for (const { subject, dedupeKey: cause } of due)
    await notify(db, ctx, { kind: 'billing', userId, cause, what: writeEnglish(subject) })
}
