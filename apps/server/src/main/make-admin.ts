import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { connect, type Connection } from '#server/db/connect.ts'
import { runningEmbedded, startEmbedded } from '#server/db/embedded.ts'
import { FolderInUse, lockFolder } from '#server/db/folder-lock.ts'
import { AppError } from '#server/features/app-error.ts'
import { makeAdmin } from '#server/features/accounts/make-admin.ts'
import { type Settings, settingsOfProcess } from './settings.ts'
import { SettingsError } from './settings-error.ts'

const email = process.argv[2]
process.exitCode = await run(email)

async function run(address: string | undefined): Promise<number> {
  if (address === undefined) {
    process.stderr.write('Name the email of a verified account: npm run make-admin -- ann@example.com\n')
    return 2
  }
  try {
    await withDatabase(settingsOfProcess(), ({ db }) =>
      makeAdmin({ db, now: () => new Date(), newId: randomUUID }, address),
    )
    process.stdout.write(`${address} is an administrator now.\n`)
    return 0
  } catch (error) {
    if (!(error instanceof AppError) && !(error instanceof SettingsError)) throw error
    process.stderr.write(`${error.message}\n`)
    return 1
  }
}

/** Two processes never open one embedded folder: while the server runs, its own socket is used. */
async function withDatabase(settings: Settings, work: (connection: Connection) => Promise<void>): Promise<void> {
  const onError = (error: Error) => process.stderr.write(`${error.message}\n`)
  if (settings.databaseUrl !== null) {
    await closing(connect({ connectionString: settings.databaseUrl, max: 1 }, onError), work)
    return
  }
  const folder = join(settings.dataDir, 'database')
  const unlock = tryLock(settings.dataDir)
  if (unlock === null) {
    await closing(connect({ ...runningEmbedded(folder), max: 1 }, onError), work)
    return
  }
  const embedded = await startEmbedded(folder, onError)
  try {
    await closing(connect({ ...embedded.connection, max: 1 }, onError), work)
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

async function closing(connection: Connection, work: (connection: Connection) => Promise<void>): Promise<void> {
  try {
    await work(connection)
  } finally {
    await connection.close()
  }
}
