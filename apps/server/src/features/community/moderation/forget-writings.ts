import type { Ctx } from '#server/features/context.ts'
import { dayBefore } from './check-text.ts'
import { deleteWritingsBefore } from '../queries/writings.ts'

/** Deletes what counts toward no limit any more. */
export async function forgetWritings(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await deleteWritingsBefore(ctx.db, dayBefore(ctx.now()))
}
