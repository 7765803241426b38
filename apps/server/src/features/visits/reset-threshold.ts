import type { VisitCount } from '@stratomate/contracts'
import { badgeOf } from '@stratomate/domain'
import { recordAudit } from '../audit/record-audit.ts'
import { type Ctx, requireAdmin } from '../context.ts'
import { selectVisits, upsertThreshold } from './queries.ts'

/** Gives a page the default threshold back; a page that has it stays as it is. Errors: signed_out, forbidden. */
export async function resetThreshold(ctx: Ctx, path: string): Promise<VisitCount> {
  requireAdmin(ctx)
  return ctx.db.transaction(async (tx) => {
    const visits = await selectVisits(tx, path)
    const reset = badgeOf({ ...visits, threshold: null })
    const from = badgeOf(visits).displayThreshold
    if (from === reset.displayThreshold) return reset
    await upsertThreshold(tx, path, reset.displayThreshold)
    await recordAudit(tx, ctx, {
      action: 'visits.set-threshold',
      subjectId: path,
      detail: { from, to: reset.displayThreshold },
    })
    return reset
  })
}
