import type { Actor, Ctx } from '#server/features/context.ts'
import { selectPresentDevices, selectPresentSessions } from '../queries/present.ts'

/**
 * Which of these callers are gone: signed out, expired, suspended, removed, or with another role than before. Two reads
 * answer for all of them, whichever process or command has ended them.
 */
export async function findAbsent<Caller extends { actor: Actor }>(
  ctx: Pick<Ctx, 'db' | 'now'>,
  callers: readonly Caller[],
): Promise<Caller[]> {
  const sessionIds = callers.flatMap(({ actor }) => (actor.kind === 'member' ? [actor.sessionId] : []))
  const deviceIds = callers.flatMap(({ actor }) => (actor.kind === 'desktop' ? [actor.deviceId] : []))
  const sessions = await selectPresentSessions(ctx.db, sessionIds, ctx.now())
  const devices = await selectPresentDevices(ctx.db, deviceIds)
  return callers.filter(({ actor }) => {
    if (actor.kind === 'member') return sessions.get(actor.sessionId) !== actor.role
    return actor.kind === 'desktop' && !devices.has(actor.deviceId)
  })
}
