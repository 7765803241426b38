import type { Ctx } from '#server/features/context.ts'
import { deleteAcknowledgements } from './queries.ts'
import { acknowledgedEveryMs } from './receive-message.ts'

/** Deletes who was acknowledged once that limits nothing any more. */
export async function forgetAcknowledgements(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await deleteAcknowledgements(ctx.db, new Date(ctx.now().getTime() - acknowledgedEveryMs))
}
