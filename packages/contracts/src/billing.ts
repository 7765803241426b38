import { z } from 'zod'
import { Id, Instant, WireLimit } from './values.ts'

export const Tier = z.enum(['new_trader', 'pro_trader', 'elite_trader'])
export type Tier = z.infer<typeof Tier>

export const Licence = z.enum(['basic', 'pro', 'elite'])
export type Licence = z.infer<typeof Licence>

export const SubscriptionStatus = z.enum(['pending', 'trial', 'active', 'problem', 'cancelled', 'expired'])
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

/** What the dashboard shows of an account's best entitlement. Limits: -1 is unlimited. */
export const Subscription = z.object({
  id: Id,
  userId: Id,
  tier: Tier.nullable(),
  /** One of `SubscriptionStatus`, or the provider's own word where we have none. */
  status: z.string(),
  startDate: Instant.nullable(),
  endDate: Instant.nullable(),
  cancelsAt: Instant.nullable(),
  tradesRemaining: WireLimit,
  chartsAllowed: WireLimit,
  stripeCustomerId: z.string().nullable(),
  source: z.enum(['subscription', 'trial', 'licence']),
  plan: Licence.nullable(),
})
export type Subscription = z.infer<typeof Subscription>

export const SubscriptionAnswer = z.object({ subscription: Subscription })
export const TrialInput = z.strictObject({ tier: Tier.optional() })
export const PortalInput = z.strictObject({ customerId: z.string().min(1).max(255) })
export const PortalAnswer = z.object({ url: z.string() })

/** Where the payment provider's own table of prices is found; both values are public. */
export const PricingTable = z.object({ id: z.string(), publishableKey: z.string() })
export type PricingTable = z.infer<typeof PricingTable>

export const PlanView = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['trial', 'subscription', 'licence']),
  priceCents: z.int().min(0),
  interval: z.enum(['month', 'once']).nullable(),
  tradesPerDay: WireLimit,
  charts: WireLimit,
})
