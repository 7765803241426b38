import { type FormRecord, recordOf, textOf } from './form-body.ts'
import { monthsAfter } from './months-after.ts'
import { newId } from './provider-ledger.ts'
import { ProviderError } from './provider-error.ts'
import type { PriceObject, SubscriptionObject } from './provider-objects.ts'

const daySeconds = 86_400

type Draft = { customer: string; price: PriceObject; trialDays: number; metadata: Record<string, string>; nowS: number }

/** A subscription when it is made: in its trial, or waiting for its first payment. */
export function draftSubscription({ customer, price, trialDays, metadata, nowS }: Draft): SubscriptionObject {
  const id = newId('sub')
  const isTrial = trialDays > 0
  const end = isTrial ? nowS + trialDays * daySeconds : monthsAfter(nowS, 1)
  const item = { id: newId('si'), object: 'subscription_item' as const, price, quantity: 1 }
  return {
    id,
    object: 'subscription',
    created: nowS,
    customer,
    status: isTrial ? 'trialing' : 'incomplete',
    livemode: false,
    start_date: nowS,
    trial_start: isTrial ? nowS : null,
    trial_end: isTrial ? end : null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    cancellation_details: { reason: null, comment: null, feedback: null },
    default_payment_method: null,
    latest_invoice: null,
    pending_setup_intent: null,
    metadata,
    items: {
      object: 'list',
      data: [{ ...item, current_period_start: nowS, current_period_end: end }],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    sim_anchor: nowS,
    sim_periods: isTrial ? 0 : 1,
    sim_failures: 0,
    sim_retry_at: null,
  }
}

export function isFinal({ status }: SubscriptionObject): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}

export function firstItem(form: FormRecord): FormRecord {
  return recordOf(recordOf(form, 'items'), '0')
}

export function readTrialDays(form: FormRecord): number {
  const text = textOf(form, 'trial_period_days')
  if (text === undefined) return 0
  if (/^[1-9]\d{0,2}$/u.test(text)) return Number(text)
  throw new ProviderError(400, 'trial_period_days must be at least 1.', { param: 'trial_period_days' })
}

export function priceOf(subscription: SubscriptionObject): PriceObject {
  const price = subscription.items.data[0]?.price
  if (price === undefined) throw new Error('A subscription without a price.')
  return price
}

/** A trial that ends at another instant (Unix seconds). */
export function withTrialEnd(subscription: SubscriptionObject, text: string | undefined): SubscriptionObject {
  if (text === undefined) return subscription
  const end = Number(text)
  const isRunning = subscription.status === 'trialing' || subscription.status === 'active'
  if (!Number.isSafeInteger(end) || !isRunning) {
    throw new ProviderError(400, 'trial_end is not valid.', { param: 'trial_end' })
  }
  const data = subscription.items.data.map((item) => ({ ...item, current_period_end: end }))
  return { ...subscription, status: 'trialing', trial_end: end, items: { ...subscription.items, data } }
}

export function periodEnd(subscription: SubscriptionObject): number {
  return subscription.items.data[0]?.current_period_end ?? subscription.created
}

export function withPrice(subscription: SubscriptionObject, price: PriceObject): SubscriptionObject {
  const data = subscription.items.data.map((item) => ({ ...item, price }))
  return { ...subscription, items: { ...subscription.items, data } }
}
