import { z } from 'zod'
import { Email } from '../accounts/schemas.ts'
import { languages } from '../site/languages.ts'
import { feedbackTypes, messageLimits, ratingMax } from './values.ts'
import { Id, Instant, singleLine } from '../values.ts'

// C0 without tab and newline, DEL and C1: nothing that a person types, and some of it fools terminals and logs.
// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/u

/** Several lines of text a person typed: trimmed, NFC, lines end with a newline; no other control character but tab. */
export function multiLine(lengthMax: number) {
  return z
    .string()
    .max(lengthMax * 4)
    .transform((text) => text.replaceAll('\r\n', '\n').normalize('NFC').trim())
    .refine((text) => !controlCharacters.test(text), 'Control characters are not allowed.')
    .pipe(z.string().max(lengthMax))
}

const filled = z.string().min(1, 'This must not be empty.')

/** The language of the page, in which somebody without an account is answered. English where it is not named. */
const PageLanguage = z.enum(languages).optional()

/**
 * Made by the form for each text that it sends, so that the same one is stored only once and a second press or a resend
 * is safe.
 */
const ClientId = z.uuid()

export const SupportInput = z.strictObject({
  clientId: ClientId,
  name: singleLine(messageLimits.name).pipe(filled),
  email: Email,
  subject: singleLine(messageLimits.subject).pipe(filled),
  message: multiLine(messageLimits.message).pipe(filled),
  language: PageLanguage,
})
export type SupportInput = z.infer<typeof SupportInput>

export const FeedbackInput = z.strictObject({
  clientId: ClientId,
  name: singleLine(messageLimits.name).optional(),
  email: Email.optional(),
  feedbackType: z.enum(feedbackTypes),
  /** 1 to 5 stars; 0, or a missing value, is not rated. */
  rating: z.int().min(0).max(ratingMax).default(0),
  message: multiLine(messageLimits.message).pipe(filled),
  /** For a bug: what should have happened. */
  expected: multiLine(messageLimits.expected).optional(),
  language: PageLanguage,
})
export type FeedbackInput = z.infer<typeof FeedbackInput>

/** The message is stored; the last eight characters of the id are the reference that both sides can name. */
export const MessageReceipt = z.object({ id: Id, receivedAt: Instant })
export type MessageReceipt = z.infer<typeof MessageReceipt>
