import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { errorText } from '@stratomate/std/errors'

/** Another process holds the folder. */
export class FolderInUse extends Error {}

/**
 * Takes a folder for this process alone. The lock is SQLite's lock on a small file: the operating system drops it
 * with the process, so nothing stale remains after a crash. Throws FolderInUse when somebody else holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;')
  } catch (error) {
    lock.close()
    const cause = errorText(error)
    throw new FolderInUse(`The data folder ${folder} is in use by another process (${cause}).`)
  }
  return () => lock.close()
}
