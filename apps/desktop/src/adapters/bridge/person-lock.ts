import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { replaceFile } from '#desktop/platform/files/replace-file.ts'

const Holder = z.object({ dataFolder: z.string() })
const lockName = 'stratomate-desktop.lock'
const holderName = 'stratomate-desktop.json'

/**
 * Makes this app the only one of its person: terminals find one address in their common folder, and a second app would
 * replace the first one's. The operating system frees the lock however the process ends. Answers a function that frees
 * it. Throws an OtherAppError that names the data folder of the running app.
 */
export function lockForPerson(commonFolder: string, dataFolder: string): () => void {
  mkdirSync(commonFolder, { recursive: true, mode: 0o700 })
  const db = new DatabaseSync(join(commonFolder, lockName))
  try {
    db.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive; commit')
  } catch (error) {
    db.close()
    if (!(error instanceof Error) || !/locked|busy/iu.test(error.message)) throw error
    throw new OtherAppError(readHolder(join(commonFolder, holderName)))
  }
  replaceFile(join(commonFolder, holderName), `${JSON.stringify({ dataFolder: resolve(dataFolder) })}\n`)
  return () => db.close()
}

function readHolder(path: string): string | null {
  try {
    return Holder.parse(JSON.parse(readFileSync(path, 'utf8'))).dataFolder
  } catch (error) {
    // It has just started, or its file was removed: only the lock shows that it runs.
    if (error instanceof Error) return null
    throw error
  }
}

/** Another app of the same person runs with another data folder; null when that is unknown. */
export class OtherAppError extends Error {
  override readonly name = 'OtherAppError'
  readonly dataFolder: string | null

  constructor(dataFolder: string | null) {
    const where = dataFolder === null ? '' : ` with the data folder ${dataFolder}`
    super(
      `Stratomate Desktop is already running for you${where}. Close it first; two would trade the same charts twice.`,
    )
    this.dataFolder = dataFolder
  }
}
