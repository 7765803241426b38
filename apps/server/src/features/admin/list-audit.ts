import type { AuditQuery } from '@stratomate/contracts'
import { readingActions, recordReading } from '../audit/record-reading.ts'
import { type Ctx, requireAdmin } from '../context.ts'
import { pageOfRows, startOf } from './pages.ts'
import { selectAudit } from './queries.ts'

/** Who did what, newest first; for administrators. */
export async function listAudit(ctx: Ctx, query: AuditQuery) {
  requireAdmin(ctx)
  const { action, subject, show } = query
  const rows = await selectAudit(ctx.db, {
    action,
    subject,
    except: show === 'changes' ? readingActions : null,
    ...startOf(query),
  })
  // Recorded after the reading, so that an answer does not begin with its own entry.
  await recordReading(ctx, { what: 'audit', of: subject ?? 'all' })
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
