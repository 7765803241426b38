import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hasCode } from '@stratomate/std/errors'

const attemptsMax = 50
const pauseMs = 20
/** The errors of Windows while another program holds the file. */
const heldCodes = ['EPERM', 'EACCES', 'EBUSY']

/** Replaces a file in one step, flushed and for this person only. Throws when the old one is held for a second. */
export function replaceFile(path: string, content: string | Uint8Array, rename: typeof renameSync = renameSync): void {
  const temporary = `${path}.${process.pid}.tmp`
  rmSync(temporary, { force: true })
  const file = openSync(temporary, 'wx', 0o600)
  try {
    writeFileSync(file, content)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  try {
    retryWhileHeld(() => rename(temporary, path))
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

/**
 * Retries work on a file that another program holds for some moments. It blocks, so it is only for the start and the
 * end of the app.
 */
export function retryWhileHeld(work: () => void): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return work()
    } catch (error) {
      if (attempt === attemptsMax || !isHeld(error)) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs)
    }
  }
}

/** Whether another program holds the file just now. */
export function isHeld(error: unknown): boolean {
  return hasCode(error, ...heldCodes)
}
