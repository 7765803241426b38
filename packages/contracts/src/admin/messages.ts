import { z } from 'zod'
import { feedbackTypes, ratingMax } from '../support/values.ts'
import { Id, Instant, PageQuery, pageOf, singleLine } from '../values.ts'

/** 0: not rated. */
const Rating = z.int().min(0).max(ratingMax)

/** Feedback as administrators read it. */
export const FeedbackView = z.object({
  id: Id,
  receivedAt: Instant,
  feedbackType: z.enum(feedbackTypes),
  rating: Rating,
  message: z.string(),
  /** For a bug: what should have happened. */
  expected: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
})
export type FeedbackView = z.infer<typeof FeedbackView>

export const FeedbackQuery = PageQuery.extend({ type: z.enum(feedbackTypes).optional() })
export type FeedbackQuery = z.infer<typeof FeedbackQuery>

/** A page of one type or of all; `counts` and `averageRating` are always over everything that was ever sent. */
export const FeedbackPage = pageOf(FeedbackView).extend({
  counts: z.record(z.enum(feedbackTypes), z.int().min(0)),
  /** Of those that were rated; null before the first. */
  averageRating: z.number().min(1).max(ratingMax).nullable(),
})
export type FeedbackPage = z.infer<typeof FeedbackPage>

/** A message of the support form as administrators read it. */
export const SupportMessageView = z.object({
  id: Id,
  receivedAt: Instant,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
})
export type SupportMessageView = z.infer<typeof SupportMessageView>

/** `search` is a part of the email or of the subject, or the reference that the mails name. */
export const SupportMessagesQuery = PageQuery.extend({ search: singleLine(120).optional() })
export type SupportMessagesQuery = z.infer<typeof SupportMessagesQuery>
