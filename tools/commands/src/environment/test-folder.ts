import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux keeps files here in memory, so no test waits for a disk. */
const memory = '/dev/shm'
/** The space that two parts of the tests use, with room to spare. */
const bytesMin = 4_000_000_000

/**
 * Makes the folder for everything that tests write: in memory where there is enough, else among the temporary files.
 * Its name is short, because paths of sockets begin with it, which may have some 100 characters; and other users may
 * enter it, because PostgreSQL does not run as root.
 */
export function makeTestFolder(): string {
  const folder = mkdtempSync(join(hasRoomInMemory() ? memory : tmpdir(), 'st-'))
  chmodSync(folder, 0o711)
  return folder
}

function hasRoomInMemory(): boolean {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= bytesMin
  } catch {
    // There is no such folder on macOS and Windows.
    return false
  }
}
