import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

export type ZipEntry = { path: string; data: Buffer }
export type ZipOptions = {
  /** The date of every entry, as an ISO date: the same files give the same bytes on any day and machine. */
  day: string
  /** Sources are small and stored uncompressed, because compression depends on the version of zlib. */
  isCompressed?: boolean
}

const filePermissions = 0o100644

/** Writes entries in the order of their paths. @throws Error on two entries of one path */
export async function writeZip(
  entries: readonly ZipEntry[],
  { day, isCompressed = false }: ZipOptions,
): Promise<Buffer> {
  const zip = new ZipFile()
  const sorted = entries.toSorted((one, other) => (one.path < other.path ? -1 : 1))
  requireOwnPlaces(sorted)
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  // The format stores local time without a zone, so the date is made of the same local numbers everywhere.
  const mtime = new Date(year, month - 1, date)
  for (const { path, data } of sorted) {
    zip.addBuffer(data, path, { mtime, mode: filePermissions, compress: isCompressed, forceDosTimestamp: true })
  }
  zip.end()
  return buffer(zip.outputStream)
}

/** Windows does not distinguish upper and lower case. */
function requireOwnPlaces(entries: readonly ZipEntry[]): void {
  const taken = new Set<string>()
  for (const { path } of entries) {
    const place = path.toLowerCase()
    if (taken.has(place)) throw new Error(`Two files of the package would stand at ${path}.`)
    taken.add(place)
  }
}

export function sha256Of(data: Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}
