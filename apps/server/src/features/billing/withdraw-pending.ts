import { recordAudit } from '../audit/record-audit.ts'
import type { Ctx } from '../context.ts'
import type { Payments } from './ports.ts'
import type { StoredPurchase, StoredSubscription } from './queries.ts'
import { markInvoiceRefunded } from './queries-invoices.ts'
import { syncBilling } from './sync-billing.ts'

/**
 * Closes the first payments that are still open in another tab, so that nobody pays them beside what runs now. One that
 * was paid a moment ago asks for nothing any more and stays.
 */
export async function withdrawPending(
  ctx: Ctx,
  payments: Payments,
  purchases: readonly StoredPurchase[],
): Promise<void> {
  for (const purchase of purchases) {
    if (purchase.kind !== 'subscription' || purchase.status !== 'pending') continue
    const { form } = await payments.readSubscriptionForm(purchase.row.providerId)
    if (form !== null) await withdraw(ctx, payments, purchase)
  }
}

/**
 * Ends a subscription whose first payment is open. The provider does not say no when it was paid in that very moment:
 * then the payment is given back.
 */
export async function withdraw(ctx: Ctx, payments: Payments, { row }: StoredSubscription): Promise<void> {
  const { providerId, customerId } = row
  await payments.cancelSubscription(providerId)
  if (customerId === null) return
  const invoices = await payments.listInvoices(customerId)
  for (const { invoiceId, subscriptionId, amountPaidCents } of invoices) {
    if (subscriptionId !== providerId || amountPaidCents === 0) continue
    const paymentId = await payments.readInvoicePayment(invoiceId)
    if (paymentId === null) continue
    await payments.refundPayment({ paymentId, idempotencyKey: `refund:${paymentId}` })
    await syncBilling(ctx, payments, customerId)
    await markInvoiceRefunded(ctx.db, invoiceId, ctx.now())
    const detail = { reason: 'Paid in the moment in which it was withdrawn', amountCents: amountPaidCents }
    await recordAudit(ctx.db, ctx, { action: 'invoice.refund', subjectId: invoiceId, detail })
  }
}
