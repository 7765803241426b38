import type { Licence, PaymentForm, Tier } from '@stratomate/contracts'

/** A subscription as the payment provider reports it now; instants as dates. */
export type ProviderSubscriptionView = {
  providerId: string
  tier: Tier | null
  status: string
  endedByRequest: boolean
  startedAt: Date
  trialEndsAt: Date | null
  endsAt: Date | null
  cancelsAt: Date | null
  /** The newest invoice when money was paid for it; whole cents. */
  lastPayment: { invoiceId: string; amountCents: number } | null
  liveMode: boolean
}

/** What a subscription still waits for: a first payment, a card for later, or nothing. */
export type SubscriptionForm = {
  providerId: string
  form: { kind: 'payment' | 'setup'; clientSecret: string } | null
}

/** A payment as the provider reports it now; amounts in whole cents. */
export type ProviderPaymentView = {
  paymentId: string
  customerId: string | null
  clientSecret: string
  status: string
  amountReceived: number
  currency: string
  description: string
  refunded: boolean
  disputed: boolean
  receiptEmail: string | null
  liveMode: boolean
}

/** A saved card as the provider reports it now. */
export type ProviderSetupView = { setupId: string; customerId: string | null; clientSecret: string; status: string }

/** What the provider tells: only where to look, never what to believe. */
export type ProviderEvent = {
  id: string
  type: string
  customerId: string | null
  paymentId: string | null
  liveMode: boolean
  createdAt: Date
}

/** What is sold, as the plan file says it; the price in whole US cents a month. */
export type TierProduct = { tier: Tier; name: string; priceCents: number }

export type NewCustomer = { userId: string | null; email: string; name: string; idempotencyKey: string }
export type NewSubscription = {
  customerId: string
  product: TierProduct
  /** 0: charged today. */
  trialDays: number
  idempotencyKey: string
}
export type NewPayment = {
  licenceId: string
  plan: Licence
  amountCents: number
  description: string
  email: string | null
  idempotencyKey: string
}

/**
 * The payment provider. Every write takes an idempotency key; calls throw AppError `payments_unavailable` when the
 * provider does not answer.
 */
export type Payments = {
  form: PaymentForm
  createCustomer: (customer: NewCustomer) => Promise<string>
  /** Null when the provider has no such customer, or no address of it. */
  readCustomerEmail: (customerId: string) => Promise<string | null>
  /** Made unpaid; the person pays or saves a card in the form. Afterwards the card is kept for the next months. */
  createSubscription: (subscription: NewSubscription) => Promise<SubscriptionForm>
  readSubscriptionForm: (providerId: string) => Promise<SubscriptionForm>
  changeTier: (change: {
    providerId: string
    product: TierProduct
    idempotencyKey: string
  }) => Promise<SubscriptionForm>
  cancelSubscription: (providerId: string) => Promise<void>
  listSubscriptions: (customerId: string) => Promise<ProviderSubscriptionView[]>
  createPayment: (payment: NewPayment) => Promise<ProviderPaymentView>
  readPayment: (paymentId: string) => Promise<ProviderPaymentView | null>
  /** Where the receipt of a payment goes. */
  setReceiptEmail: (change: { paymentId: string; email: string; idempotencyKey: string }) => Promise<void>
  readSetup: (setupId: string) => Promise<ProviderSetupView | null>
  openPortal: (portal: { customerId: string; returnUrl: string }) => Promise<string>
  /** The event of a signed call, or null when the signature is wrong, too old or over another body. */
  readEvent: (body: Buffer, signature: string | undefined) => ProviderEvent | null
  /** Asks for next to nothing, once and briefly; `off` when payments are switched off here. */
  reach: () => Promise<'answers' | 'off'>
}
