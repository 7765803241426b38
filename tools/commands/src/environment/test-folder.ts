import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux keeps what is written here in memory: no test waits for a disk. */
const memory = '/dev/shm'
/** What two parts of the tests leave in their folder, with room to spare. */
const bytesMin = 4_000_000_000

/**
 * Makes the folder for everything that tests write: in memory where there is enough of it, else among the temporary files.
 * A short name, because paths of sockets begin with it, which may be some 100 characters long; and open to pass through,
 * because PostgreSQL runs as another user than root.
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
    // No such folder, as on macOS and Windows.
    return false
  }
}
