import { statfs } from 'node:fs/promises'

const bytesMin = 200 * 1_024 * 1_024

export type FreeSpace = { canWrite: () => boolean; stop: () => void }

/**
 * Watches the disk of the data folder, since the embedded database cannot meet a full one: below 200 MB nothing is
 * changed any more. A disk that cannot be asked counts as full.
 */
export async function watchFreeSpace(
  folder: string,
  { bytesFree, everyMs }: { bytesFree: (folder: string) => Promise<number>; everyMs: number },
): Promise<FreeSpace> {
  let enough = (await bytesFree(folder)) >= bytesMin
  const timer = setInterval(() => {
    bytesFree(folder).then(
      (bytes) => {
        enough = bytes >= bytesMin
      },
      () => {
        enough = false
      },
    )
  }, everyMs)
  timer.unref()
  return { canWrite: () => enough, stop: () => clearInterval(timer) }
}

/** The bytes that this user may still write to the disk of a folder. */
export async function readBytesFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
