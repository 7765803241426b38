import type { Stored } from './object-store.ts'

type Metadata = Record<string, string>

export type CustomerObject = Stored & {
  object: 'customer'
  email: string | null
  name: string | null
  metadata: Metadata
  /** Nothing else is left of a deleted customer. */
  deleted?: true
}

export type PriceObject = Stored & {
  object: 'price'
  active: boolean
  currency: string
  lookup_key: string | null
  unit_amount: number
  product: string
  recurring: { interval: string; interval_count: number } | null
  type: 'recurring' | 'one_time'
}

export type SubscriptionStatus = 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'canceled'

export type SubscriptionItem = {
  id: string
  object: 'subscription_item'
  price: PriceObject
  quantity: number
  current_period_start: number
  current_period_end: number
}

/** Fields that begin with `sim_` are internal and never sent. */
export type SubscriptionObject = Stored & {
  object: 'subscription'
  customer: string
  status: SubscriptionStatus
  livemode: false
  start_date: number
  trial_start: number | null
  trial_end: number | null
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  ended_at: number | null
  cancellation_details: { reason: string | null; comment: null; feedback: null }
  default_payment_method: string | null
  latest_invoice: string | null
  pending_setup_intent: string | null
  metadata: Metadata
  items: { object: 'list'; data: SubscriptionItem[]; has_more: false; url: string }
  /** Where the months are counted from, and how many have begun. */
  sim_anchor: number
  sim_periods: number
  sim_failures: number
  sim_retry_at: number | null
}

export type InvoiceObject = Stored & {
  object: 'invoice'
  customer: string
  status: 'open' | 'paid' | 'void'
  currency: 'usd'
  amount_due: number
  amount_paid: number
  /** Missing in objects of an older simulator. */
  number?: string
  total?: number
  status_transitions?: { paid_at: number | null }
  livemode: false
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } }
  /** Only sent where it is asked for (`expand`). */
  confirmation_secret: { type: 'payment_intent'; client_secret: string } | null
  sim_payment_intent: string | null
}

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled'

export type IntentError = { type: 'card_error'; code: string; decline_code?: string; message: string }

type Intent = Stored & {
  customer: string | null
  status: IntentStatus
  client_secret: string
  description: string | null
  metadata: Metadata
  payment_method: string | null
  next_action: { type: 'use_stripe_sdk' } | null
  livemode: false
  /** When a slow bank has decided, in seconds. */
  sim_ready_at?: number
}

export type PaymentIntentObject = Intent & {
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  receipt_email: string | null
  last_payment_error: IntentError | null
  latest_charge: string | null
  sim_invoice: string | null
}

export type SetupIntentObject = Intent & {
  object: 'setup_intent'
  usage: 'off_session'
  last_setup_error: IntentError | null
  sim_subscription: string | null
}

export type ChargeObject = Stored & {
  object: 'charge'
  payment_intent: string
  customer: string | null
  amount: number
  amount_refunded: number
  refunded: boolean
  disputed: boolean
  livemode: false
}

/** A payment that the holder of the card has taken to the bank. The charge stays marked even when it is won. */
export type DisputeObject = Stored & {
  object: 'dispute'
  charge: string
  payment_intent: string
  status: 'needs_response' | 'won' | 'lost'
  livemode: false
}

export type PaymentMethodObject = Stored & {
  object: 'payment_method'
  type: 'card'
  customer: string | null
  card: { brand: string; last4: string; exp_month: number; exp_year: number; fingerprint: string }
  livemode: false
  sim_behavior: CardBehavior
}

/** What a test card does when it is charged or saved. */
export type CardBehavior =
  | 'works'
  | 'declined'
  | 'no-funds'
  | 'expired'
  | 'wrong-code'
  | 'asks'
  | 'fails-later'
  | 'slow'

export type PortalSessionObject = Stored & {
  object: 'billing_portal.session'
  customer: string
  return_url: string
  url: string
  livemode: false
}

export type EventObject = Stored & {
  object: 'event'
  api_version: string
  type: string
  livemode: false
  pending_webhooks: number
  data: { object: Record<string, unknown> }
  request: { id: null; idempotency_key: null }
}

/** A delivery of an event that the product has not accepted yet. Unix milliseconds. */
export type DeliveryObject = Stored & {
  object: 'sim_delivery'
  event: string
  attempts: number
  nextAtMs: number
}
