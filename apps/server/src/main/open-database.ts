import { join } from 'node:path'
import { type Database, markSharedSession } from '#server/features/database.ts'
import type { Log } from '#server/features/ports.ts'
import { connect, type Connection, migrateDatabase } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { SettingsError } from './settings.ts'
import { type DatabaseWatch, watchDatabase } from './watch-database.ts'

export type OpenDatabase = Connection & {
  kind: 'embedded' | 'postgresql'
  /** The database for one class of work, such as a route: work of other classes never waits for it. */
  dbOf: (work: string) => Database
}

/** Some classes of work may hang at once, and others still find a connection. */
const serverConnectionsMax = 24
const workConnectionsMax = 4

/**
 * Opens PostgreSQL when there is an address for it, else the embedded database in the data folder; then migrates.
 * Throws a SettingsError when the address leads nowhere.
 */
export async function openDatabase(
  place: { databaseUrl: string | null; dataDir: string; watch: DatabaseWatch },
  log: Log,
): Promise<OpenDatabase> {
  const onError = (error: Error) => log.warn({ err: error }, 'database connection lost')
  if (place.databaseUrl !== null) {
    const connection = connect({ connectionString: place.databaseUrl, max: serverConnectionsMax }, onError)
    try {
      await requireAnswer(connection)
      await migrateDatabase(connection.db)
    } catch (error) {
      await connection.close()
      throw error
    }
    return { ...connection, kind: 'postgresql', dbOf: bulkheads(connection) }
  }
  const onThreadError = (error: Error) => log.error({ err: error }, 'the embedded database died')
  const embedded = await startEmbedded(join(place.dataDir, 'database'), onThreadError)
  const connection = connect({ ...embedded.connection, max: 1 }, onError)
  markSharedSession(connection.db)
  await migrateDatabase(connection.db)
  const stopWatching = watchDatabase({ pool: connection.pool, embedded, ...place.watch }, log)
  const close = async () => {
    await stopWatching()
    await connection.close()
    await embedded.stop()
  }
  // Its one session knows no locks of others.
  return { ...connection, close, kind: 'embedded', dbOf: () => connection.db }
}

function bulkheads({ bulkhead }: Connection): OpenDatabase['dbOf'] {
  const known = new Map<string, Database>()
  return (work) => {
    const db = known.get(work) ?? bulkhead(workConnectionsMax)
    known.set(work, db)
    return db
  }
}

async function requireAnswer({ pool }: Connection): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    throw new SettingsError(`DATABASE_URL does not lead to a database that answers: ${cause}.`)
  }
}
