import type { VisitCount } from '@stratomate/contracts'
import { badgeOf } from '@stratomate/domain'
import type { Ctx } from '../context.ts'
import { selectVisits } from './queries.ts'

/** How often a page was visited, and whether it shows that. */
export async function readVisits(ctx: Pick<Ctx, 'db'>, path: string): Promise<VisitCount> {
  return badgeOf(await selectVisits(ctx.db, path))
}
