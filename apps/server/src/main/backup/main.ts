import { brand } from '@stratomate/brand'
import { FolderInUse, lockFolder } from '#server/db/folder-lock.ts'
import { ForeignDatabase } from '#server/db/migration-history.ts'
import { openFileStore } from '../open-file-store.ts'
import { prepareDataFolder } from '../data-folder.ts'
import { type Settings, settingsOfProcess } from '../settings.ts'
import { SettingsError } from '@stratomate/std/errors'
import { withDatabase } from '../with-database.ts'
import { makeBackup } from './make-backup.ts'
import { BackupError, type Manifest, readCheckedManifest } from './manifest.ts'
import { refuseNewer, restoreBackup } from './restore-backup.ts'

const [command, folder] = process.argv.slice(2)
process.exitCode = await run()

/**
 * `npm run backup -- FOLDER` and `npm run restore -- FOLDER`. Exit codes: 0 done, 1 it cannot be done, 2 wrong usage.
 */
async function run(): Promise<number> {
  if (folder === undefined || (command !== 'backup' && command !== 'restore')) {
    process.stderr.write('Name a folder: npm run backup -- FOLDER, or npm run restore -- FOLDER\n')
    return 2
  }
  try {
    const settings = settingsOfProcess()
    const manifest = command === 'backup' ? await backUp(settings, folder) : await restore(settings, folder)
    process.stdout.write(`${summaryOf(manifest, command)}\n`)
    return 0
  } catch (error) {
    const isExpected = [BackupError, SettingsError, FolderInUse, ForeignDatabase].some((kind) => error instanceof kind)
    if (!isExpected || !(error instanceof Error)) throw error
    process.stderr.write(`${error.message}\n`)
    return 1
  }
}

async function backUp(settings: Settings, target: string): Promise<Manifest> {
  const files = await openFileStore(settings)
  return withDatabase(settings, async ({ pool }) => {
    const client = await pool.connect()
    try {
      return await makeBackup({ client, files, dataDir: settings.dataDir, now: new Date() }, target)
    } finally {
      client.release()
    }
  })
}

/** The service must not run at the same time: it would fill the folder first. */
async function restore(settings: Settings, source: string): Promise<Manifest> {
  prepareDataFolder(settings.dataDir)
  lockFolder(settings.dataDir)()
  const manifest = await readCheckedManifest(source)
  await refuseNewer(manifest)
  const files = await openFileStore(settings)
  await withDatabase(settings, (connection) =>
    restoreBackup({ folder: source, manifest }, { connection, files, dataDir: settings.dataDir }),
  )
  return manifest
}

function summaryOf({ tables, files, own, madeAt, version }: Manifest, done: 'backup' | 'restore'): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const verb = done === 'backup' ? 'Backed up' : 'Restored'
  const keys = own.filter(({ path }) => path.startsWith('own/keys/')).length
  const kept = keys === 0 ? ' AUTH_SECRET and LEASE_PRIVATE_KEY come from your settings: keep them yourself.' : ''
  return `${verb} ${brand.name} ${version} of ${madeAt}: ${rows} rows of ${tables.length} tables, ${files.length} files, ${keys} keys.${kept}`
}
