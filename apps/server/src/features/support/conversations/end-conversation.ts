import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import type { Ctx } from '#server/features/context.ts'
import { lockConversation, type Owner, updateConversation } from './queries.ts'
import { summaryView } from './views.ts'

/** Closes a chat and notifies both sides; a closed one stays as it is. Errors: not_found. */
export async function endConversation(ctx: Ctx, id: string, { whose }: { whose: Owner | 'team' }): Promise<void> {
  const closed = await ctx.db.transaction(async (tx) => {
    const row = await lockConversation(tx, id, whose)
    if (row === null) throw new AppError('not_found')
    if (row.state === 'closed') return null
    const change = { state: 'closed' as const, closedAt: ctx.now() }
    await updateConversation(tx, id, change)
    if (whose === 'team') await recordAudit(tx, ctx, { action: 'conversation.close', subjectId: id })
    return { ...row, ...change }
  })
  if (closed === null) return
  ctx.bus.toConversation(id, 'conversation.closed', {})
  ctx.bus.toTeam('conversation.changed', { conversation: summaryView(closed) })
}
