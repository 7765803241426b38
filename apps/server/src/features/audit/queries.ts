import { and, eq, gt, sql } from 'drizzle-orm'
import { auditEntries } from '#server/db/tables/index.ts'
import type { Db } from '../database.ts'

export async function insertAuditEntry(db: Db, row: typeof auditEntries.$inferInsert): Promise<void> {
  await db.insert(auditEntries).values(row)
}

/** Makes others who ask for the same entry wait until the end of the transaction. */
export async function lockAudit(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`audit:${name}`}, 0))`)
}

type Wanted = { actorId: string | null; action: string; subjectId: string; since: Date }

/** Whether somebody, or the named actor, has done it to the subject since an instant. */
export async function hasAuditEntry(db: Db, wanted: Wanted): Promise<boolean> {
  const { id, at, actorId, action, subjectId } = auditEntries
  const isBy = wanted.actorId === null ? undefined : eq(actorId, wanted.actorId)
  const rows = await db
    .select({ id })
    .from(auditEntries)
    .where(and(eq(subjectId, wanted.subjectId), eq(action, wanted.action), gt(at, wanted.since), isBy))
    .limit(1)
  return rows.length > 0
}
