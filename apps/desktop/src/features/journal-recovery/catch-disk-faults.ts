import { type DiskWatch, isDiskFault } from '#desktop/platform/files/disk-fault.ts'

/**
 * The net under every writer: a fault of the disk that reaches nobody stops trading and does not end the app, because
 * somebody has to watch the open trades. Whatever else reaches nobody ends it as before.
 */
export function catchDiskFaults(disk: DiskWatch): void {
  process.on('uncaughtException', (error: unknown) => {
    if (!isDiskFault(error)) throw error
    disk.failed('a file of the app', error)
  })
  // Lines that nobody can take, because they go to a file on a full disk, are dropped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
