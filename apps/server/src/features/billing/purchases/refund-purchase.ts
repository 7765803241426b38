import type { RefundInput } from '@stratomate/contracts'
import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import { type Ctx, requireAdmin, requireRecentSignIn } from '#server/features/context.ts'
import type { Payments } from '../ports.ts'
import { markInvoiceRefunded, selectInvoice } from '../queries/invoices.ts'
import { selectLicence } from '../queries/licences.ts'
import { syncPaymentAndAnnounce } from '../webhooks/sync-and-announce.ts'

/**
 * Refunds a payment in full, for administrators who signed in recently. The idempotency key names the payment, so that
 * a second press, or a second administrator, refunds nothing more. A license is revoked once the provider reports the
 * refund; a subscription goes on until it is revoked too. Errors: sign_in_again, not_found, conflict when nothing is
 * left to refund, payments_unavailable.
 */
export async function refundPurchase(ctx: Ctx, payments: Payments, input: RefundInput): Promise<void> {
  requireAdmin(ctx)
  requireRecentSignIn(ctx)
  if (input.kind === 'licence') await refundLicence(ctx, payments, input)
  else await refundInvoice(ctx, payments, input)
}

async function refundLicence(ctx: Ctx, payments: Payments, { id, reason }: RefundInput): Promise<void> {
  const licence = /^[0-9a-f-]{36}$/u.test(id) ? await selectLicence(ctx.db, id) : null
  if (licence === null || licence.paymentId === null) throw new AppError('not_found')
  const { paymentId, amountCents } = licence
  await payments.refundPayment({ paymentId, idempotencyKey: `refund:${paymentId}` })
  await recordAudit(ctx.db, ctx, { action: 'licence.refund', subjectId: id, detail: { reason, amountCents } })
  await syncPaymentAndAnnounce(ctx, payments, licence)
}

async function refundInvoice(ctx: Ctx, payments: Payments, { id, reason }: RefundInput): Promise<void> {
  const invoice = await selectInvoice(ctx.db, id)
  if (invoice === null) throw new AppError('not_found')
  const paymentId = await payments.readInvoicePayment(id)
  if (paymentId === null) throw new AppError('conflict', { message: 'This invoice was not paid by a card.' })
  await payments.refundPayment({ paymentId, idempotencyKey: `refund:${paymentId}` })
  await ctx.db.transaction(async (tx) => {
    await markInvoiceRefunded(tx, id, ctx.now())
    const { amountCents } = invoice
    await recordAudit(tx, ctx, { action: 'invoice.refund', subjectId: id, detail: { reason, amountCents } })
  })
}
