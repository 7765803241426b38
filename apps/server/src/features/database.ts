import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

export type Database = NodePgDatabase

/** The pool, or one transaction of it: queries take either. */
export type Db = Pick<Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count'>

const sharedSessions = new WeakSet<Database>()

/** Says that all connections of a database are one session, as the embedded one's are. */
export function markSharedSession(db: Database): void {
  sharedSessions.add(db)
}

/**
 * The name under which the database keeps a prepared query. None where connections share a session: the name would
 * outlive its connection there and be refused to the next one.
 */
export function statementName(db: Database, name: string): string {
  return sharedSessions.has(db) ? '' : name
}
