import type { Ctx } from '#server/features/context.ts'
import { selectEventAge } from '../queries/events.ts'

/** When the payment provider last told us anything, and since when the oldest event waits to be handled. */
export function readEventAge(ctx: Pick<Ctx, 'db'>): Promise<{ lastAt: Date | null; waitingSince: Date | null }> {
  return selectEventAge(ctx.db)
}
