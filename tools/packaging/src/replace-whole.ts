import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** Replaces a file in one step, flushed before: after a power cut the old or the new one is there, and complete. */
export function replaceWhole(path: string, data: Buffer | string): void {
  const temporary = `${path}.${process.pid}.tmp`
  try {
    writeFileSync(temporary, data)
    const file = openSync(temporary, 'r+')
    try {
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(temporary, path)
  } finally {
    rmSync(temporary, { force: true })
  }
}
