import type { Ctx } from '../context.ts'
import { publishUnread } from './mark-read.ts'
import { takeUnpublished } from './queries.ts'

const batchSize = 200

/**
 * Tells open pages what transactions have written since the last run. A run that is cut off loses nothing that is
 * stored: pages that reconnect count again.
 */
export async function publishNotifications(ctx: Pick<Ctx, 'db' | 'bus' | 'now'>): Promise<void> {
  for (const userId of await takeUnpublished(ctx.db, ctx.now(), batchSize)) await publishUnread(ctx, userId)
}
