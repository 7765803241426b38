import { open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { type ArchiveEntry, archiveLimits, archiveProblem } from '@stratomate/domain/archive-rules'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import type { ArchiveFacts } from './ports.ts'

/** What an archive is: fit to be published, a ZIP file with something wrong in it, or no ZIP file. */
export type ArchiveVerdict =
  | ({ kind: 'fit'; warnings: string[] } & ArchiveFacts)
  | { kind: 'refused'; problem: string }
  | { kind: 'no-zip' }

/** Whether an archive in an archive is told or refused: the installer may have reasons, an add-on has none. */
export type NestedArchives = 'told' | 'refused'

const nestedStarts = ['504b0304', '504b0506', '52617221', '377abcaf271c', '1f8b08', '4d534346', 'fd377a58', '425a68']
const nestedNames = /\.(?:zip|rar|7z|gz|tgz|xz|bz2|cab|jar|tar)$/iu
const startBytes = 6

/**
 * Judges an archive by its content: first by its directory, which costs nothing, then by unpacking every entry and
 * comparing size and checksum. Nothing is written. The file name and what the sender called it do not matter.
 */
export async function judgeArchive(path: string, nested: NestedArchives): Promise<ArchiveVerdict> {
  if (!(await beginsAsArchive(path))) return { kind: 'no-zip' }
  let archive: ZipFile | null = null
  try {
    archive = await openPromise(path, {
      lazyEntries: true,
      autoClose: false,
      strictFileNames: true,
      validateEntrySizes: true,
    })
    return await judgeEntries(archive, nested)
  } catch (error) {
    return { kind: 'refused', problem: brokenBecause(error) }
  } finally {
    archive?.close()
  }
}

/** An archive begins with its first entry: anything before it could be a program of another kind. */
async function beginsAsArchive(path: string): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const start = Buffer.alloc(4)
    await file.read(start, 0, 4, 0)
    return start.equals(Buffer.from('PK\u0003\u0004')) || start.equals(Buffer.from('PK\u0005\u0006'))
  } finally {
    await file.close()
  }
}

async function judgeEntries(archive: ZipFile, nested: NestedArchives): Promise<ArchiveVerdict> {
  if (archive.entryCount > archiveLimits.entriesMax) {
    return {
      kind: 'refused',
      problem: `The archive has more than ${archiveLimits.entriesMax} entries.`,
    }
  }
  const entries: Entry[] = []
  for await (const entry of archive.eachEntry()) entries.push(entry)
  const facts: ArchiveEntry[] = []
  for (const entry of entries) facts.push(await factsOf(archive, entry))
  const problem = archiveProblem(facts)
  if (problem !== null) return { kind: 'refused', problem }
  const archives: string[] = []
  for (const entry of entries) {
    const start = await unpack(archive, entry)
    if (isNested(entry.fileName, start)) archives.push(entry.fileName)
  }
  const [first] = archives
  const holdsProgram = entries.some(({ fileName }) => /\.(?:exe|msi)$/iu.test(fileName))
  if (first === undefined) return { kind: 'fit', warnings: [], holdsProgram }
  const finding = `${JSON.stringify(first)}: it is an archive in the archive.`
  return nested === 'refused'
    ? { kind: 'refused', problem: finding }
    : { kind: 'fit', warnings: [finding], holdsProgram }
}

async function factsOf(archive: ZipFile, entry: Entry): Promise<ArchiveEntry> {
  const local = await archive.readLocalFileHeaderPromise(entry)
  const isSame = local.fileName.equals(entry.fileNameRaw) && local.compressionMethod === entry.compressionMethod
  if (!isSame) throw new ArchiveFault('Two places of the archive tell different things of the same entry.')
  return {
    name: entry.fileName,
    compressedBytes: entry.compressedSize,
    unpackedBytes: entry.uncompressedSize,
    method: entry.compressionMethod,
    isEncrypted: entry.isEncrypted(),
    mode: entry.externalFileAttributes >>> 16,
    startsAt: entry.relativeOffsetOfLocalHeader,
    endsAt: local.fileDataStart + entry.compressedSize,
  }
}

/** Reads an entry to its end and answers its first bytes; throws when size or checksum are not what was said. */
async function unpack(archive: ZipFile, entry: Entry): Promise<Buffer> {
  let checksum = 0
  let start = Buffer.alloc(0)
  for await (const piece of await archive.openReadStreamPromise(entry)) {
    if (!Buffer.isBuffer(piece)) throw new ArchiveFault('An entry could not be read.')
    checksum = crc32(piece, checksum)
    if (start.length < startBytes) start = Buffer.concat([start, piece.subarray(0, startBytes)])
  }
  if (checksum !== entry.crc32) throw new ArchiveFault('A checksum in the archive is not right: it was damaged.')
  return start
}

function isNested(name: string, start: Buffer): boolean {
  const hex = start.toString('hex')
  return nestedNames.test(name) || nestedStarts.some((signature) => hex.startsWith(signature))
}

class ArchiveFault extends Error {}

/** The reader's own sentences speak of its parts; people get ours. */
function brokenBecause(error: unknown): string {
  if (error instanceof ArchiveFault) return error.message
  const message = error instanceof Error ? error.message : ''
  if (/absolute path|relative path|invalid characters in fileName|invalid relative/iu.test(message)) {
    return 'A path in the archive leads out of its folder.'
  }
  if (/encrypt/iu.test(message)) return 'The archive is encrypted.'
  if (/too many bytes|not enough bytes|size/iu.test(message)) return 'A size in the archive is not true.'
  return 'The archive is broken or was cut off.'
}
