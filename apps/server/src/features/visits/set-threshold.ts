import type { VisitCount } from '@stratomate/contracts'
import { badgeOf, changesThreshold } from '@stratomate/domain'
import { AppError } from '../app-error.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Ctx, requireAdmin } from '../context.ts'
import { selectVisits, upsertThreshold } from './queries.ts'

/**
 * Sets from how many visits a page shows them. The default and the present value change nothing and are open to
 * anybody, since pages ask for them; other values throw `forbidden` for all but administrators.
 */
export async function setThreshold(ctx: Ctx, { path, threshold }: { path: string; threshold: number }) {
  return ctx.db.transaction(async (tx): Promise<VisitCount> => {
    const visits = await selectVisits(tx, path)
    if (!changesThreshold(visits, threshold)) return badgeOf(visits)
    if (ctx.actor.kind !== 'member') throw new AppError('forbidden')
    requireAdmin(ctx)
    await upsertThreshold(tx, path, threshold)
    await recordAudit(tx, ctx, {
      action: 'visits.set-threshold',
      subjectId: path,
      detail: { from: badgeOf(visits).displayThreshold, to: threshold },
    })
    return badgeOf({ ...visits, threshold })
  })
}
