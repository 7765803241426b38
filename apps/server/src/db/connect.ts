import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { fileURLToPath } from 'node:url'
import { Pool, type PoolConfig } from 'pg'

export type Database = NodePgDatabase

/** A pool that never waits without an end: a silent database answers with an error, not with a hang. */
const limits = {
  connectionTimeoutMillis: 5_000,
  query_timeout: 15_000,
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
} as const satisfies PoolConfig

export type Connection = { db: Database; pool: Pool; close: () => Promise<void> }

/** Opens the pool. `onError` hears of idle connections that the database dropped; without it the process would die. */
export function connect(config: PoolConfig, onError: (error: Error) => void): Connection {
  const pool = new Pool({ ...limits, ...config, options: '-c timezone=UTC' })
  pool.on('error', onError)
  return { db: drizzle(pool), pool, close: () => pool.end() }
}

/** Brings the tables to the newest version; the same folder serves the embedded database and PostgreSQL. */
export async function migrateDatabase(db: Database): Promise<void> {
  await migrate(db, { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) })
}
