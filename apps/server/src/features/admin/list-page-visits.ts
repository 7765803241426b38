import type { VisitsRow } from '@stratomate/contracts'
import { badgeOf } from '@stratomate/domain/visits/visits'
import { type Ctx, requireAdmin } from '../context.ts'
import { selectPageVisits } from './queries.ts'

/** Visits and threshold of every page that was visited; for administrators. */
export async function listPageVisits(ctx: Ctx): Promise<VisitsRow[]> {
  requireAdmin(ctx)
  const rows = await selectPageVisits(ctx.db)
  return rows.map(({ path, visits, threshold }) => {
    const { count, displayThreshold } = badgeOf({ count: visits, threshold })
    return { path, count, displayThreshold }
  })
}
