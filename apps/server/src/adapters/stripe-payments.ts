import { type PaymentForm, Tier } from '@stratomate/contracts'
import Stripe from 'stripe'
import { AppError } from '#server/features/app-error.ts'
import type {
  Payments,
  ProviderSubscriptionView,
  SubscriptionForm,
  TierProduct,
} from '#server/features/billing/ports.ts'
import { stripeAnswer, stripeAnswerOrNull } from './stripe-answers.ts'
import { correctionCalls, metadataGivenDays } from './correction-calls.ts'
import { readStripeEvent } from './stripe-events.ts'
import { invoiceCalls, ownPath } from './stripe-invoices.ts'
import { stripePaymentView } from './stripe-payment-view.ts'

export type StripeOptions = {
  secretKey: string
  /** Secrets of webhooks. The simulator uses the first; there are several while one replaces another. */
  webhookSecrets: readonly string[]
  form: PaymentForm
  simulator: { host: string; port: number } | null
}

const metadataTier = 'stratomate_tier'
const reachTimeoutMs = 3_000
const formFields = ['latest_invoice.confirmation_secret', 'pending_setup_intent']

/** The payment provider through its official SDK; the local simulator speaks the same HTTP interface. */
export function createStripePayments({ secretKey, webhookSecrets, form, simulator }: StripeOptions): Payments {
  const stripe = new Stripe(secretKey, {
    timeout: 20_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(simulator === null ? {} : { ...simulator, protocol: 'http' as const }),
  })
  return {
    form,
    ...subscriptionCalls(stripe),
    ...paymentCalls(stripe),
    ...invoiceCalls(stripe, simulator === null ? 'as-is' : 'own-path'),
    ...correctionCalls(stripe),
    createCustomer: ({ userId, email, name, idempotencyKey }) =>
      stripeAnswer(async () => {
        const metadata = userId === null ? {} : { userId }
        const customer = await stripe.customers.create({ email, name, metadata }, { idempotencyKey })
        return customer.id
      }),
    readCustomerEmail: (customerId) =>
      stripeAnswerOrNull(async () => {
        const customer = await stripe.customers.retrieve(customerId)
        return customer.deleted === true ? null : customer.email
      }),
    openPortal: ({ customerId, returnUrl }) =>
      stripeAnswer(async () => {
        const session = await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl })
        return simulator === null ? session.url : ownPath(session.url)
      }),
    readEvent: (body, signature) => readStripeEvent(stripe, { body, signature, webhookSecrets }),
    reach: () =>
      stripeAnswer(async () => {
        await stripe.prices.list({ limit: 1 }, { timeout: reachTimeoutMs, maxNetworkRetries: 0 })
        return 'answers' as const
      }),
  }
}

type SubscriptionCalls = Pick<
  Payments,
  'createSubscription' | 'readSubscriptionForm' | 'changeTier' | 'cancelSubscription' | 'listSubscriptions'
>

function subscriptionCalls(stripe: Stripe): SubscriptionCalls {
  return {
    createSubscription: ({ customerId, product, trialDays, idempotencyKey }) =>
      stripeAnswer(async () => {
        const price = await priceOf(stripe, product)
        const trial: Partial<Stripe.SubscriptionCreateParams> = {
          trial_period_days: trialDays,
          trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
        }
        const subscription = await stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price }],
            payment_behavior: 'default_incomplete',
            payment_settings: { save_default_payment_method: 'on_subscription' },
            ...(trialDays === 0 ? {} : trial),
            metadata: { [metadataTier]: product.tier },
            expand: formFields,
          },
          { idempotencyKey },
        )
        return formOf(subscription)
      }),
    readSubscriptionForm: (providerId) =>
      stripeAnswer(async () => {
        const asked = formOf(await stripe.subscriptions.retrieve(providerId, { expand: formFields }))
        return { ...asked, intentStatus: await readIntentStatus(stripe, asked) }
      }),
    changeTier: ({ providerId, product, idempotencyKey }) =>
      stripeAnswer(async () => {
        const [item] = (await stripe.subscriptions.retrieve(providerId)).items.data
        if (item === undefined) throw new AppError('payments_unavailable')
        const changed = await stripe.subscriptions.update(
          providerId,
          {
            items: [{ id: item.id, price: await priceOf(stripe, product) }],
            metadata: { [metadataTier]: product.tier },
            expand: formFields,
          },
          { idempotencyKey },
        )
        return formOf(changed)
      }),
    cancelSubscription: async (providerId) => {
      // Another tab may have cancelled it already, which is the wanted result.
      await stripeAnswerOrNull(() => stripe.subscriptions.cancel(providerId))
    },
    listSubscriptions: (customerId) =>
      stripeAnswer(async () => {
        const list = await stripe.subscriptions.list({
          customer: customerId,
          status: 'all',
          limit: 100,
        })
        return list.data.map(viewOf)
      }),
  }
}

type PaymentCalls = Pick<Payments, 'createPayment' | 'readPayment' | 'cancelPayment' | 'setReceiptEmail' | 'readSetup'>

