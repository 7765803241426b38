import { isUtf8 } from 'node:buffer'
import Stripe from 'stripe'
import { z } from 'zod'
import type { ProviderEvent, SignedEvent } from '#server/features/billing/ports.ts'

type SignedCall = { body: Buffer; signature: string | undefined; webhookSecrets: readonly string[] }

/** The provider's ids and types are plain letters, and nothing else of an event is stored. */
const Name = z.string().regex(/^[!-~]{1,255}$/u)
/** The last second whose year has four digits. */
const lastS = 253_402_300_799

/** An object of the provider contains its customer and its payment, or only their ids. */
const Reference = z.union([Name, z.object({ id: Name }).transform(({ id }) => id)]).nullish()
const EventObject = z.object({
  id: Name.nullish(),
  object: z.string(),
  customer: Reference,
  payment_intent: Reference,
})

/** The SDK's own limit for the age of a signature, and one that every age is within. Seconds. */
const ageS = { usual: 300, any: lastS }

/**
 * What a signed call says. The official SDK checks the signature over the raw bytes and its age (300 s). When only the
 * age is wrong, the call is refused because of the clock, ours or theirs.
 */
export function readStripeEvent(stripe: Stripe, call: SignedCall): SignedEvent {
  const { body, signature, webhookSecrets } = call
  const text = textOf(body)
  if (text === null || !isSignatureHeader(signature)) return { kind: 'refused', because: 'form' }
  const verify = (secret: string, age: number): SignedEvent | null => {
    try {
      return { kind: 'event', event: eventOf(stripe.webhooks.constructEvent(text, signature, secret, age)) }
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
      // A body that is signed and yet not an event is refused like a wrong signature.
      if (error instanceof SyntaxError || error instanceof z.ZodError) return { kind: 'refused', because: 'form' }
      throw error
    }
  }
  for (const secret of webhookSecrets) {
    const verified = verify(secret, ageS.usual)
    if (verified !== null) return verified
  }
  const isSigned = webhookSecrets.some((secret) => verify(secret, ageS.any) !== null)
  return { kind: 'refused', because: isSigned ? 'clock' : 'secret' }
}

/**
 * The text whose bytes are exactly these; null for bytes that are not UTF-8. The SDK would drop a byte-order mark and
 * replace broken characters before it compares, so other bytes than the signed ones would pass.
 */
function textOf(body: Buffer): string | null {
  return isUtf8(body) ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(body) : null
}

/** One time and at least one complete signature: the SDK throws on empty ones. */
function isSignatureHeader(header: string | undefined): header is string {
  return /^t=\d{1,12}(?:,v1=[\da-f]{64}|,(?!t=|v1=)\w{1,16}=\w{1,256}){1,16}$/u.test(header ?? '')
}

const EventBody = z.object({
  id: Name,
  type: Name,
  livemode: z.boolean(),
  created: z.int().min(0).max(lastS),
  data: z.object({ object: EventObject }),
})

function eventOf(event: unknown): ProviderEvent {
  const { id, type, livemode, created, data } = EventBody.parse(event)
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
