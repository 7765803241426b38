import { AdminMail, type AdminMailsQuery } from '@stratomate/contracts'
import { recordReading } from '../audit/record-reading.ts'
import { type Ctx, requireAdmin } from '../context.ts'
import { pageOfRows, startOf } from './pages.ts'
import { selectAccountId, selectMails } from './queries.ts'

/** Mails without their texts, newest first; for administrators. */
export async function listMails(ctx: Ctx, query: AdminMailsQuery) {
  requireAdmin(ctx)
  const { state, to } = query
  const owner = to === undefined ? null : await selectAccountId(ctx.db, to)
  await recordReading(ctx, { what: 'mails', of: owner ?? 'all' })
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
