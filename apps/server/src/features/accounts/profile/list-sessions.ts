import type { SessionView } from '@stratomate/contracts'
import { type Ctx, requireMember } from '#server/features/context.ts'
import { selectSessions } from '../queries/account.ts'

/** Browsers in which the person is signed in. The token of a session never leaves the server. */
export async function listSessions(ctx: Ctx): Promise<SessionView[]> {
  const { userId, sessionId } = requireMember(ctx)
  const rows = await selectSessions(ctx.db, userId, ctx.now())
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.userAgent,
    address: row.ipAddress,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.updatedAt.toISOString(),
    current: row.id === sessionId,
  }))
}
