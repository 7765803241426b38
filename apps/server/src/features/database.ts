import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

export type Database = NodePgDatabase

/** The pool, or one transaction of it: queries take either. */
export type Db = Pick<Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count'>

const sharedSessions = new WeakSet<Database>()

/** Marks a database whose connections are all one session, like the embedded one's. */
export function markSharedSession(db: Database): void {
  sharedSessions.add(db)
}

/**
 * A query that is built once for each database and, where it has a name, planned once by each connection, because
 * building it costs more than running it.
 */
export function prepareOnce<Query extends object>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>()
  return (db) => {
    const query = built.get(db) ?? build(db)
    built.set(db, query)
    return query
  }
}

/**
 * The name under which the database keeps a prepared query. None where connections share a session: there the name
 * would outlive its connection, and the next one could not use it.
 */
export function statementName(db: Database, name: string): string {
  return sharedSessions.has(db) ? '' : name
}
