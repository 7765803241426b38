import type { Licence, PaymentForm, Tier } from '@stratomate/contracts'

/** A subscription as the payment provider reports it now; instants as dates. */
export type ProviderSubscriptionView = {
  providerId: string
  tier: Tier | null
  status: string
  endedByRequest: boolean
  /** Its next charge was moved by us after it had been paid. */
  hasGivenDays: boolean
  startedAt: Date
  trialEndsAt: Date | null
  endsAt: Date | null
  cancelsAt: Date | null
  /** Whether a card is saved that the next charge goes to. */
  hasCard: boolean
  liveMode: boolean
}

/** An invoice as the provider reports it now; amounts in whole cents. Drafts and empty ones are left out. */
export type ProviderInvoiceView = {
  invoiceId: string
  /** The subscription it belongs to, by the provider's id. */
  subscriptionId: string | null
  number: string | null
  status: string
  currency: string
  amountCents: number
  amountPaidCents: number
  createdAt: Date
  paidAt: Date | null
  liveMode: boolean
}

/** What a subscription still waits for: a first payment, a card for later, or nothing. */
export type SubscriptionForm = {
  providerId: string
  form: { kind: 'payment' | 'setup'; clientSecret: string } | null
  /** The provider's status of that payment or card; null when there is none, or when it was made just now. */
  intentStatus: string | null
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

/** An event of the provider: it says only where to look, never what to believe. */
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
export type ChargeMove = { providerId: string; until: Date; of: 'trial' | 'paid'; idempotencyKey: string }
export type NewPayment = {
  licenceId: string
  plan: Licence
  amountCents: number
  description: string
  email: string | null
  idempotencyKey: string
}

/**
 * What a signed call says. Refused because of the `clock` when the signature fits but its time does not, of the `secret`
 * when it fits none of our secrets, of its `form` when it is not in the provider's format.
 */
export type SignedEvent =
  | { kind: 'event'; event: ProviderEvent }
  | { kind: 'refused'; because: 'clock' | 'secret' | 'form' }

/**
 * The payment provider. Every write takes an idempotency key; calls throw AppError `payments_unavailable` when the
 * provider does not answer.
 */
export type Payments = {
  form: PaymentForm
  createCustomer: (customer: NewCustomer) => Promise<string>
  /** Null when the provider has no such customer, or no address of it. */
  /** Ends what still runs and forgets the person; one that is gone already is fine. Invoices stay at the provider. */
  deleteCustomer: (customerId: string) => Promise<void>
  /** Gives back the whole payment, or what is left of it. Errors: conflict when nothing is left to give back. */
  refundPayment: (refund: { paymentId: string; idempotencyKey: string }) => Promise<void>
  /** The payment that settled an invoice; null when it was not paid by one. */
  readInvoicePayment: (invoiceId: string) => Promise<string | null>
  /** Moves the end of a trial, or the next charge of what is paid; that one is marked as `hasGivenDays`. */
  moveNextCharge: (move: ChargeMove) => Promise<void>
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
  /** The newest invoices of a customer, the newest first. */
  listInvoices: (customerId: string) => Promise<ProviderInvoiceView[]>
  /** The provider's own page of an invoice, or of the receipt of a payment; null when it has none. */
  readInvoicePage: (invoiceId: string) => Promise<string | null>
  readReceiptPage: (paymentId: string) => Promise<string | null>
  createPayment: (payment: NewPayment) => Promise<ProviderPaymentView>
  readPayment: (paymentId: string) => Promise<ProviderPaymentView | null>
  /** Closes a payment that was not paid; one that is paid or closed already stays as it is. */
  cancelPayment: (paymentId: string) => Promise<void>
  /** Where the receipt of a payment goes. */
  setReceiptEmail: (change: { paymentId: string; email: string; idempotencyKey: string }) => Promise<void>
  readSetup: (setupId: string) => Promise<ProviderSetupView | null>
  openPortal: (portal: { customerId: string; returnUrl: string }) => Promise<string>
  readEvent: (body: Buffer, signature: string | undefined) => SignedEvent
  /** Asks for next to nothing, once and briefly; `off` when payments are switched off here. */
  reach: () => Promise<'answers' | 'off'>
}
