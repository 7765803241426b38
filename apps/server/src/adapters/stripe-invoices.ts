import type Stripe from 'stripe'
import type { Payments, ProviderInvoiceView } from '#server/features/billing/ports.ts'
import { stripeAnswer, stripeAnswerOrNull } from './stripe-answers.ts'

type InvoiceCalls = Pick<Payments, 'listInvoices' | 'readInvoicePage' | 'readReceiptPage' | 'readInvoicePayment'>
/** The simulator's pages are under our own address. */
type Pages = 'as-is' | 'own-path'

const invoicesMax = 100

/** Invoices and the provider's own pages of them. */
export function invoiceCalls(stripe: Stripe, pages: Pages): InvoiceCalls {
  const addressOf = (url: string | null | undefined) => {
    if (url === null || url === undefined) return null
    return pages === 'as-is' ? url : ownPath(url)
  }
  return {
    listInvoices: (customerId) =>
      stripeAnswer(async () => {
        const list = await stripe.invoices.list({ customer: customerId, limit: invoicesMax })
        return list.data.flatMap((invoice) => invoiceView(invoice) ?? [])
      }),
    readInvoicePage: (invoiceId) =>
      stripeAnswerOrNull(async () => addressOf((await stripe.invoices.retrieve(invoiceId)).hosted_invoice_url)),
    readReceiptPage: (paymentId) =>
      stripeAnswerOrNull(async () => {
        const { latest_charge: charge } = await stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] })
        return typeof charge === 'object' ? addressOf(charge?.receipt_url) : null
      }),
    readInvoicePayment: (invoiceId) =>
      stripeAnswerOrNull(async () => {
        const list = await stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid', limit: 1 })
        const intent = list.data[0]?.payment.payment_intent
        return typeof intent === 'object' ? intent.id : (intent ?? null)
      }),
  }
}

/** The path of an address that the simulator has given. */
export function ownPath(url: string): string {
  return new URL(url).pathname
}

/** Null for invoices that nobody owes: drafts, and the empty invoice of a trial. */
function invoiceView(invoice: Stripe.Invoice): ProviderInvoiceView | null {
  const { id, status, total, currency, number, created, parent } = invoice
  if (id === undefined || status === null || status === 'draft' || total <= 0) return null
  const subscription = parent?.subscription_details?.subscription
  const paidAt = invoice.status_transitions.paid_at
  return {
    invoiceId: id,
    subscriptionId: typeof subscription === 'object' ? subscription.id : (subscription ?? null),
    number,
    status,
    currency,
    amountCents: total,
    amountPaidCents: invoice.amount_paid,
    createdAt: new Date(created * 1_000),
    paidAt: paidAt === null ? null : new Date(paidAt * 1_000),
    liveMode: invoice.livemode,
  }
}
