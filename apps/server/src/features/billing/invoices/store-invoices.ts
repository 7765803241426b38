import type { Tier } from '@stratomate/contracts'
import type { Ctx } from '#server/features/context.ts'
import { writeEnglish } from '#server/features/mail/write-phrase.ts'
import type { Db } from '#server/features/database.ts'
import { nextCharge, receiptMail, subscriptionName } from '../mails/billing-mails.ts'
import type { ProviderInvoiceView, ProviderSubscriptionView } from '../ports.ts'
import { type CustomerRow, selectBuyerEmail } from '../queries.ts'
import { selectInvoiceStates, upsertInvoice } from '../queries/invoices.ts'
import { ownerOf } from '../mails/send-billing-emails.ts'

type Read = {
  invoices: ProviderInvoiceView[]
  views: ProviderSubscriptionView[]
  customer: CustomerRow
  syncSequence: number
}

/**
 * Stores what the provider says of a customer's invoices; each that has become paid since it was last looked at gets its
 * own receipt, however many months went by between two looks.
 */
export async function storeInvoices(db: Db, ctx: Pick<Ctx, 'mail' | 'now'>, read: Read): Promise<void> {
  const { invoices, customer, syncSequence } = read
  if (invoices.length === 0) return
  const known = await selectInvoiceStates(db, customer.customerId)
  const to = await selectBuyerEmail(db, customer)
  // The oldest first, so that receipts come in their order.
  for (const invoice of invoices.toReversed()) {
    const before = known.get(invoice.invoiceId) ?? null
    const written = await upsertInvoice(db, {
      id: invoice.invoiceId,
      customerId: customer.customerId,
      subscriptionId: invoice.subscriptionId,
      number: invoice.number,
      description: before?.description ?? writeEnglish(subscriptionName(tierOf(invoice, read.views))),
      amountCents: invoice.amountCents,
      currency: invoice.currency,
      status: invoice.status,
      createdAt: invoice.createdAt,
      paidAt: invoice.paidAt,
      syncSequence,
      liveMode: invoice.liveMode,
    })
    const isNews = written && isPaid(invoice) && before?.status !== 'paid'
    if (isNews && to !== null) await ctx.mail.queue(db, receiptOf(invoice, { read, to, now: ctx.now() }))
  }
}

function isPaid({ status, amountPaidCents }: ProviderInvoiceView): boolean {
  return status === 'paid' && amountPaidCents > 0
}

function receiptOf(invoice: ProviderInvoiceView, { read, to, now }: { read: Read; to: string; now: Date }) {
  const view = read.views.find(({ providerId }) => providerId === invoice.subscriptionId)
  return receiptMail({
    to,
    id: invoice.invoiceId,
    what: subscriptionName(tierOf(invoice, read.views)),
    amountCents: invoice.amountPaidCents,
    paidAt: invoice.paidAt ?? now,
    next: nextCharge(view?.endsAt ?? null, view?.cancelsAt ?? null),
    owner: ownerOf(read.customer),
    liveMode: invoice.liveMode,
  })
}

function tierOf({ subscriptionId }: ProviderInvoiceView, views: ProviderSubscriptionView[]): Tier | null {
  return views.find(({ providerId }) => providerId === subscriptionId)?.tier ?? null
}
