import Stripe from 'stripe'
import { z } from 'zod'
import type { ProviderEvent } from '#server/features/billing/ports.ts'

type SignedCall = { body: Buffer; signature: string | undefined; webhookSecrets: readonly string[] }

/** An object of the provider names its customer and its payment by id, or holds them. */
const Reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish()
const EventObject = z.object({
  id: z.string().nullish(),
  object: z.string(),
  customer: Reference,
  payment_intent: Reference,
})

/**
 * The event of a signed call. The official SDK checks the signature over the raw bytes and its age (300 s); null when
 * neither secret fits.
 */
export function readStripeEvent(stripe: Stripe, { body, signature, webhookSecrets }: SignedCall): ProviderEvent | null {
  for (const secret of webhookSecrets) {
    try {
      return eventOf(stripe.webhooks.constructEvent(body, signature ?? '', secret))
    } catch (error) {
      // A body that is signed and yet no event is as little worth as a wrong signature.
      if (!isRefusal(error)) throw error
    }
  }
  return null
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeSignatureVerificationError ||
    error instanceof SyntaxError ||
    error instanceof z.ZodError
  )
}

const SignedEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  livemode: z.boolean(),
  created: z.int().min(0),
  data: z.object({ object: EventObject }),
})

function eventOf(event: unknown): ProviderEvent {
  const { id, type, livemode, created, data } = SignedEvent.parse(event)
  const { object } = data
  return {
    id,
    type,
    liveMode: livemode,
    createdAt: new Date(created * 1_000),
    customerId: (object.object === 'customer' ? object.id : object.customer) ?? null,
    paymentId: (object.object === 'payment_intent' ? object.id : object.payment_intent) ?? null,
  }
}
