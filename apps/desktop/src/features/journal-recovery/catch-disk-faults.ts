import { type DiskWatch, isDiskFault } from '#desktop/platform/files/disk-fault.ts'

/**
 * The safety net under every writer, until the result is called: an uncaught error of the disk stops trading and does
 * not end the app, because open trades have to be followed. Every other uncaught error ends it as usual.
 */
export function catchDiskFaults(disk: DiskWatch): () => void {
  const onFault = (error: unknown): void => {
    if (!isDiskFault(error)) throw error
    disk.failed('a file of the app', error)
  }
  process.on('uncaughtException', onFault)
  // Lines that cannot be written, because they go to a file on a full disk, are dropped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  return () => void process.off('uncaughtException', onFault)
}
