import type { ReportReason } from '@stratomate/contracts'
import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { contentReports } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

/** What a report is about. */
export type ReportTarget = { target: 'post' | 'reply'; id: string }

type ReportRow = typeof contentReports.$inferInsert

/** Stores a report; false when the same reporter has already reported the same thing. */
export async function insertReport(db: Db, row: ReportRow): Promise<boolean> {
  const rows = await db.insert(contentReports).values(row).onConflictDoNothing().returning({ id: contentReports.id })
  return rows.length === 1
}

/** How many reports a reporter has sent since an instant. */
export function countReportsBy(db: Db, reporter: string, since: Date): Promise<number> {
  return db.$count(contentReports, and(eq(contentReports.reporter, reporter), gt(contentReports.reportedAt, since)))
}

/** Open reports of one thing by people whose reports may hide it. */
export function countTrusted(db: Db, target: ReportTarget): Promise<number> {
  return db.$count(contentReports, and(openOf(target), eq(contentReports.isTrusted, true)))
}

/** Closes the open reports of a thing; answers how many there were. */
export async function closeReports(db: Db, target: ReportTarget, closedAt: Date): Promise<number> {
  const rows = await db
    .update(contentReports)
    .set({ closedAt })
    .where(openOf(target))
    .returning({ id: contentReports.id })
  return rows.length
}

function openOf({ target, id }: ReportTarget): SQL | undefined {
  const column = target === 'post' ? contentReports.postId : contentReports.replyId
  return and(eq(column, id), isNull(contentReports.closedAt))
}

export type OpenReport = {
  postId: string | null
  replyId: string | null
  reason: ReportReason
  note: string | null
  reportedAt: Date
}

/** All open reports, the oldest first, about at most `thingsMax` posts and replies: as many as a moderator can read. */
export function selectOpenReports(db: Db, thingsMax: number): Promise<OpenReport[]> {
  const thing = sql<string>`coalesce(${contentReports.postId}, ${contentReports.replyId})`
  const oldest = db
    .select({ thing })
    .from(contentReports)
    .where(isNull(contentReports.closedAt))
    .groupBy(thing)
    .orderBy(asc(sql`min(${contentReports.reportedAt})`))
    .limit(thingsMax)
  return db
    .select({
      postId: contentReports.postId,
      replyId: contentReports.replyId,
      reason: sql<ReportReason>`${contentReports.reason}`,
      note: contentReports.note,
      reportedAt: contentReports.reportedAt,
    })
    .from(contentReports)
    .where(and(isNull(contentReports.closedAt), inArray(thing, oldest)))
    .orderBy(asc(contentReports.reportedAt))
}
