import type { DirectoryPlace } from './archive-end.ts'
import { readExtraFields } from './archive-extra-fields.ts'
import { ArchiveFault } from './archive-problems.ts'

/** What the directory of an archive says about one entry. Offsets are bytes from the start of the file. */
export type ArchiveEntry = {
  name: string
  rawName: Uint8Array
  flags: number
  /** 0 is stored, 8 is deflated; others are refused. */
  method: number
  /** Time and date in the form of DOS. */
  changedAt: number
  crc: number
  compressedBytes: number
  unpackedBytes: number
  startsAt: number
  /** The system and version that made the entry: the system is the high byte. */
  madeBy: number
  /** The Unix mode in the high half, the attributes of DOS in the low one. */
  attributes: number
}

/**
 * The flags of an entry that is packed with Deflate (1, 2), has its sizes after its data (3) or a name in UTF-8 (11).
 */
const knownFlags = 0b1000_0000_1110
const encryptionFlags = 0b10_0000_0100_0001
const utf8Flag = 0x0800
const centralSignature = 0x02014b50
export const centralBytes = 46
/** The highest version of the format that the common programs read. */
const versionMax = 63
/** In 16 and 32 bits: the true value is in the record for large archives. */
const elsewhere16 = 0xffff
export const elsewhere32 = 0xffffffff

/**
 * Reads all records of the directory, which must fill it exactly and be as many as the end record says. @throws
 * ArchiveFault
 */
export function readDirectory(bytes: Uint8Array, { entryCount, isFar }: DirectoryPlace): ArchiveEntry[] {
  const entries: ArchiveEntry[] = []
  let at = 0
  while (at < bytes.length) {
    if (entries.length === entryCount) throw new ArchiveFault('entry_count')
    const record = bytes.subarray(at)
    entries.push(readRecord(record, isFar ? 'all' : 'none'))
    at += recordBytes(record)
  }
  if (entries.length !== entryCount) throw new ArchiveFault('entry_count')
  return entries
}

/** Refuses flags, methods and versions that are not known everywhere. @throws ArchiveFault */
export function requireKnownFeatures(
  { flags, method, version }: Pick<ArchiveEntry, 'flags' | 'method'> & { version: number },
  name: string,
): void {
  if ((flags & encryptionFlags) !== 0) throw new ArchiveFault('encrypted', name)
  if ((flags & ~knownFlags) !== 0) throw new ArchiveFault('flags', name)
  if (method !== 0 && method !== 8) throw new ArchiveFault('method', name)
  if (version > versionMax) throw new ArchiveFault('maker', name)
}

/** Without the flag, each program guesses the encoding of a name that is not ASCII. @throws ArchiveFault */
function decodeName(raw: Uint8Array, flags: number): string {
  if ((flags & utf8Flag) === 0 && raw.some((byte) => byte > 0x7e)) {
    throw new ArchiveFault('name_unmarked', new TextDecoder('latin1').decode(raw))
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(raw)
  } catch {
    throw new ArchiveFault('name_encoding', new TextDecoder('latin1').decode(raw))
  }
}

/**
 * The numbers of a header. Those with the largest value are in the extra field for large files, which contains them and
 * nothing else. @throws ArchiveFault
 */
export function readNumbers(
  zip64: DataView | null,
  { given, name }: { given: readonly number[]; name: string },
): readonly number[] {
  const moved = given.filter((value) => value === elsewhere32).length
  if (zip64 === null && moved === 0) return given
  if (zip64 === null || moved === 0 || zip64.byteLength !== moved * 8) throw new ArchiveFault('large_sizes', name)
  let at = 0
  return given.map((value) => {
    if (value !== elsewhere32) return value
    at += 8
    return Number(zip64.getBigUint64(at - 8, true))
  })
}

function recordBytes(bytes: Uint8Array): number {
  const view = viewOf(bytes)
  return centralBytes + view.getUint16(28, true) + view.getUint16(30, true) + view.getUint16(32, true)
}

/** `far` says whether the end record names a large archive, in whose directory all numbers may be in extra fields. */
function readRecord(bytes: Uint8Array, far: 'all' | 'none'): ArchiveEntry {
  const view = viewOf(bytes)
  if (bytes.length < centralBytes || view.getUint32(0, true) !== centralSignature) throw new ArchiveFault('directory')
  if (recordBytes(bytes) > bytes.length) throw new ArchiveFault('directory')
  const nameEnd = centralBytes + view.getUint16(28, true)
  const extraEnd = nameEnd + view.getUint16(30, true)
  const flags = view.getUint16(8, true)
  const method = view.getUint16(10, true)
  const rawName = bytes.subarray(centralBytes, nameEnd)
  const name = decodeName(rawName, flags)
  requireKnownFeatures({ flags, method, version: view.getUint16(6, true) }, name)
  if (view.getUint16(32, true) > 0) throw new ArchiveFault('comment', name)
  const part = view.getUint16(34, true)
  if (part === elsewhere16) throw new ArchiveFault('large_sizes', name)
  if (part !== 0) throw new ArchiveFault('several_files')
  const zip64 = readExtraFields(bytes.subarray(nameEnd, extraEnd), { place: 'central', name, rawName })
  const given = [view.getUint32(24, true), view.getUint32(20, true), view.getUint32(42, true)]
  requireCommonForm(given, { name, far })
  const [unpackedBytes = 0, compressedBytes = 0, startsAt = 0] = readNumbers(zip64, { given, name })
  return {
    name,
    rawName,
    flags,
    method,
    changedAt: view.getUint32(12, true),
    crc: view.getUint32(16, true),
    compressedBytes,
    unpackedBytes,
    startsAt,
    madeBy: view.getUint16(4, true),
    attributes: view.getUint32(38, true),
  }
}

/** Programs disagree about a directory in which other numbers than these are in the extra field. */
function requireCommonForm(given: readonly number[], { name, far }: { name: string; far: 'all' | 'none' }): void {
  const [unpacked, compressed, startsAt] = given.map((value) => value === elsewhere32)
  const isCommon =
    unpacked === true && compressed === true && startsAt === true ? far === 'all' : !compressed && !startsAt
  if (!isCommon) throw new ArchiveFault('large_sizes', name)
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
