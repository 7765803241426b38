import type { RevokeInput } from '@stratomate/contracts'
import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import { type Ctx, requireAdmin, requireRecentSignIn } from '#server/features/context.ts'
import type { Payments } from '../ports.ts'
import { selectSubscriptionById } from '../queries.ts'
import { selectLicence, withdrawLicence } from '../queries/licences.ts'
import { announceOf, syncCustomerAndAnnounce } from '../webhooks/sync-and-announce.ts'

/**
 * Ends a subscription or a licence at once; no money is given back. For administrators who have signed in just now.
 * Repeating it changes nothing. Errors: sign_in_again, not_found, payments_unavailable.
 */
export async function revokePurchase(ctx: Ctx, payments: Payments, input: RevokeInput): Promise<void> {
  requireAdmin(ctx)
  requireRecentSignIn(ctx)
  if (input.kind === 'licence') await revokeLicence(ctx, payments, input)
  else await revokeSubscription(ctx, payments, input)
}

async function revokeLicence(ctx: Ctx, payments: Payments, { id, reason }: RevokeInput): Promise<void> {
  const licence = await ctx.db.transaction(async (tx) => {
    const row = await selectLicence(tx, id)
    if (row === null || (row.state !== 'paid' && row.state !== 'refunded')) throw new AppError('not_found')
    const isNew = await withdrawLicence(tx, id, ctx.now())
    if (isNew) await recordAudit(tx, ctx, { action: 'licence.revoke', subjectId: id, detail: { reason } })
    return row
  })
  if (licence.userId !== null) await announceOf(ctx, payments, licence.userId)
}

async function revokeSubscription(ctx: Ctx, payments: Payments, { id, reason }: RevokeInput): Promise<void> {
  const subscription = await selectSubscriptionById(ctx.db, id)
  if (subscription === null || subscription.row.customerId === null) throw new AppError('not_found')
  if (subscription.status === 'cancelled' || subscription.status === 'expired') return
  const { providerId, customerId } = subscription.row
  await payments.cancelSubscription(providerId)
  await recordAudit(ctx.db, ctx, { action: 'subscription.revoke', subjectId: providerId, detail: { reason } })
  await syncCustomerAndAnnounce(ctx, payments, customerId)
}
