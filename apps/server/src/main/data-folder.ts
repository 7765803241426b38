import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { errorText, hasCode, SettingsError } from '@stratomate/std/errors'

export const fullDiskMessage = 'The disk of DATA_DIR is full: free at least 200 MB and start again.'

/** Makes the data folder when it is not there; throws a SettingsError when it cannot be written. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const probe = join(folder, '.writable')
    // One byte, because an empty file can be written even on a full disk.
    writeFileSync(probe, '.')
  } catch (error) {
    if (hasCode(error, 'ENOSPC')) throw new SettingsError(fullDiskMessage)
    const cause = errorText(error)
    throw new SettingsError(`DATA_DIR is not writable: ${folder} (${cause}).`)
  }
}

/** A secret made on the first start and kept in a file that only this user can read. */
export function keptSecret(path: string): string {
  if (existsSync(path)) return readFileSync(path, 'utf8')
  const secret = randomBytes(32).toString('base64url')
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  writeFileSync(path, secret, { mode: 0o600 })
  return secret
}
