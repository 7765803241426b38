import {
  type FeedbackPage,
  type FeedbackQuery,
  type FeedbackType,
  FeedbackView,
  type SupportMessagesQuery,
} from '@stratomate/contracts'
import { pageOfRows, startOf } from '#server/features/admin/pages.ts'
import { recordReading } from '#server/features/audit/record-reading.ts'
import { type Ctx, requireAdmin } from '#server/features/context.ts'
import type { FeedbackEntry } from './queries.ts'
import { selectFeedbackPage, selectFeedbackTotals, selectSupportPage } from './queries-lists.ts'

/** Feedback, newest first, with the totals of all of it; for administrators. */
export async function listFeedback(ctx: Ctx, query: FeedbackQuery): Promise<FeedbackPage> {
  requireAdmin(ctx)
  await recordReading(ctx, { what: 'feedback', of: 'all' })
  const rows = await selectFeedbackPage(ctx.db, { type: query.type, ...startOf(query) })
  const totals = await selectFeedbackTotals(ctx.db)
  const rated = totals.reduce((total, each) => total + each.rated, 0)
  const stars = totals.reduce((total, each) => total + each.stars, 0)
  const countOf = (type: FeedbackType) => totals.find((each) => each.type === type)?.entries ?? 0
  return {
    ...pageOfRows(rows, query, { at: (row) => row.receivedAt, view: feedbackView }),
    counts: {
      suggestion: countOf('suggestion'),
      bug: countOf('bug'),
      feature: countOf('feature'),
      experience: countOf('experience'),
      other: countOf('other'),
    },
    averageRating: rated === 0 ? null : stars / rated,
  }
}

/** Messages of the support form, newest first; for administrators. */
export async function listSupportMessages(ctx: Ctx, query: SupportMessagesQuery) {
  requireAdmin(ctx)
  await recordReading(ctx, { what: 'support-messages', of: 'all' })
  const rows = await selectSupportPage(ctx.db, { search: query.search, ...startOf(query) })
  return pageOfRows(rows, query, {
    at: (row) => row.receivedAt,
    view: ({ id, name, email, subject, message, receivedAt }) => ({
      id,
      name,
      email,
      subject,
      message,
      receivedAt: receivedAt.toISOString(),
    }),
  })
}

function feedbackView({ clientId: _formId, receivedAt, feedbackType, ...row }: FeedbackEntry): FeedbackView {
  return {
    ...row,
    feedbackType: FeedbackView.shape.feedbackType.parse(feedbackType),
    receivedAt: receivedAt.toISOString(),
  }
}
