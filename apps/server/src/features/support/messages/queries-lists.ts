import { and, count, desc, eq, ilike, or, type SQL, sql, sum } from 'drizzle-orm'
import { escapeLike } from '#server/db/conditions.ts'
import { isAfter, type Page } from '#server/features/newest-first.ts'
import { feedbackEntries, supportMessages } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'
import type { FeedbackEntry, SupportMessage } from './queries.ts'

/** Feedback of a type or of all, the newest first. */
export async function selectFeedbackPage(
  db: Db,
  { type, after, count: rowsMax }: Page & { type: string | undefined },
): Promise<FeedbackEntry[]> {
  const { receivedAt, id, feedbackType } = feedbackEntries
  return db
    .select()
    .from(feedbackEntries)
    .where(and(type === undefined ? undefined : eq(feedbackType, type), isAfter({ at: receivedAt, id }, after)))
    .orderBy(desc(receivedAt), desc(id))
    .limit(rowsMax)
}

type FeedbackTotals = { type: string; entries: number; rated: number; stars: number }

/** For each type, how many were sent, how many had stars, and the sum of the stars. */
export async function selectFeedbackTotals(db: Db): Promise<FeedbackTotals[]> {
  const { feedbackType, rating } = feedbackEntries
  return db
    .select({
      type: feedbackType,
      entries: count(),
      rated: count(sql`nullif(${rating}, 0)`),
      stars: sum(rating).mapWith(Number),
    })
    .from(feedbackEntries)
    .groupBy(feedbackType)
}

/** What was written to support, the newest first. */
export async function selectSupportPage(
  db: Db,
  { search, after, count: rowsMax }: Page & { search: string | undefined },
): Promise<SupportMessage[]> {
  const { receivedAt, id } = supportMessages
  return db
    .select()
    .from(supportMessages)
    .where(and(isAbout(search), isAfter({ at: receivedAt, id }, after)))
    .orderBy(desc(receivedAt), desc(id))
    .limit(rowsMax)
}

/** Email or subject contain the text, or the id begins with it: the mails show eight characters of the id. */
function isAbout(search: string | undefined): SQL | undefined {
  if (search === undefined || search === '') return undefined
  const text = escapeLike(search)
  const { email, subject, id } = supportMessages
  return or(ilike(email, `%${text}%`), ilike(subject, `%${text}%`), ilike(sql`${id}::text`, `%${text}`))
}
