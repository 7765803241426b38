import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

export type Database = NodePgDatabase

/** The pool, or one transaction of it: queries take either. */
export type Db = Pick<Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count'>
