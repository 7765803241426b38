import type { Payments } from '#server/features/billing/ports.ts'
import { syncBilling } from '#server/features/billing/webhooks/sync-billing.ts'
import type { Ctx } from '#server/features/context.ts'
import { selectCustomerIds } from '../queries/account.ts'
import { selectRunningSubscriptions } from '../queries/erase.ts'

/**
 * Ends at the provider, at once, whatever may still charge the account. It may be repeated. Errors:
 * payments_unavailable when the provider does not answer; then some may still run.
 */
export async function stopSubscriptions(ctx: Ctx, payments: Payments, userId: string): Promise<number> {
  const customerIds = await selectCustomerIds(ctx.db, userId)
  // The provider may know of subscriptions that we have not heard of.
  for (const customerId of customerIds) await syncBilling(ctx, payments, customerId)
  const running = await selectRunningSubscriptions(ctx.db, userId)
  for (const providerId of running) await payments.cancelSubscription(providerId)
  if (running.length > 0) for (const customerId of customerIds) await syncBilling(ctx, payments, customerId)
  return running.length
}
