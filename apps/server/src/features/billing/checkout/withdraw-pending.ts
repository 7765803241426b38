import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import type { Ctx } from '#server/features/context.ts'
import type { Payments, SubscriptionForm } from '../ports.ts'
import {
  markWithdrawing,
  selectHalfWithdrawn,
  type StoredPurchase,
  type StoredSubscription,
  type SubscriptionRow,
} from '../queries.ts'
import { markInvoiceRefunded } from '../queries/invoices.ts'
import { syncBilling, type SyncCtx } from '../webhooks/sync-billing.ts'
import { isBeingConfirmed } from '@stratomate/domain'

const batchMax = 50

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
 * Refuses to begin anything beside a first payment that is on its way: ended now, it would be taken all the same.
 * Errors: payment_confirming.
 */
export async function refuseConfirming(payments: Payments, purchases: readonly StoredPurchase[]): Promise<void> {
  for (const purchase of purchases) {
    if (purchase.kind !== 'subscription' || purchase.status !== 'pending') continue
    if (isConfirming(await payments.readSubscriptionForm(purchase.row.providerId)))
      throw new AppError('payment_confirming')
  }
}

/**
 * Ends a subscription that is one too many. What was paid for it is given back, by `finishWithdrawals` if the service
 * ends in between: the provider does not say no when an open payment was paid in that very moment. Nobody is mailed
 * about its end.
 */
export async function withdraw(ctx: SyncCtx, payments: Payments, { row }: StoredSubscription): Promise<void> {
  await markWithdrawing(ctx.db, row.providerId, ctx.now())
  await payments.cancelSubscription(row.providerId)
  await giveBack(ctx, payments, row)
  // Stored while it is marked: an event that comes later finds nothing new to mail.
  if (row.customerId !== null) await syncBilling(ctx, payments, row.customerId)
  await markWithdrawing(ctx.db, row.providerId, null)
}

/**
 * Finishes withdrawals that a crash has interrupted. One that never reached the provider did not happen: the person may
 * have paid and be served since, so nothing is ended here.
 */
export async function finishWithdrawals(ctx: Ctx, payments: Payments, before: Date): Promise<void> {
  for (const row of await selectHalfWithdrawn(ctx.db, before, batchMax)) {
    try {
      if (row.customerId !== null && (await hasEnded(payments, row.customerId, row.providerId))) {
        await giveBack(ctx, payments, row)
      }
    } catch (error) {
      // A payment that cannot be given back never will be; it must not hold up all that is asked for behind it.
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error
      ctx.log.error({ providerId: row.providerId, err: error }, 'withdrawn payment not given back')
    }
    await markWithdrawing(ctx.db, row.providerId, null)
  }
}

async function hasEnded(payments: Payments, customerId: string, providerId: string): Promise<boolean> {
  const views = await payments.listSubscriptions(customerId)
  return views.some((view) => view.providerId === providerId && view.status === 'canceled')
}

async function giveBack(ctx: SyncCtx, payments: Payments, { providerId, customerId }: SubscriptionRow): Promise<void> {
  if (customerId === null) return
  const invoices = await payments.listInvoices(customerId)
  for (const { invoiceId, subscriptionId, amountPaidCents } of invoices) {
    if (subscriptionId !== providerId || amountPaidCents === 0) continue
    const paymentId = await payments.readInvoicePayment(invoiceId)
    if (paymentId === null) continue
    await payments.refundPayment({ paymentId, idempotencyKey: `refund:${paymentId}` })
    await syncBilling(ctx, payments, customerId)
    await ctx.db.transaction(async (tx) => {
      if (!(await markInvoiceRefunded(tx, invoiceId, ctx.now()))) return
      const detail = { reason: 'One payment too many', amountCents: amountPaidCents }
      await recordAudit(tx, ctx, { action: 'invoice.refund', subjectId: invoiceId, detail })
    })
  }
}

/** Whether the payer has confirmed what a subscription waits for, so that nothing is left to pay or type. */
export function isConfirming({ intentStatus }: SubscriptionForm): boolean {
  return intentStatus !== null && (intentStatus === 'succeeded' || isBeingConfirmed(intentStatus))
}
