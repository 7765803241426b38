import type { QueryWatch } from '#server/features/status/ports.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseError, type PoolClient } from 'pg'
import { type Database, markSharedSession } from '#server/features/database.ts'
import type { Log } from '#server/features/ports.ts'
import { connect, type Connection, migrateDatabase } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { ForeignDatabase } from '#server/db/migration-history.ts'
import { databaseFault } from '#server/http/guards/database-fault.ts'
import { fullDiskMessage } from './data-folder.ts'
import { SettingsError } from '@stratomate/std/errors'
import { type DatabaseWatch, watchDatabase } from './watch-database.ts'

export type OpenDatabase = Connection & {
  kind: 'embedded' | 'postgresql'
  /** The database for one class of work, such as a route: it never waits for work of other classes. */
  dbOf: (work: string) => Database
}

/** Some classes of work may hang at the same time, and others still find a connection. */
const serverConnectionsMax = 24
const workConnectionsMax = 4
const waitEveryMs = 3_000
const lockEveryMs = 200
/** An arbitrary number that only we use in our database. */
const migrationLock = 7_305_198
const migrationStuck =
  'Another server has been bringing the database up to date for longer than DATABASE_WAIT_SECONDS. See to that one first.'

type DatabasePlace = {
  databaseUrl: string | null
  dataDir: string
  watch: DatabaseWatch
  databaseWaitMs: number
  /** Shows a line to whoever starts the service. */
  say: (line: string) => void
  /** Whether the disk of the data folder has room for the embedded database. */
  canGrow: () => boolean
  /** Observes each query; without it nobody does. */
  watchQuery?: QueryWatch | undefined
}

/**
 * Opens PostgreSQL when there is an address for it, else the embedded database in the data folder; then migrates. Waits
 * for a PostgreSQL that does not answer yet. Throws a SettingsError when the address leads nowhere.
 */
export async function openDatabase(place: DatabasePlace, log: Log): Promise<OpenDatabase> {
  const onError = (error: Error) => log.warn({ err: error }, 'database connection lost')
  const { watchQuery } = place
  if (place.databaseUrl !== null) {
    const connection = connect({ connectionString: place.databaseUrl, max: serverConnectionsMax, watchQuery }, onError)
    try {
      await untilMigrated(connection, place, log)
    } catch (error) {
      await connection.close()
      throw error
    }
    return { ...connection, kind: 'postgresql', dbOf: bulkheads(connection) }
  }
  const onThreadError = (error: Error) => log.error({ err: error }, 'the embedded database died')
  const folder = join(place.dataDir, 'database')
  // Creating a database without enough room would take a minute to fail.
  if (!existsSync(folder) && !place.canGrow()) throw new SettingsError(fullDiskMessage)
  const embedded = await startEmbedded(folder, onThreadError).catch((error: unknown) => {
    throw place.canGrow() ? error : new SettingsError(fullDiskMessage)
  })
  const connection = connect({ ...embedded.connection, max: 1, watchQuery }, onError)
  markSharedSession(connection.db)
  await migrateDatabase(connection.db)
  const stopWatching = watchDatabase({ pool: connection.pool, embedded, ...place.watch }, log)
  const close = async () => {
    await stopWatching()
    await connection.close()
    await embedded.stop()
  }
  // It has only one session, so there is nobody to lock out.
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

type Waiting = { deadlineMs: number }

async function untilMigrated(connection: Connection, { databaseWaitMs, say }: DatabasePlace, log: Log): Promise<void> {
  const deadlineMs = performance.now() + databaseWaitMs
  for (;;) {
    try {
      await migrateAlone(connection, { deadlineMs })
      return
    } catch (error) {
      if (error instanceof SettingsError) throw error
      const cause = databaseMessage(error)
      const leftMs = deadlineMs - performance.now()
      if (cause === null) throw error
      if (databaseFault(error) !== 'starting' || leftMs <= 0) {
        throw new SettingsError(`DATABASE_URL does not lead to a database that answers: ${cause}.`)
      }
      log.warn({ err: error, leftMs: Math.round(leftMs) }, 'waiting for the database')
      say(`Waiting for the database, ${Math.ceil(leftMs / 1_000)} s at most: ${cause}.\n`)
      await sleep(Math.min(waitEveryMs, leftMs))
    }
  }
}

/**
 * Servers that start together migrate one after the other, so that the first one does it and the others find it done.
 */
async function migrateAlone({ db, pool }: Connection, { deadlineMs }: Waiting): Promise<void> {
  const client = await pool.connect()
  try {
    while (!(await takeMigrationLock(client))) {
      if (performance.now() > deadlineMs) throw new SettingsError(migrationStuck)
      await sleep(lockEveryMs)
    }
    await migrateDatabase(db)
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
    client.release()
  } catch (error) {
    // The lock ends with the connection.
    client.release(true)
    throw error
  }
}

async function takeMigrationLock(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [migrationLock])
  return rows[0]?.taken === true
}

/**
 * Why the database did not answer or refused the sign-in, in its own words; null when it only refused a statement or is
 * not ours.
 */
function databaseMessage(error: unknown): string | null {
  if (error instanceof ForeignDatabase) return null
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (cause instanceof DatabaseError && databaseFault(cause) === null && cause.severity === 'ERROR') return null
  return cause instanceof Error ? cause.message || String('code' in cause ? cause.code : cause.name) : String(cause)
}
