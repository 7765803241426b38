import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { z } from 'zod'
import { type Connection, migrateDatabase } from '#server/db/connect.ts'
import type { FileStore } from '#server/features/files/ports.ts'
import { BackupError, type Manifest } from './manifest.ts'
import { loadTables, tableNames } from './tables.ts'

type Target = { connection: Connection; files: FileStore; dataDir: string }

const Journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })
const ourMigrations = fileURLToPath(new URL('../../db/migrations', import.meta.url))

type Backup = { folder: string; manifest: Manifest }

/**
 * Fills an empty place from a verified backup of this version or an earlier one, whichever database it came from.
 * Throws BackupError when the place is not empty.
 */
export async function restoreBackup(
  { folder, manifest }: Backup,
  { connection, files, dataDir }: Target,
): Promise<void> {
  const present = await tableNames(connection.pool)
  if (present.length > 0) throw new BackupError(notEmpty)
  await migrateUpTo(connection, manifest.migrations)
  for (const { path, sha256, bytes } of manifest.files) {
    const temporary = files.temporaryPath()
    await copyFile(join(folder, path), temporary)
    await files.put({ path: temporary, sha256, sizeBytes: bytes })
  }
  for (const { path } of manifest.own) {
    const place = join(dataDir, path.slice('own/'.length))
    await mkdir(dirname(place), { recursive: true, mode: 0o700 })
    await copyFile(join(folder, path), place)
  }
  const client = await connection.pool.connect()
  try {
    await loadTables(client, folder, manifest)
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
  await migrateDatabase(connection.db)
}

const notEmpty =
  'The database is not empty. A backup is restored into an empty place: set DATA_DIR or DATABASE_URL to one.'

/** Throws BackupError for a backup that this version cannot read. */
export async function refuseNewer({ migrations }: Manifest): Promise<void> {
  const { entries } = await readJournal()
  if (migrations > entries.length)
    throw new BackupError('The backup is of a newer version. Restore it with that version.')
}

async function readJournal() {
  return Journal.parse(JSON.parse(await readFile(join(ourMigrations, 'meta/_journal.json'), 'utf8')))
}

/** The tables as they were when the backup was made. */
async function migrateUpTo({ db }: Connection, count: number): Promise<void> {
  const journal = await readJournal()
  const entries = journal.entries.slice(0, count)
  const migrationsFolder = await mkdtemp(join(tmpdir(), 'stratomate-migrations-'))
  try {
    await mkdir(join(migrationsFolder, 'meta'))
    await writeFile(join(migrationsFolder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    for (const { tag } of entries)
      await copyFile(join(ourMigrations, `${tag}.sql`), join(migrationsFolder, `${tag}.sql`))
    await migrate(db, { migrationsFolder })
  } finally {
    await rm(migrationsFolder, { recursive: true, force: true })
  }
}
