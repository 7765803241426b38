import { isUtf8 } from 'node:buffer'
import Stripe from 'stripe'
import { z } from 'zod'
import type { ProviderEvent } from '#server/features/billing/ports.ts'

type SignedCall = { body: Buffer; signature: string | undefined; webhookSecrets: readonly string[] }

/** The provider's ids and types are plain letters, and what is stored of an event is nothing else. */
const Name = z.string().regex(/^[!-~]{1,255}$/u)
/** The last second that a date can name with four digits of a year. */
const lastS = 253_402_300_799

/** An object of the provider names its customer and its payment by id, or holds them. */
const Reference = z.union([Name, z.object({ id: Name }).transform(({ id }) => id)]).nullish()
const EventObject = z.object({
  id: Name.nullish(),
  object: z.string(),
  customer: Reference,
  payment_intent: Reference,
})

/**
 * The event of a signed call. The official SDK checks the signature over the raw bytes and its age (300 s); null when
 * neither secret fits, and for a header or a body that the provider does not write.
 */
export function readStripeEvent(stripe: Stripe, { body, signature, webhookSecrets }: SignedCall): ProviderEvent | null {
  const text = textOf(body)
  if (text === null || !isSignatureHeader(signature)) return null
  for (const secret of webhookSecrets) {
    try {
      return eventOf(stripe.webhooks.constructEvent(text, signature, secret))
    } catch (error) {
      // A body that is signed and yet no event is as little worth as a wrong signature.
      if (!isRefusal(error)) throw error
    }
  }
  return null
}

/**
 * The text whose bytes are exactly these; null for bytes that are no UTF-8. The SDK would drop a byte-order mark and
 * replace broken characters before it compares, so that other bytes than the signed ones would pass.
 */
function textOf(body: Buffer): string | null {
  return isUtf8(body) ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(body) : null
}

/** One time and signatures, of which those that count are whole: the SDK throws on empty ones. */
function isSignatureHeader(header: string | undefined): header is string {
  return /^t=\d{1,12}(?:,v1=[\da-f]{64}|,(?!t=|v1=)\w{1,16}=\w{1,256}){1,16}$/u.test(header ?? '')
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeSignatureVerificationError ||
    error instanceof SyntaxError ||
    error instanceof z.ZodError
  )
}

const SignedEvent = z.object({
  id: Name,
  type: Name,
  livemode: z.boolean(),
  created: z.int().min(0).max(lastS),
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
