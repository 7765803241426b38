import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasCode } from '@stratomate/std/errors'

export type SmallDisk = {
  folder: string
  /** Takes all the space that is left. */
  fill(): void
  /** Gives the space back. */
  free(): void
  remove(): void
}

/** A separate disk that can be filled; null where none can be mounted. */
export function newSmallDisk(bytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  const mounted = spawnSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'none', folder])
  if (mounted.status !== 0) return null
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'w')
      for (let size = 1_048_576; size >= 1; size = Math.floor(size / 4)) while (isTaken(file, size));
      closeSync(file)
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      spawnSync('/usr/bin/umount', ['-l', folder])
      rmdirSync(folder)
    },
  }
}

function isTaken(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size)) === size
  } catch (error) {
    if (hasCode(error, 'ENOSPC')) return false
    throw error
  }
}
