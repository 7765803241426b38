import type { Tier } from '@stratomate/contracts'

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
  liveMode: boolean
}

/** What is sold, as the plan file says it; the price in whole US cents a month. */
export type TierProduct = { tier: Tier; name: string; priceCents: number }

/**
 * The payment provider. Every write takes an idempotency key; calls throw AppError `payments_unavailable` when the
 * provider does not answer.
 */
export type Payments = {
  createCustomer: (customer: { userId: string; email: string; name: string; idempotencyKey: string }) => Promise<string>
  startTrial: (trial: {
    customerId: string
    product: TierProduct
    days: number
    idempotencyKey: string
  }) => Promise<void>
  listSubscriptions: (customerId: string) => Promise<ProviderSubscriptionView[]>
  openPortal: (portal: { customerId: string; returnUrl: string }) => Promise<string>
  /** Asks for next to nothing, once and briefly; `off` when payments are switched off here. */
  reach: () => Promise<'answers' | 'off'>
}
