import type { Ctx } from '../context.ts'
import type { Db } from '../database.ts'
import { insertAuditEntry } from './queries.ts'

type Entry = { action: string; subjectId: string; detail?: Record<string, string | number | boolean | null> }

/** Writes who did what, in the transaction of the deed. */
export async function recordAudit(db: Db, ctx: Pick<Ctx, 'actor' | 'now' | 'newId'>, entry: Entry): Promise<void> {
  const actorId = ctx.actor.kind === 'member' || ctx.actor.kind === 'desktop' ? ctx.actor.userId : null
  await insertAuditEntry(db, {
    id: ctx.newId(),
    at: ctx.now(),
    actorId,
    action: entry.action,
    subjectId: entry.subjectId,
    detail: entry.detail ?? {},
  })
}
