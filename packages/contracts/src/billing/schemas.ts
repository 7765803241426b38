import { z } from 'zod'
import { Email } from '../accounts/schemas.ts'
import { Id, Instant, singleLine, WireLimit } from '../values.ts'

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
  /** What will be charged next, and when; null when nothing will be. */
  nextCharge: z.object({ at: Instant, amountCents: z.int().min(0) }).nullable(),
  /** Until when the plan still works although a charge has failed; null while none has. */
  graceEndsAt: Instant.nullable(),
  /** Until when a license gets updates; null for life and for subscriptions. */
  updatesUntil: Instant.nullable(),
})
export type Subscription = z.infer<typeof Subscription>

export const SubscriptionAnswer = z.object({ subscription: Subscription })
export const TrialInput = z.strictObject({ tier: Tier.optional() })
/**
 * Whether the free trial is open: `open` without a card, `with-card` beside a license, `running` until `endsAt`, `used`,
 * or `paid` while a subscription runs.
 */
export const TrialOffer = z.object({
  state: z.enum(['open', 'with-card', 'running', 'used', 'paid']),
  endsAt: Instant.nullable(),
})
export type TrialOffer = z.infer<typeof TrialOffer>
export const PortalInput = z.strictObject({ customerId: z.string().min(1).max(255) })
export const PortalAnswer = z.object({ url: z.string() })

/** The ids of the payment provider's own table of prices; both are public. */
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

/** What the browser needs to show the provider's form; all of it is public. */
export const PaymentForm = z.object({
  publishableKey: z.string(),
  /** No card is charged, whatever is entered. */
  testMode: z.boolean(),
  /** The path of the simulator's script that replaces the provider's; null with the real provider. */
  scriptPath: z.string().nullable(),
})
export type PaymentForm = z.infer<typeof PaymentForm>

/** The account that the page shows as the buyer: when its session has ended, nothing is bought as a stranger. */
const ShownBuyer = Id.optional()

/** `amount` is in dollars and, like the name, only compared: the price comes from the plan (DECISIONS, Money). */
export const PaymentInput = z.strictObject({
  amount: z.number(),
  productName: z.string().max(200),
  plan: Licence,
  /** The buyer, when nobody is signed in. */
  email: Email.optional(),
  accountId: ShownBuyer,
})
export type PaymentInput = z.infer<typeof PaymentInput>
export const PaymentStarted = PaymentForm.extend({ clientSecret: z.string(), paymentId: z.string() })
export type PaymentStarted = z.infer<typeof PaymentStarted>

/** `start`: a trial with a saved card, or a charge today, which ends a running trial once it is paid. */
export const SubscribeInput = z.strictObject({
  tier: Tier,
  email: Email,
  name: singleLine(120).optional(),
  start: z.enum(['trial', 'now']).optional(),
  accountId: ShownBuyer,
})
export type SubscribeInput = z.infer<typeof SubscribeInput>
export const SubscriptionStarted = PaymentForm.extend({
  clientSecret: z.string(),
  /** `payment` charges today, `setup` saves a card for later. */
  kind: z.enum(['payment', 'setup']),
  /** When a saved card is charged for the first time; null when it is today. */
  chargedAt: Instant.nullable(),
})
export type SubscriptionStarted = z.infer<typeof SubscriptionStarted>

/** One payment or debt. `status` is the provider's, or `refunded`; `number` is printed on it. */
export const InvoiceView = z.object({
  id: z.string(),
  kind: z.enum(['invoice', 'receipt']),
  at: Instant,
  description: z.string(),
  amountCents: z.int().min(0),
  currency: z.string(),
  status: z.string(),
  number: z.string().nullable(),
})
export type InvoiceView = z.infer<typeof InvoiceView>

const ProviderId = z.string().regex(/^[A-Za-z0-9_]{4,255}$/u)
export const PaymentStatusQuery = z.object({
  payment_intent: ProviderId.optional(),
  setup_intent: ProviderId.optional(),
  client_secret: z.string().max(500).optional(),
})
/** `amount` in whole cents: what was charged, 0 for a card that was only saved. */
export const PaymentStatus = z.object({ id: z.string(), amount: z.int().min(0), description: z.string() })
export type PaymentStatus = z.infer<typeof PaymentStatus>
