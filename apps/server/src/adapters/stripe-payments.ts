import { Tier } from '@stratomate/contracts'
import Stripe from 'stripe'
import { AppError } from '#server/features/app-error.ts'
import type { Payments, ProviderSubscriptionView, TierProduct } from '#server/features/billing/ports.ts'

type StripeOptions = { secretKey: string; simulator: { host: string; port: number } | null }

const metadataTier = 'stratomate_tier'
const reachTimeoutMs = 3_000

/** The payment provider through its official SDK; the local simulator speaks the same HTTP interface. */
export function createStripePayments({ secretKey, simulator }: StripeOptions): Payments {
  const stripe = new Stripe(secretKey, {
    timeout: 20_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(simulator === null ? {} : { ...simulator, protocol: 'http' as const }),
  })
  return {
    createCustomer: ({ userId, email, name, idempotencyKey }) =>
      answered(async () => {
        const customer = await stripe.customers.create({ email, name, metadata: { userId } }, { idempotencyKey })
        return customer.id
      }),
    startTrial: ({ customerId, product, days, idempotencyKey }) =>
      answered(async () => {
        const price = await priceOf(stripe, product)
        await stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price }],
            trial_period_days: days,
            trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
            metadata: { [metadataTier]: product.tier },
          },
          { idempotencyKey },
        )
      }),
    listSubscriptions: (customerId) =>
      answered(async () => {
        const list = await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 })
        return list.data.map(viewOf)
      }),
    openPortal: ({ customerId, returnUrl }) =>
      answered(async () => {
        const session = await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl })
        // The simulator's pages live under our own address.
        return simulator === null ? session.url : new URL(session.url).pathname
      }),
    reach: () =>
      answered(async () => {
        await stripe.prices.list({ limit: 1 }, { timeout: reachTimeoutMs, maxNetworkRetries: 0 })
        return 'answers' as const
      }),
  }
}

/** The provider's price of a tier, found by its lookup key and made from the plan file when it is not there yet. */
async function priceOf(stripe: Stripe, { tier, name, priceCents }: TierProduct): Promise<string> {
  const lookupKey = `stratomate_${tier}_${priceCents}`
  const found = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
  const known = found.data[0]
  if (known !== undefined) return known.id
  const created = await stripe.prices.create(
    {
      currency: 'usd',
      unit_amount: priceCents,
      recurring: { interval: 'month' },
      lookup_key: lookupKey,
      product_data: { name },
    },
    { idempotencyKey: `price:${lookupKey}` },
  )
  return created.id
}

function viewOf(subscription: Stripe.Subscription): ProviderSubscriptionView {
  const tier = Tier.safeParse(subscription.metadata[metadataTier])
  const periodEnd = subscription.items.data[0]?.current_period_end ?? null
  return {
    providerId: subscription.id,
    tier: tier.success ? tier.data : null,
    status: subscription.status,
    endedByRequest: subscription.cancellation_details?.reason === 'cancellation_requested',
    startedAt: instant(subscription.start_date) ?? new Date(subscription.created * 1_000),
    trialEndsAt: instant(subscription.trial_end),
    endsAt: instant(subscription.cancel_at ?? subscription.ended_at ?? periodEnd),
    cancelsAt: instant(subscription.cancel_at),
    liveMode: subscription.livemode,
  }
}

function instant(seconds: number | null): Date | null {
  return seconds === null ? null : new Date(seconds * 1_000)
}

async function answered<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw new AppError('payments_unavailable', { cause: error })
    throw error
  }
}

/** Stands in when payments are switched off: every call says so. */
export function createNoPayments(): Payments {
  const refuse = () =>
    Promise.reject(new AppError('payments_unavailable', { message: 'Payments are switched off here.' }))
  return {
    createCustomer: refuse,
    startTrial: refuse,
    listSubscriptions: () => Promise.resolve([]),
    openPortal: refuse,
    reach: () => Promise.resolve('off'),
  }
}
