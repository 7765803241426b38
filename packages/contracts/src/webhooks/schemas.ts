import { z } from 'zod'
import { Id, Instant } from '../values.ts'
import { deliveryProblems, webhookEventNames, webhookTestEvent, webhookUrlLengthMax } from './values.ts'

const Event = z.enum(webhookEventNames)

const Events = z
  .array(Event)
  .min(1, 'Choose what it reports.')
  .max(webhookEventNames.length)
  .refine((events) => new Set(events).size === events.length, 'Name each event once.')

/** A webhook without its secret. `failing`: its last delivery was not accepted. `off`: nothing more is sent to it. */
export const WebhookView = z.object({
  id: Id,
  url: z.string(),
  events: z.array(Event),
  state: z.enum(['active', 'failing', 'off']),
  createdAt: Instant,
  /** Until when deliveries are signed with the secret before the present one as well; null: with the present one alone. */
  oldSecretUntil: Instant.nullable(),
})
export type WebhookView = z.infer<typeof WebhookView>

export const WebhookInput = z.strictObject({
  url: z.url({ protocol: /^https?$/u, error: 'Give a whole address that begins with https.' }).max(webhookUrlLengthMax),
  events: Events,
})
export type WebhookInput = z.infer<typeof WebhookInput>

/** Only the named fields change; a webhook that was switched off is switched on again. */
export const WebhookChange = z.strictObject({ events: Events.optional(), isOn: z.literal(true).optional() })
export type WebhookChange = z.infer<typeof WebhookChange>

/** The only answer that contains a secret. */
export const WebhookSecret = z.object({ webhook: WebhookView, secret: z.string() })
export type WebhookSecret = z.infer<typeof WebhookSecret>

export const WebhookDelivery = z.object({
  /** Sent as `webhook-id`: the same at every try and replay. */
  id: Id,
  event: z.enum([...webhookEventNames, webhookTestEvent]),
  at: Instant,
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int().min(0),
  /** The status of the last answer; null without one. */
  status: z.int().nullable(),
  problem: z.enum(deliveryProblems).nullable(),
  nextAttemptAt: Instant.nullable(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

/** The delivery that is sent again; null sends a test. */
export const DeliveryInput = z.strictObject({ replay: Id.nullable() })
export type DeliveryInput = z.infer<typeof DeliveryInput>
