import { z } from 'zod'
import { Instant, singleLine } from '../values.ts'

/**
 * Failed work: mails, bot messages and webhook deliveries that were given up, and other work that is still being tried.
 */
export const deadLetterKinds = ['mail', 'telegram', 'webhook', 'payment_event', 'job'] as const
export type DeadLetterKind = (typeof deadLetterKinds)[number]

const DeadLetterKind = z.enum(deadLetterKinds)

/** One piece of failed work, without the text that was to be sent. */
export const DeadLetter = z.object({
  kind: DeadLetterKind,
  id: z.string(),
  /** The subject of a mail, the event and host of a delivery, the type of a payment event, the name of a job. */
  about: z.string(),
  attempts: z.int().min(0),
  /** The other side's last answer; null when there was none. */
  reason: z.string().nullable(),
  /** Since when the work waits to be done. */
  since: Instant,
  /** Whether it is tried again automatically. */
  isRetried: z.boolean(),
})
export type DeadLetter = z.infer<typeof DeadLetter>

/** How many are listed of each kind, the newest first. */
export const deadLettersMax = 100

export const DeadLettersQuery = z.object({ kind: DeadLetterKind.optional() })
export type DeadLettersQuery = z.infer<typeof DeadLettersQuery>

export const DeadLetterRetry = z.strictObject({ kind: DeadLetterKind, id: singleLine(255) })
export type DeadLetterRetry = z.infer<typeof DeadLetterRetry>
