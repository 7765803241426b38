import type { Subscription } from '@stratomate/contracts/billing/schemas'

/** An active Pro subscription, but for what is named. */
export function subscriptionOf(change: Partial<Subscription>): Subscription {
  return {
    id: '5f0c0a52-1f0e-4b0f-9a64-6a3a6a3a6a3b',
    userId: '5f0c0a52-1f0e-4b0f-9a64-6a3a6a3a6a3a',
    tier: 'pro_trader',
    status: 'active',
    startDate: null,
    endDate: null,
    cancelsAt: null,
    tradesRemaining: 0,
    chartsAllowed: 0,
    stripeCustomerId: null,
    source: 'subscription',
    plan: null,
    nextCharge: null,
    graceEndsAt: null,
    updatesUntil: null,
    ...change,
  }
}