function paymentCalls(stripe: Stripe): PaymentCalls {
  return {
    createPayment: ({ licenceId, plan, amountCents, description, email, idempotencyKey }) =>
      stripeAnswer(async () => {
        const payment = await stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency: 'usd',
            automatic_payment_methods: { enabled: true },
            description,
            ...(email === null ? {} : { receipt_email: email }),
            metadata: { licenceId, plan },
          },
          { idempotencyKey },
        )
        return stripePaymentView(payment, 'free')
      }),
    readPayment: (paymentId) =>
      stripeAnswerOrNull(async () => {
        const payment = await stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] })
        return stripePaymentView(payment, await isHeldByBank(stripe, payment))
      }),
    cancelPayment: (paymentId) =>
      stripeAnswer(async () => {
        try {
          await stripe.paymentIntents.cancel(paymentId)
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        }
      }),
    setReceiptEmail: ({ paymentId, email, idempotencyKey }) =>
      stripeAnswer(async () => {
        await stripe.paymentIntents.update(paymentId, { receipt_email: email }, { idempotencyKey })
      }),
    readSetup: (setupId) =>
      stripeAnswerOrNull(async () => {
        const setup = await stripe.setupIntents.retrieve(setupId)
        const customerId = typeof setup.customer === 'string' ? setup.customer : (setup.customer?.id ?? null)
        return { setupId: setup.id, customerId, clientSecret: setup.client_secret ?? '', status: setup.status }
      }),
  }
}

/** The provider's price of a tier, found by its lookup key and made from the plan file when it is not there yet. */
async function priceOf(stripe: Stripe, { tier, name, priceCents }: TierProduct): Promise<string> {
  const lookupKey = `stratomate_${tier}_${priceCents}`
  const list = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
  const known = list.data[0]
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

function formOf(subscription: Stripe.Subscription): SubscriptionForm {
  const { id, latest_invoice: invoice, pending_setup_intent: setup, status } = subscription
  const payment = typeof invoice === 'object' ? (invoice?.confirmation_secret?.client_secret ?? null) : null
  if (status === 'incomplete' && payment !== null) {
    return { providerId: id, form: { kind: 'payment', clientSecret: payment }, intentStatus: null }
  }
  const saved = typeof setup === 'object' ? (setup?.client_secret ?? null) : null
  return { providerId: id, form: saved === null ? null : { kind: 'setup', clientSecret: saved }, intentStatus: null }
}

/** The subscription stays incomplete until its payment has arrived, so the payment itself is asked for its status. */
async function readIntentStatus(stripe: Stripe, { form }: SubscriptionForm): Promise<string | null> {
  if (form === null) return null
  const [id = ''] = form.clientSecret.split('_secret_')
  const intent =
    form.kind === 'payment' ? await stripe.paymentIntents.retrieve(id) : await stripe.setupIntents.retrieve(id)
  return intent.status
}

function viewOf(subscription: Stripe.Subscription): ProviderSubscriptionView {
  const [item] = subscription.items.data
  const periodEnd = item?.current_period_end ?? null
  // The portal may set either a date or the end of the period.
  const hasGivenDays = subscription.metadata[metadataGivenDays] === 'true'
  const cancelsAt = subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : null)
  return {
    providerId: subscription.id,
    tier: tierOf(subscription),
    status: subscription.status,
    endedByRequest: subscription.cancellation_details?.reason === 'cancellation_requested',
    hasGivenDays,
    startedAt: instant(subscription.start_date) ?? new Date(subscription.created * 1_000),
    trialEndsAt: hasGivenDays ? null : instant(subscription.trial_end),
    endsAt: instant(subscription.ended_at ?? cancelsAt ?? periodEnd),
    cancelsAt: instant(cancelsAt),
    hasCard: subscription.default_payment_method !== null || subscription.pending_setup_intent === null,
    liveMode: subscription.livemode,
  }
}

/** The price decides, because it is all that the portal changes; what we wrote at the beginning comes second. */
function tierOf({ items, metadata }: Stripe.Subscription): Tier | null {
  const key = items.data[0]?.price.lookup_key ?? ''
  const named = Tier.options.find((tier) => key.includes(tier)) ?? Tier.safeParse(metadata[metadataTier]).data
  return named ?? null
}

function instant(seconds: number | null): Date | null {
  return seconds === null ? null : new Date(seconds * 1_000)
}

/** A charge stays marked as disputed after a won dispute, so the disputes themselves are asked. */
async function isHeldByBank(stripe: Stripe, { id, latest_charge: charge }: Stripe.PaymentIntent) {
  if (typeof charge !== 'object' || charge === null || !charge.disputed) return 'free'
  const disputes = await stripe.disputes.list({ payment_intent: id, limit: 100 })
  const harmless = new Set(['won', 'warning_closed', 'prevented'])
  const isOver = disputes.data.length > 0 && disputes.data.every(({ status }) => harmless.has(status))
  return isOver ? 'free' : 'held'
}
