import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { errorText } from '@stratomate/std/errors'
import { z } from 'zod'

export const manifestName = 'manifest.json'

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/u)
/** A path below the folder of the backup, with forward slashes. */
const Part = z.object({ path: z.string().regex(/^[\w-]+(\/[\w.-]+)*$/u), sha256: Sha256, bytes: z.int().min(0) })

/** The contents of a backup; written last, so a folder without it is not a backup. */
export const Manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** How many migrations of this repository the database had. */
  migrations: z.int().min(1),
  tables: z.array(z.object({ name: z.string(), rows: z.int().min(0), part: Part })),
  sequences: z.array(z.object({ name: z.string(), last: z.string().regex(/^\d+$/u), isUsed: z.boolean() })),
  files: z.array(Part),
  /** The keys with which only this service can sign or decrypt, and in development the simulated payments. */
  own: z.array(Part),
})
export type Manifest = z.infer<typeof Manifest>
export type Part = z.infer<typeof Part>

/** A reason, for the person who runs it, why a backup cannot be used. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** Measures a part that was written. */
export async function measurePart(folder: string, path: string): Promise<Part> {
  const file = join(folder, path)
  return { path, sha256: await sha256Of(file), bytes: (await stat(file)).size }
}

/** Reads a backup's list and compares every part with it. Throws BackupError for the first one that differs. */
export async function readCheckedManifest(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const parts = [...manifest.tables.map(({ part }) => part), ...manifest.files, ...manifest.own]
  for (const { path, sha256 } of parts) {
    const found = await sha256Of(join(folder, path)).catch((error: unknown) => {
      throw new BackupError(`The backup lacks ${path}: ${errorText(error)}`)
    })
    if (found !== sha256)
      throw new BackupError(`${path} of the backup is damaged: its content has changed. Use another backup.`)
  }
  return manifest
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new BackupError(`${folder} is no backup: it has no ${manifestName}, or was not finished.`)
  })
  try {
    return Manifest.parse(JSON.parse(text))
  } catch {
    throw new BackupError(`${manifestName} of ${folder} cannot be read: it is damaged, or of a newer version.`)
  }
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
