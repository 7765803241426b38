import { createWriteStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { ServiceStamp, serviceStampName } from '@stratomate/contracts/desktop/service-stamp'
import { stampArchive } from '@stratomate/domain/files/stamp-archive'
import { measuringStream } from './measuring-stream.ts'
import type { FileStore, WrittenFile } from './ports.ts'

/** The service as its packages name it: its address, and the public keys that sign its leases. */
export type OwnService = Pick<ServiceStamp, 'origin' | 'keys'>

/** What publishing needs: the store, and the service that stamps the packages of the app. */
export type Publisher = { store: FileStore; service: OwnService }

/** The stamp is just before the directory of the archive, and a directory is seldom larger. */
const tailBytes = 262_144

/**
 * Writes a package with the stamp of this service to `path`; the stamp of another service is removed. The same package,
 * address and keys give the same bytes. Throws an ArchiveFault for an archive in the form for large ones.
 */
export async function stampPackage(
  file: WrittenFile,
  { path, service, original }: { path: string; service: OwnService; original: string },
): Promise<WrittenFile> {
  const archive = await openAsBlob(file.path)
  const stamped = await stampArchive(archive, {
    name: serviceStampName,
    data: new TextEncoder().encode(stampText(service, original)),
  })
  const measured = measuringStream()
  await pipeline(Readable.from(stamped.stream()), measured.stream, createWriteStream(path))
  return { path, ...measured.result() }
}

/** The stamp of a stored package; null where there is none. */
export async function readStamp(
  store: FileStore,
  { sha256, sizeBytes }: Pick<WrittenFile, 'sha256' | 'sizeBytes'>,
): Promise<ServiceStamp | null> {
  if (!(await store.holds(sha256))) return null
  const part = { first: Math.max(0, sizeBytes - tailBytes), last: sizeBytes - 1 }
  const tail = await buffer(await store.open(sha256, part))
  // The stamp's record is the last one, so no text follows its name in the directory.
  const nameAt = tail.lastIndexOf(`${serviceStampName}{`)
  if (nameAt === -1) return null
  const startsAt = nameAt + serviceStampName.length
  return parseStamp(tail.subarray(startsAt, tail.indexOf('\n', startsAt)).toString('utf8'))
}

/** Whether a package leads to this service as it is now. */
export function isStampOf(stamp: ServiceStamp | null, service: OwnService): boolean {
  return stamp !== null && stampText(stamp, stamp.package) === stampText(service, stamp.package)
}

function stampText({ origin, keys }: OwnService, original: string): string {
  const stamp: ServiceStamp = { origin, keys, package: original }
  return `${JSON.stringify(stamp)}\n`
}

function parseStamp(text: string): ServiceStamp | null {
  try {
    return ServiceStamp.parse(JSON.parse(text))
  } catch (error) {
    // A package that an administrator uploaded may contain anything under that name.
    if (error instanceof Error) return null
    throw error
  }
}
