import { AdminMail, type AdminMailsQuery, type AuditQuery, type VisitsRow } from '@stratomate/contracts'
import { badgeOf } from '@stratomate/domain/visits'
import { type Ctx, requireAdmin } from '../context.ts'
import { pageOfRows, startOf } from './pages.ts'
import { selectAudit, selectMails, selectPageVisits } from './queries.ts'

/** Who did what, newest first; for administrators. */
export async function listAudit(ctx: Ctx, query: AuditQuery) {
  requireAdmin(ctx)
  const { action, subject } = query
  const rows = await selectAudit(ctx.db, { action, subject, ...startOf(query) })
  return pageOfRows(rows, query, {
    at: (row) => row.at,
    view: (row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: row.actorEmail,
      action: row.action,
      subjectId: row.subjectId,
      detail: row.detail,
    }),
  })
}

/** Mails without their texts, newest first; for administrators. */
export async function listMails(ctx: Ctx, query: AdminMailsQuery) {
  requireAdmin(ctx)
  const { state, to } = query
  const rows = await selectMails(ctx.db, { state, to, ...startOf(query) })
  return pageOfRows(rows, query, {
    at: (row) => row.createdAt,
    view: (row) => ({
      id: row.id,
      to: row.to,
      subject: row.subject,
      state: AdminMail.shape.state.parse(row.state),
      attempts: row.attempts,
      lastError: row.lastError,
      createdAt: row.createdAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
    }),
  })
}

/** Visits and threshold of every page that was visited; for administrators. */
export async function listPageVisits(ctx: Ctx): Promise<VisitsRow[]> {
  requireAdmin(ctx)
  const rows = await selectPageVisits(ctx.db)
  return rows.map(({ path, visits, threshold }) => {
    const { count, displayThreshold } = badgeOf({ count: visits, threshold })
    return { path, count, displayThreshold }
  })
}
