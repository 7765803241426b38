import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import { type Ctx, requireMember } from '#server/features/context.ts'
import { deleteOtherSessions, deleteSession, hasDone } from '../queries/account.ts'

const action = 'session.end'

/** Signs the person out in one browser. It may be repeated; a session of anybody else is not found. */
export async function endSession(ctx: Ctx, id: string): Promise<void> {
  const { userId } = requireMember(ctx)
  await ctx.db.transaction(async (tx) => {
    if (await deleteSession(tx, { id, userId })) {
      await recordAudit(tx, ctx, { action, subjectId: id })
    } else if (!(await hasDone(tx, { actorId: userId, action, subjectId: id }))) {
      throw new AppError('not_found')
    }
  })
  ctx.bus.accessEnded(userId)
}

/** Signs the person out everywhere but here; answers how many sessions that ended. */
export async function endOtherSessions(ctx: Ctx): Promise<number> {
  const { userId, sessionId } = requireMember(ctx)
  const count = await ctx.db.transaction(async (tx) => {
    const ended = await deleteOtherSessions(tx, userId, sessionId)
    if (ended > 0) await recordAudit(tx, ctx, { action: 'session.end-others', subjectId: userId, detail: { ended } })
    return ended
  })
  ctx.bus.accessEnded(userId)
  return count
}
