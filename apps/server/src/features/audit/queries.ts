import { auditEntries } from '#server/db/tables/index.ts'
import type { Db } from '../database.ts'

export async function insertAuditEntry(db: Db, row: typeof auditEntries.$inferInsert): Promise<void> {
  await db.insert(auditEntries).values(row)
}
