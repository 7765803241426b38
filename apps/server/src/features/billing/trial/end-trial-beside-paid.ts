import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import type { Payments } from '../ports.ts'
import { selectPurchases } from '../queries.ts'
import { isPaid, isRunning } from '../portal/read-running.ts'
import { syncBilling } from '../webhooks/sync-billing.ts'

type Account = { userId: string; customerId: string }

/**
 * Ends a trial whose account has paid in another tab in the same moment: with a card saved for it, both would be
 * charged. Asked after the provider was read. Errors: already_subscribed when there was one.
 */
export async function endTrialBesidePaid(ctx: Ctx, payments: Payments, { userId, customerId }: Account): Promise<void> {
  const running = (await selectPurchases(ctx.db, userId)).filter(isRunning)
  if (!running.some(isPaid)) return
  for (const { status, row } of running) {
    if (status === 'trial') await payments.cancelSubscription(row.providerId)
  }
  await syncBilling(ctx, payments, customerId)
  throw new AppError('already_subscribed')
}
