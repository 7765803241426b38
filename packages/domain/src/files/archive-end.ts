import { ArchiveFault } from './archive-problems.ts'

/** Where the directory of an archive is, and how many entries it says it has. */
export type DirectoryPlace = {
  startsAt: number
  endsAt: number
  entryCount: number
  /** Whether only the record for large archives says where the directory begins. */
  isFar: boolean
}

const endBytes = 22
const endSignature = 0x06054b50
const locatorBytes = 20
const locatorSignature = 0x07064b50
const largeEndBytes = 56
const largeEndSignature = 0x06064b50
const tailBytes = endBytes + locatorBytes + largeEndBytes
const commentBytesMax = 65_535
/** In 16 and 32 bits: the true value is in the record for large archives. */
const elsewhere = [0xffff, 0xffff, 0xffffffff, 0xffffffff] as const

/**
 * Reads the end record, and the record for large archives if there is one. The directory ends where they begin, and
 * nothing comes after them. @throws ArchiveFault
 */
export async function readEnd(file: Blob): Promise<DirectoryPlace> {
  const tail = new DataView(await file.slice(Math.max(0, file.size - tailBytes)).arrayBuffer())
  const at = tail.byteLength - endBytes
  if (at < 0 || tail.getUint32(at, true) !== endSignature || tail.getUint16(at + 20, true) !== 0) {
    throw new ArchiveFault((await hasEarlierEnd(file)) ? 'bytes_behind' : 'cut_off')
  }
  if (tail.getUint16(at + 4, true) !== 0 || tail.getUint16(at + 6, true) !== 0) throw new ArchiveFault('several_files')
  const given = [
    tail.getUint16(at + 8, true),
    tail.getUint16(at + 10, true),
    tail.getUint32(at + 12, true),
    tail.getUint32(at + 16, true),
  ]
  const locatorAt = at - locatorBytes
  const isLarge = locatorAt >= 0 && tail.getUint32(locatorAt, true) === locatorSignature
  const endsAt = file.size - (isLarge ? tailBytes : endBytes)
  const values = isLarge ? readLargeEnd(tail, { given, endsAt }) : given
  return { ...placeOf(values, endsAt), isFar: isLarge && given[3] === elsewhere[3] }
}

function placeOf(values: readonly number[], endsAt: number): Omit<DirectoryPlace, 'isFar'> {
  const [countHere = 0, entryCount = 0, directoryBytes = 0, startsAt = 0] = values
  if (countHere !== entryCount) throw new ArchiveFault('entry_count')
  if (startsAt + directoryBytes > endsAt) throw new ArchiveFault('directory')
  if (startsAt + directoryBytes < endsAt) throw new ArchiveFault('bytes_between')
  return { startsAt, endsAt, entryCount }
}

/** The same four values in wider fields; the plain end record repeats them or says that they are here. */
function readLargeEnd(tail: DataView, { given, endsAt }: { given: readonly number[]; endsAt: number }): number[] {
  if (tail.byteLength < tailBytes || tail.getUint32(0, true) !== largeEndSignature) {
    throw new ArchiveFault('large_archive_record')
  }
  const wide = (at: number) => Number(tail.getBigUint64(at, true))
  const parts = [tail.getUint32(16, true), tail.getUint32(20, true), tail.getUint32(largeEndBytes + 4, true)]
  if (parts.some((part) => part !== 0)) throw new ArchiveFault('several_files')
  const values = [wide(24), wide(32), wide(40), wide(48)]
  // Many programs read this record only when the plain one lacks the offset of the directory.
  const isFar = given[3] === elsewhere[3]
  const isSame = given.every((value, place) => value === values[place] || (isFar && value === elsewhere[place]))
  const isInPlace = wide(4) === largeEndBytes - 12 && wide(largeEndBytes + 8) === endsAt
  const partCount = tail.getUint32(largeEndBytes + 16, true)
  if (!isSame || !isInPlace || partCount > 1) throw new ArchiveFault('large_archive_record')
  return values
}

/** Whether the archive ends somewhere before the file does. */
async function hasEarlierEnd(file: Blob): Promise<boolean> {
  const tail = new DataView(await file.slice(Math.max(0, file.size - endBytes - commentBytesMax)).arrayBuffer())
  for (let at = tail.byteLength - endBytes; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) === endSignature) return true
  }
  return false
}
