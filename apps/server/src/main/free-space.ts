import { statfs } from 'node:fs/promises'

const megabyte = 1_024 * 1_024
/** How much must stay free for files, and how much for the embedded database alone. */
const fileBytesMin = 200 * megabyte
const databaseBytesMin = 100 * megabyte

export type FreeSpace = {
  /** Whether there is room for files. */
  canStoreFiles: () => boolean
  /** Whether there is room for a database on this disk. */
  canGrowDatabase: () => boolean
  stop: () => void
}

/**
 * Watches the disk of the data folder, since the embedded database cannot handle a full one. A disk whose free space is
 * unknown counts as full.
 */
export async function watchFreeSpace(
  folder: string,
  { bytesFree, everyMs }: { bytesFree: (folder: string) => Promise<number>; everyMs: number },
): Promise<FreeSpace> {
  let freeBytes = await bytesFree(folder)
  const timer = setInterval(() => {
    bytesFree(folder).then(
      (bytes) => {
        freeBytes = bytes
      },
      () => {
        freeBytes = 0
      },
    )
  }, everyMs)
  timer.unref()
  return {
    canStoreFiles: () => freeBytes >= fileBytesMin,
    canGrowDatabase: () => freeBytes >= databaseBytesMin,
    stop: () => clearInterval(timer),
  }
}

/** The bytes that this user may still write to the disk of a folder. */
export async function readBytesFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
