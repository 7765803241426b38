import { createHmac } from 'node:crypto'
import { normaliseEmail } from '@stratomate/domain'
import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import type { Ctx, Member } from '#server/features/context.ts'
import { insertUsedTrial, selectUsedTrial, type StoredPurchase } from '../queries.ts'
import { selectPaidSubscriptions } from '../queries/customers.ts'

/**
 * Marks the free trial of a mailbox as used (as a keyed hash); `repeated` when this account has done so before.
 * Errors: trial_used when another account has.
 */
export async function claimTrial(ctx: Ctx, secret: string, member: Member): Promise<'first' | 'repeated'> {
  const mailboxHash = trialHashOf(secret, member.email)
  return ctx.db.transaction(async (tx) => {
    const first = await insertUsedTrial(tx, { mailboxHash, userId: member.userId, usedAt: ctx.now() })
    if (first) {
      await recordAudit(tx, ctx, { action: 'trial.start', subjectId: member.userId })
      return 'first'
    }
    // The same account may come back: its first try was cut off before the provider had answered.
    const claim = await selectUsedTrial(tx, mailboxHash)
    if (claim?.userId !== member.userId) throw new AppError('trial_used')
    return 'repeated'
  })
}

/** What is kept of a mailbox that has used its trial. */
export function trialHashOf(secret: string, email: string): string {
  return createHmac('sha256', secret)
    .update(`trial:${normaliseEmail(email)}`)
    .digest('base64url')
}

/**
 * Whether a purchase has ever given anything: a trial, or a subscription that was paid. A first payment that was never
 * finished has not, whether it waits, was withdrawn or ran out.
 */
export async function hasRun(
  ctx: Pick<Ctx, 'db'>,
  purchases: readonly StoredPurchase[],
  userId: string,
): Promise<boolean> {
  const own = purchases.filter((purchase) => purchase.kind === 'subscription')
  if (own.length === 0) return false
  const paid = await selectPaidSubscriptions(ctx.db, userId)
  return own.some(
    ({ status, row }) =>
      row.trialEndsAt !== null || status === 'active' || status === 'problem' || paid.has(row.providerId),
  )
}
