import { referenceLimits, type ReferenceSetView } from '@stratomate/contracts'
import { secondMs } from '@stratomate/std/time'
import { type Ctx, requireAdmin } from '#server/features/context.ts'
import { type ReferenceSetRow, selectSets } from './queries/reference-sets.ts'

/** The reference candles that are held, by symbol. Errors: signed_out, forbidden, second_factor_needed. */
export async function listReferenceSets(ctx: Ctx): Promise<ReferenceSetView[]> {
  requireAdmin(ctx)
  return (await selectSets(ctx.db, referenceLimits.sets)).map(referenceSetView)
}

export function referenceSetView({ id: _id, fromS, toS, changedAt, ...set }: ReferenceSetRow): ReferenceSetView {
  return {
    ...set,
    from: new Date(fromS * secondMs).toISOString(),
    to: new Date(toS * secondMs).toISOString(),
    changedAt: changedAt.toISOString(),
  }
}
