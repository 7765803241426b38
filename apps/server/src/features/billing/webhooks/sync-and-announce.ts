import type { Ctx } from '#server/features/context.ts'
import { announceSubscription, findSubscription } from '../portal/read-subscription.ts'
import type { Payments, ProviderPaymentView } from '../ports.ts'
import { selectCustomer } from '../queries.ts'
import type { LicenceRow } from '../queries/licences.ts'
import { settleDuplicates } from '../purchases/settle-duplicates.ts'
import { syncBilling } from './sync-billing.ts'
import { syncPayment } from './sync-payment.ts'

/** Synchronises a customer; when something has changed, the owner's pages and desktop apps hear of it. */
export async function syncCustomerAndAnnounce(ctx: Ctx, payments: Payments, customerId: string): Promise<void> {
  const changed = await syncBilling(ctx, payments, customerId)
  if (!changed) return
  const customer = await selectCustomer(ctx.db, customerId)
  if (!customer?.userId) return
  await settleDuplicates(ctx, payments, customer.userId)
  await announceOf(ctx, payments, customer.userId)
}

/** Synchronises the payment of a licence, likewise; null when the provider does not know it. */
export async function syncPaymentAndAnnounce(
  ctx: Ctx,
  payments: Payments,
  licence: LicenceRow,
): Promise<ProviderPaymentView | null> {
  const synced = await syncPayment(ctx, payments, licence)
  if (synced === null) return null
  if (synced.changed && licence.userId !== null) {
    await settleDuplicates(ctx, payments, licence.userId)
    await announceOf(ctx, payments, licence.userId)
  }
  return synced.view
}

/** Tells an account what it may do now. */
export async function announceOf(ctx: Ctx, payments: Payments, userId: string): Promise<void> {
  const subscription = await findSubscription(ctx, payments, userId)
  if (subscription !== null) await announceSubscription(ctx, subscription)
}
