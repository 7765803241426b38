import type Stripe from 'stripe'
import type { ProviderPaymentView } from '#server/features/billing/ports.ts'

/** A payment with its refunds and disputes: the charge is included when the call has expanded it. */
export function stripePaymentView(payment: Stripe.PaymentIntent, bank: 'free' | 'held'): ProviderPaymentView {
  const { customer, latest_charge: charge } = payment
  const isExpanded = typeof charge === 'object' && charge !== null
  return {
    paymentId: payment.id,
    customerId: typeof customer === 'string' ? customer : (customer?.id ?? null),
    clientSecret: payment.client_secret ?? '',
    status: payment.status,
    amountReceived: payment.amount_received,
    currency: payment.currency,
    description: payment.description ?? '',
    refunded: isExpanded && charge.refunded,
    disputed: bank === 'held',
    receiptEmail: payment.receipt_email,
    liveMode: payment.livemode,
  }
}
