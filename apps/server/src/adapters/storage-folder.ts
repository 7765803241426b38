import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { access, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '@stratomate/std/errors'
import type { FileStore } from '#server/features/files/ports.ts'

/**
 * Files in a folder of this computer, each named by its hash. A file is flushed before it gets its name, and the name
 * before the answer, so that a name never belongs to half a file. Uploads that were cut off are removed at the start.
 */
export async function openStorageFolder(folder: string): Promise<FileStore> {
  const temporary = join(folder, 'temporary')
  await rm(temporary, { recursive: true, force: true })
  await mkdir(temporary, { recursive: true, mode: 0o700 })
  const placeOf = (sha256: string) => join(folder, checkedHash(sha256).slice(0, 2), sha256)
  return {
    temporaryPath: () => join(temporary, randomUUID()),
    put: async ({ path, sha256 }) => {
      const place = placeOf(sha256)
      const parent = join(place, '..')
      await mkdir(parent, { recursive: true, mode: 0o700 })
      await flush(path)
      await rename(path, place)
      await flush(parent)
      await flush(folder)
    },
    holds: async (sha256) => (await sizeOf(placeOf(sha256))) !== null,
    open: async (sha256, range) => {
      const place = placeOf(sha256)
      if ((await sizeOf(place)) === null) throw new Error(`The file store has no ${sha256}.`)
      const part = range === null ? {} : { start: range.first, end: range.last }
      return createReadStream(place, part)
    },
    reach: () => access(temporary, constants.W_OK),
    signedLink: async () => null,
    delete: (sha256) => rm(placeOf(sha256), { force: true }),
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

function checkedHash(sha256: string): string {
  if (!/^[0-9a-f]{64}$/u.test(sha256)) throw new RangeError('A file is asked for by its SHA-256.')
  return sha256
}
