import { join } from 'node:path'
import { connect, type Connection } from '#server/db/connect.ts'
import { runningEmbedded, startEmbedded } from '#server/db/embedded.ts'
import { FolderInUse, lockFolder } from '#server/db/folder-lock.ts'
import type { Settings } from './settings.ts'

/** One connection, on which only the caller waits for long statements. */
const patient = { max: 1, query_timeout: 0 }

/**
 * Lends a command line tool the database of the settings. Two processes never open one embedded folder: while the
 * server runs, its own socket is used.
 */
export async function withDatabase<Result>(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const onError = (error: Error) => process.stderr.write(`${error.message}\n`)
  if (settings.databaseUrl !== null) {
    return closing(connect({ connectionString: settings.databaseUrl, ...patient }, onError), work)
  }
  const folder = join(settings.dataDir, 'database')
  const unlock = tryLock(settings.dataDir)
  if (unlock === null) return closing(connect({ ...runningEmbedded(folder), ...patient }, onError), work)
  const embedded = await startEmbedded(folder, onError)
  try {
    return await closing(connect({ ...embedded.connection, ...patient }, onError), work)
  } finally {
    await embedded.stop()
    unlock()
  }
}

function tryLock(folder: string): (() => void) | null {
  try {
    return lockFolder(folder)
  } catch (error) {
    if (error instanceof FolderInUse) return null
    throw error
  }
}

async function closing<Result>(
  connection: Connection,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}
