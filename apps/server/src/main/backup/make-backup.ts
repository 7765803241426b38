import { copyFile, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { createWriteStream, existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync, backup as copyDatabase } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import type { FileStore } from '#server/features/files/ports.ts'
import { version } from '../version.ts'
import { BackupError, type Manifest, manifestName, measurePart, type Part } from './manifest.ts'
import { dumpTables } from './tables.ts'

type Source = { client: ClientBase; files: FileStore; dataDir: string; now: Date }

/** In development and demo only. */
const paymentsFile = 'payments-simulator.sqlite'

/**
 * Writes a backup into a new folder: tables, files by their hash, keys. It is written under another name and flushed
 * before it gets its own, so a folder with that name is complete. The service may run at the same time.
 */
export async function makeBackup(source: Source, folder: string): Promise<Manifest> {
  const target = resolve(folder)
  if (existsSync(target)) throw new BackupError(`${target} is there already. Name a folder that is not.`)
  const unfinished = `${target}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  for (const part of ['tables', 'files', 'own/keys'])
    await mkdir(join(unfinished, part), { recursive: true, mode: 0o700 })
  const { client, files, dataDir, now } = source
  // Files never change and are stored before their row, so every file that a row names is there.
  const tables = await dumpTables(client, unfinished)
  const manifest: Manifest = {
    format: 1,
    version,
    madeAt: now.toISOString(),
    migrations: await countMigrations(client),
    ...tables,
    files: await copyFiles({ client, files }, unfinished),
    own: await copyOwn(dataDir, unfinished),
  }
  await writeFile(join(unfinished, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  await flush(join(unfinished, manifestName))
  await rename(unfinished, target)
  await flush(dirname(target))
  return manifest
}

async function countMigrations(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  )
  return rows[0]?.count ?? 0
}

async function copyFiles({ client, files }: Pick<Source, 'client' | 'files'>, folder: string): Promise<Part[]> {
  const { rows } = await client.query<{ sha256: string }>('select sha256 from stored_files order by 1')
  const parts: Part[] = []
  for (const { sha256 } of rows) {
    const path = `files/${sha256}`
    await pipeline(await files.open(sha256, null), createWriteStream(join(folder, path), { mode: 0o600 }))
    const part = await measurePart(folder, path)
    if (part.sha256 !== sha256)
      throw new BackupError(`The stored file ${sha256} is damaged. See to it before a backup.`)
    parts.push(part)
  }
  return parts
}

async function copyOwn(dataDir: string, folder: string): Promise<Part[]> {
  const keys = join(dataDir, 'keys')
  const names = existsSync(keys) ? (await readdir(keys)).toSorted() : []
  for (const name of names) await copyFile(join(keys, name), join(folder, 'own/keys', name))
  const parts = names.map((name) => `own/keys/${name}`)
  if (existsSync(join(dataDir, paymentsFile))) {
    const simulated = new DatabaseSync(join(dataDir, paymentsFile), { readOnly: true })
    await copyDatabase(simulated, join(folder, 'own', paymentsFile))
    simulated.close()
    parts.push(`own/${paymentsFile}`)
  }
  return Promise.all(parts.map((path) => measurePart(folder, path)))
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
