import { centralBytes, elsewhere32, readDirectory } from './archive-directory.ts'
import { readEnd } from './archive-end.ts'
import { ArchiveFault } from './archive-problems.ts'
import { crc32 } from './crc32.ts'

type Stamp = { name: string; data: Uint8Array }
type PlacedRecord = { record: Uint8Array; name: string; startsAt: number; endsAt: number }

const localBytes = 30
const endBytes = 22
const version = 20
/** Made by Unix, as a plain file that everybody may read. */
const madeBy = (3 << 8) | version
const attributes = 0o100_644 * 0x10000
/** 1 January 1980, so that the same stamp gives the same bytes on any day. */
const dosDate = 0x0021
const startAt = 42

/**
 * The same archive with one more file at its end, replacing an older one of that name; the bytes of all other files
 * stay the same. The archive was judged before. Nothing is copied: the answer reads the pieces of `file`. @throws
 * ArchiveFault for an archive whose directory is written in the form for large ones
 */
export async function stampArchive(file: Blob, stamp: Stamp): Promise<Blob> {
  const place = await readEnd(file)
  if (place.isFar) throw new ArchiveFault('large_archive_record')
  const directory = new Uint8Array(await file.slice(place.startsAt, place.endsAt).arrayBuffer())
  const entries = readDirectory(directory, place)
  const records = recordsOf(directory).map((record, index) => ({ record, entry: entries[index] }))
  const starts = entries.map(({ startsAt }) => startsAt).toSorted((one, other) => one - other)
  const kept = records.flatMap(({ record, entry }): PlacedRecord[] => {
    if (entry === undefined || entry.name.toLowerCase() === stamp.name.toLowerCase()) return []
    const { name, startsAt } = entry
    return [{ record, name, startsAt, endsAt: starts.find((start) => start > startsAt) ?? place.startsAt }]
  })
  const pieces: BlobPart[] = []
  const written: Uint8Array<ArrayBuffer>[] = []
  let at = 0
  for (const { record, name, startsAt, endsAt } of kept.toSorted((one, other) => one.startsAt - other.startsAt)) {
    pieces.push(file.slice(startsAt, endsAt))
    written.push(movedTo(record, { name, at }))
    at += endsAt - startsAt
  }
  const own = headersOf(stamp, at)
  pieces.push(own.local, new Uint8Array(stamp.data))
  written.push(own.central)
  const directoryAt = at + own.local.length + stamp.data.length
  return new Blob([...pieces, ...written, endOf(written, directoryAt)], { type: 'application/zip' })
}

/** The records of a directory that was already judged, so their lengths are right. */
function recordsOf(directory: Uint8Array): Uint8Array[] {
  const records: Uint8Array[] = []
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength)
  for (let at = 0; at < directory.length;) {
    const length =
      centralBytes + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    records.push(directory.subarray(at, at + length))
    at += length
  }
  return records
}

function movedTo(record: Uint8Array, { name, at }: { name: string; at: number }): Uint8Array<ArrayBuffer> {
  const moved = new Uint8Array(record)
  const view = new DataView(moved.buffer)
  if (view.getUint32(startAt, true) === elsewhere32) throw new ArchiveFault('large_sizes', name)
  view.setUint32(startAt, at, true)
  return moved
}

/** Both headers of the stamp, which is stored without compression. */
function headersOf({ name, data }: Stamp, at: number) {
  const rawName = new TextEncoder().encode(name)
  const local = new Uint8Array(localBytes + rawName.length)
  const central = new Uint8Array(centralBytes + rawName.length)
  local.set(rawName, localBytes)
  central.set(rawName, centralBytes)
  const facts = [
    ['16', version],
    ['16', 0],
    ['16', 0],
    ['16', 0],
    ['16', dosDate],
    ['32', crc32(data)],
    ['32', data.length],
    ['32', data.length],
    ['16', rawName.length],
  ] as const
  write(local, [['32', 0x04034b50], ...facts])
  write(central, [['32', 0x02014b50], ['16', madeBy], ...facts])
  const view = new DataView(central.buffer)
  view.setUint32(38, attributes, true)
  view.setUint32(startAt, at, true)
  return { local, central }
}

function endOf(records: readonly Uint8Array[], directoryAt: number): Uint8Array<ArrayBuffer> {
  const end = new Uint8Array(endBytes)
  const directoryBytes = records.reduce((sum, { length }) => sum + length, 0)
  write(end, [
    ['32', 0x06054b50],
    ['32', 0],
    ['16', records.length],
    ['16', records.length],
    ['32', directoryBytes],
    ['32', directoryAt],
  ])
  return end
}

/** Numbers one after the other, in the order of the format. */
function write(bytes: Uint8Array<ArrayBuffer>, numbers: readonly (readonly ['16' | '32', number])[]): void {
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [bits, value] of numbers) {
    if (bits === '16') view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += Number(bits) / 8
  }
}
