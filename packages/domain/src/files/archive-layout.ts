import {
  type ArchiveEntry,
  elsewhere32,
  readDirectory,
  readNumbers,
  requireKnownFeatures,
} from './archive-directory.ts'
import { readEnd } from './archive-end.ts'
import { readExtraFields } from './archive-extra-fields.ts'
import { ArchiveFault } from './archive-problems.ts'

/** An entry whose headers agree, and where its data are. */
export type PlacedEntry = ArchiveEntry & { dataAt: number; hasDescriptor: boolean }

export const archiveEntriesMax = 1_000

const directoryBytesMax = 2_097_152
const localSignature = 0x04034b50
const localBytes = 30
const extraBytesMax = 2_048
const descriptorFlag = 0b1000
const descriptorSignature = 0x08074b50

/**
 * Reads the structure of an archive: entries without a gap from the first byte, then the directory, then the end
 * record. Everything that is written twice must be the same. @throws ArchiveFault
 */
export async function readLayout(file: Blob): Promise<PlacedEntry[]> {
  const place = await readEnd(file)
  if (place.entryCount > archiveEntriesMax) throw new ArchiveFault('too_many')
  if (place.endsAt - place.startsAt > directoryBytesMax) throw new ArchiveFault('directory')
  const directory = new Uint8Array(await file.slice(place.startsAt, place.endsAt).arrayBuffer())
  const entries = readDirectory(directory, place)
  if (entries.length === 0) throw new ArchiveFault(place.startsAt === 0 ? 'empty' : 'bytes_between')
  const inOrder = entries.toSorted((one, other) => one.startsAt - other.startsAt)
  if (inOrder[0]?.startsAt !== 0) throw new ArchiveFault('bytes_before')
  const placed: PlacedEntry[] = []
  for (const [index, entry] of inOrder.entries()) {
    const endsAt = inOrder[index + 1]?.startsAt ?? place.startsAt
    placed.push(await placeEntry(file, { entry, endsAt }))
  }
  return placed
}

/** Compares the header beside the data with the directory; `endsAt` is where the next entry or the directory begins. */
async function placeEntry(
  file: Blob,
  { entry, endsAt }: { entry: ArchiveEntry; endsAt: number },
): Promise<PlacedEntry> {
  const { startsAt, name, rawName, flags, method, compressedBytes } = entry
  const windowEnd = Math.min(endsAt, startsAt + localBytes + rawName.length + extraBytesMax)
  const bytes = new Uint8Array(await file.slice(startsAt, Math.max(startsAt, windowEnd)).arrayBuffer())
  const header = new DataView(bytes.buffer)
  if (bytes.length < localBytes) throw new ArchiveFault('overlap')
  if (header.getUint32(0, true) !== localSignature) throw new ArchiveFault('entry_missing', name)
  const nameEnd = localBytes + header.getUint16(26, true)
  const extraEnd = nameEnd + header.getUint16(28, true)
  if (nameEnd - localBytes !== rawName.length) throw new ArchiveFault('two_headers', name)
  if (extraEnd - nameEnd > extraBytesMax) throw new ArchiveFault('extra_field', name)
  if (extraEnd > bytes.length) throw new ArchiveFault('overlap')
  const localName = bytes.subarray(localBytes, nameEnd)
  const localFlags = header.getUint16(6, true)
  const localMethod = header.getUint16(8, true)
  const isSameName = localName.every((byte, at) => byte === rawName[at])
  const isSame = localFlags === flags && localMethod === method && header.getUint32(10, true) === entry.changedAt
  if (!isSameName || !isSame) throw new ArchiveFault('two_headers', name)
  requireKnownFeatures({ flags, method, version: header.getUint16(4, true) }, name)
  const zip64 = readExtraFields(bytes.subarray(nameEnd, extraEnd), { place: 'local', name, rawName })
  const hasDescriptor = (flags & descriptorFlag) !== 0
  requireSameFacts(header, { entry, zip64 })
  const dataAt = startsAt + extraEnd
  const dataEnd = dataAt + compressedBytes
  if (dataEnd > endsAt) throw new ArchiveFault('overlap')
  const rest = new DataView(await file.slice(dataEnd, Math.min(endsAt, dataEnd + 25)).arrayBuffer())
  if (hasDescriptor) requireDescriptor(rest, { entry, sizeBytes: zip64 === null ? 4 : 8 })
  else if (rest.byteLength > 0) throw new ArchiveFault('bytes_between')
  return { ...entry, dataAt, hasDescriptor }
}

/** A header whose sizes come after the data may have zeros instead. */
function requireSameFacts(header: DataView, { entry, zip64 }: { entry: ArchiveEntry; zip64: DataView | null }): void {
  const { name, flags, crc, compressedBytes, unpackedBytes } = entry
  const given = [header.getUint32(22, true), header.getUint32(18, true)]
  if (zip64 !== null && zip64.byteLength !== 16) throw new ArchiveFault('large_sizes', name)
  const sizes = zip64 !== null && saysTheSame(zip64, given) ? given : readNumbers(zip64, { given, name })
  const facts = [header.getUint32(14, true), ...sizes]
  const isLater = (flags & descriptorFlag) !== 0
  const isSame = [crc, unpackedBytes, compressedBytes].every(
    (value, place) => facts[place] === value || (isLater && facts[place] === 0),
  )
  if (!isSame) throw new ArchiveFault('two_headers', name)
}

/** Python before 3.11.4 writes both sizes into the header and once more into the field for large files. */
function saysTheSame(zip64: DataView, given: readonly number[]): boolean {
  return given.every((value, place) => value !== elsewhere32 && Number(zip64.getBigUint64(place * 8, true)) === value)
}

/** Checksum and both sizes, usually behind a signature, and nothing else. */
function requireDescriptor(rest: DataView, { entry, sizeBytes }: { entry: ArchiveEntry; sizeBytes: 4 | 8 }): void {
  const plainBytes = 4 + 2 * sizeBytes
  const isSigned = rest.byteLength === plainBytes + 4
  if (!isSigned && rest.byteLength !== plainBytes) throw new ArchiveFault('descriptor', entry.name)
  if (isSigned && rest.getUint32(0, true) !== descriptorSignature) throw new ArchiveFault('descriptor', entry.name)
  const at = isSigned ? 4 : 0
  const size = (place: number) =>
    sizeBytes === 4 ? rest.getUint32(place, true) : Number(rest.getBigUint64(place, true))
  const isSame =
    rest.getUint32(at, true) === entry.crc &&
    size(at + 4) === entry.compressedBytes &&
    size(at + 4 + sizeBytes) === entry.unpackedBytes
  if (!isSame) throw new ArchiveFault('descriptor', entry.name)
}
