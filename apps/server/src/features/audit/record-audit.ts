import { auditEntries } from '#server/db/tables/index.ts'
import type { Ctx, Db } from '../context.ts'

type Entry = { action: string; subjectId: string; detail?: Record<string, string | number | boolean | null> }

/** Writes who did what, in the transaction of the deed. */
export async function recordAudit(db: Db, ctx: Pick<Ctx, 'actor' | 'now' | 'newId'>, entry: Entry): Promise<void> {
  const actorId = ctx.actor.kind === 'member' || ctx.actor.kind === 'desktop' ? ctx.actor.userId : null
  await db.insert(auditEntries).values({
    id: ctx.newId(),
    at: ctx.now(),
    actorId,
    action: entry.action,
    subjectId: entry.subjectId,
    detail: entry.detail ?? {},
  })
}
