import type { Ctx } from '../context.ts'
import { tellUnread } from './mark-read.ts'
import { takeUntold } from './queries.ts'

const batchSize = 200

/**
 * Tells open pages what transactions have written since the last run. One that is killed in between loses nothing that
 * is stored: pages that come back count anew.
 */
export async function tellNotifications(ctx: Pick<Ctx, 'db' | 'bus' | 'now'>): Promise<void> {
  for (const userId of await takeUntold(ctx.db, ctx.now(), batchSize)) await tellUnread(ctx, userId)
}
