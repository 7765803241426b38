import { requireFitEntries } from './archive-entries.ts'
import { type PlacedEntry, readLayout } from './archive-layout.ts'
import { ArchiveFault, type ArchiveProblemCode } from './archive-problems.ts'
import { crc32 } from './crc32.ts'
import { isNestedArchive, nestedStartBytes } from './nested-archives.ts'

/** The verdict on a file: an archive fit to be published, a ZIP file with an error, or not a ZIP file. */
export type ArchiveVerdict =
  | { kind: 'fit'; names: string[] }
  | { kind: 'refused'; code: ArchiveProblemCode; problem: string }
  | { kind: 'no-zip' }

/** Gets the bytes of an entry, piece by piece, while they are checked. */
export type EntrySink = (name: string, piece: Uint8Array) => void

const descriptorSignature = [0x50, 0x4b, 0x07, 0x08]

/**
 * Judges a ZIP archive by its content, so strictly that all programs see the same names and bytes in it: first its
 * records, which costs little, then each entry by unpacking it. The first finding is answered. Nothing is kept.
 */
export async function judgeArchive(file: Blob, sink: EntrySink = () => {}): Promise<ArchiveVerdict> {
  if (!(await beginsAsArchive(file))) return { kind: 'no-zip' }
  try {
    const entries = await readLayout(file)
    requireFitEntries(entries)
    for (const entry of entries) await unpack(file, { entry, sink })
    return { kind: 'fit', names: entries.map(({ name }) => name) }
  } catch (error) {
    if (error instanceof ArchiveFault) return { kind: 'refused', code: error.code, problem: error.message }
    throw error
  }
}

/** An archive must begin with its first entry: anything before it could be a program of another kind. */
async function beginsAsArchive(file: Blob): Promise<boolean> {
  const [p, k, one, two] = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return p === 0x50 && k === 0x4b && ((one === 3 && two === 4) || (one === 5 && two === 6))
}

/** Reads an entry to its end, and no further than its size. @throws ArchiveFault */
async function unpack(file: Blob, { entry, sink }: { entry: PlacedEntry; sink: EntrySink }): Promise<void> {
  const { name, dataAt, compressedBytes, unpackedBytes, method, hasDescriptor } = entry
  const start = new Uint8Array(Math.min(nestedStartBytes, unpackedBytes))
  const isSought = hasDescriptor && method === 0
  let last = new Uint8Array(0)
  let checksum = 0
  let read = 0
  for await (const piece of piecesOf(file.slice(dataAt, dataAt + compressedBytes), entry)) {
    if (read + piece.length > unpackedBytes) throw new ArchiveFault('size', name)
    if (read < start.length) start.set(piece.subarray(0, start.length - read), read)
    // A program that reads from the front recognises the end of such data only by this signature.
    if (isSought) last = requireNoMark(joined(last, piece), name)
    checksum = crc32(piece, checksum)
    read += piece.length
    sink(name, piece)
  }
  if (read !== unpackedBytes) throw new ArchiveFault('size', name)
  if (checksum !== entry.crc) throw new ArchiveFault('checksum', name)
  if (isNestedArchive(name, start)) throw new ArchiveFault('nested', name)
}

async function* piecesOf(data: Blob, { name, method }: PlacedEntry): AsyncGenerator<Uint8Array> {
  const packed = data.stream()
  const reader = (method === 0 ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'))).getReader()
  let isOpen = true
  try {
    while (isOpen) {
      const { done, value } = await reader.read()
      if (done) isOpen = false
      else yield value
    }
  } catch (error) {
    isOpen = false
    // The stream reports its parts, and also refuses bytes after its end.
    throw error instanceof TypeError ? new ArchiveFault('data', name) : error
  } finally {
    // A caller that stops early wants no further bytes; a stream that has ended or failed cannot be cancelled.
    if (isOpen) await reader.cancel()
  }
}

/** Answers the last bytes, since a signature may begin in one piece and end in the next. */
function requireNoMark(bytes: Uint8Array, name: string): Uint8Array<ArrayBuffer> {
  for (let at = bytes.indexOf(0x50); at !== -1; at = bytes.indexOf(0x50, at + 1)) {
    const isMark = descriptorSignature.every((byte, place) => bytes[at + place] === byte)
    if (isMark) throw new ArchiveFault('descriptor_inside', name)
  }
  return bytes.slice(-3)
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}
