import type { Ctx } from '../context.ts'
import { recordAuditOnce } from './record-audit.ts'

/** The same reading is recorded once in this time, so that paging through a list does not flood the audit. */
const repeatMs = 10 * 60_000

/** The entries of readings, as a pattern of SQL. */
export const readingActions = '%.read'

type Reading = {
  what:
    | 'accounts'
    | 'audit'
    | 'conversation'
    | 'conversations'
    | 'dead-letters'
    | 'feedback'
    | 'mails'
    | 'provider-events'
    | 'purchases'
    | 'subscription'
    | 'support-messages'
  /** The account or the thing that was read about; `all` for a list of many. */
  of: string
}

/**
 * Records, before it is shown, that somebody of the team has read what belongs to other people. Reading about oneself
 * is not recorded.
 */
export async function recordReading(ctx: Ctx, { what, of }: Reading): Promise<void> {
  if (ctx.actor.kind !== 'member' || ctx.actor.userId === of) return
  const since = new Date(ctx.now().getTime() - repeatMs)
  const entry = { action: `${what}.read`, subjectId: of }
  await ctx.db.transaction((tx) => recordAuditOnce(tx, ctx, { ...entry, since, by: 'actor' }))
}
