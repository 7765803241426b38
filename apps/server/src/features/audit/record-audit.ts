import type { Ctx } from '../context.ts'
import type { Db } from '../database.ts'
import { hasAuditEntry, insertAuditEntry, lockAudit } from './queries.ts'

type Entry = { action: string; subjectId: string; detail?: Record<string, string | number | boolean | null> }

/** Writes who did what, in the transaction of the change itself. */
export async function recordAudit(db: Db, ctx: Pick<Ctx, 'actor' | 'now' | 'newId'>, entry: Entry): Promise<void> {
  const actorId = 'userId' in ctx.actor ? ctx.actor.userId : null
  await insertAuditEntry(db, {
    id: ctx.newId(),
    at: ctx.now(),
    actorId,
    action: entry.action,
    subjectId: entry.subjectId,
    detail: entry.detail ?? {},
  })
}

/**
 * Writes the entry unless one with the same action and subject was written since an instant: by the same actor, or by
 * anybody. Answers whether it was written. Call it in a transaction: two calls at once write one row.
 */
export async function recordAuditOnce(
  tx: Db,
  ctx: Pick<Ctx, 'actor' | 'now' | 'newId'>,
  { since, by, ...entry }: Entry & { since: Date; by: 'actor' | 'anybody' },
): Promise<boolean> {
  const actorId = by === 'actor' && ctx.actor.kind === 'member' ? ctx.actor.userId : null
  const { action, subjectId } = entry
  await lockAudit(tx, `${actorId ?? ''}:${action}:${subjectId}`)
  if (await hasAuditEntry(tx, { actorId, action, subjectId, since })) return false
  await recordAudit(tx, ctx, entry)
  return true
}
