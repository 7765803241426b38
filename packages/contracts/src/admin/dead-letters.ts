import { z } from 'zod'
import { Instant, singleLine } from '../values.ts'

/** Work that has failed: for mails, messages of the bot and deliveries to webhooks for good, for the rest still being tried. */
export const deadLetterKinds = ['mail', 'telegram', 'webhook', 'payment_event', 'job'] as const
export type DeadLetterKind = (typeof deadLetterKinds)[number]

const DeadLetterKind = z.enum(deadLetterKinds)

/** One piece of failed work, without the text of what was to be sent. */
export const DeadLetter = z.object({
  kind: DeadLetterKind,
  id: z.string(),
  /** The subject of a mail, the event and host of a delivery, the type of a payment event, the name of a job. */
  about: z.string(),
  attempts: z.int().min(0),
  /** What the other side said last; null when it said nothing. */
  reason: z.string().nullable(),
  /** Since when the work waits to be done. */
  since: Instant,
  /** Whether it is tried again without anybody asking. */
  isRetried: z.boolean(),
})
export type DeadLetter = z.infer<typeof DeadLetter>

/** How many are shown of each kind, the newest first. */
export const deadLettersMax = 100

export const DeadLettersQuery = z.object({ kind: DeadLetterKind.optional() })
export type DeadLettersQuery = z.infer<typeof DeadLettersQuery>

export const DeadLetterRetry = z.strictObject({ kind: DeadLetterKind, id: singleLine(255) })
export type DeadLetterRetry = z.infer<typeof DeadLetterRetry>
