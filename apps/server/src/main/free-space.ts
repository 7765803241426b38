import { statfs } from 'node:fs/promises'

const bytesMin = 200 * 1_024 * 1_024
const checkEveryMs = 5_000

export type FreeSpace = { canWrite: () => boolean; stop: () => void }

/**
 * Watches the disk of the data folder, since the embedded database cannot meet a full one: below 200 MB nothing is
 * changed any more. `bytesFree` is asked every five seconds.
 */
export async function watchFreeSpace(
  folder: string,
  bytesFree: (folder: string) => Promise<number> = readBytesFree,
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
  }, checkEveryMs)
  timer.unref()
  return { canWrite: () => enough, stop: () => clearInterval(timer) }
}

async function readBytesFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
