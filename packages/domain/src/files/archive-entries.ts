import type { ArchiveEntry } from './archive-directory.ts'
import { archiveNameProblem, requireOwnNames } from './archive-names.ts'
import { ArchiveFault, type ArchiveProblemCode } from './archive-problems.ts'

const unpackedBytesMax = 500_000_000
/** How many times larger an entry may become; a small one may consist of a single letter. */
const ratioMax = 100
const ratioCountsFromBytes = 1_048_576

const typeMask = 0o170_000
const fileType = 0o100_000
const folderType = 0o040_000
/** Attributes of DOS: a volume label, a folder, a device, and a place that leads elsewhere. */
const dosFolder = 0x10
const dosSpecial = 0x08 | 0x40 | 0x400
/** Systems whose programs write names and attributes as the common ones do: FAT, Unix, NTFS (two numbers), VFAT, macOS. */
const knownSystems = [0, 3, 10, 11, 14, 19]
const programVersionMax = 63

/** Judges what the directory says: names, kinds of files, and sizes (DECISIONS, Files). @throws ArchiveFault */
export function requireFitEntries(entries: readonly ArchiveEntry[]): void {
  for (const entry of entries) {
    const problem = archiveNameProblem(entry.name) ?? kindProblem(entry) ?? sizeProblem(entry)
    if (problem !== null) throw new ArchiveFault(problem, entry.name)
  }
  const unpacked = sumOf(entries.map(({ unpackedBytes }) => unpackedBytes))
  if (unpacked > unpackedBytesMax) throw new ArchiveFault('too_large')
  if (isBomb(unpacked, sumOf(entries.map(({ compressedBytes }) => compressedBytes)))) throw new ArchiveFault('ratio')
  requireOwnNames(entries.map(({ name }) => name))
}

function kindProblem({ name, madeBy, attributes, unpackedBytes }: ArchiveEntry): ArchiveProblemCode | null {
  if (!knownSystems.includes(madeBy >>> 8) || (madeBy & 0xff) > programVersionMax) return 'maker'
  const isFolder = name.endsWith('/')
  const type = (attributes >>> 16) & typeMask
  if (type !== 0 && type !== (isFolder ? folderType : fileType)) return 'link'
  if ((attributes & dosSpecial) !== 0 || (!isFolder && (attributes & dosFolder) !== 0)) return 'link'
  return isFolder && unpackedBytes > 0 ? 'folder_data' : null
}

function sizeProblem({ method, compressedBytes, unpackedBytes }: ArchiveEntry): ArchiveProblemCode | null {
  if (method === 0 && compressedBytes !== unpackedBytes) return 'size'
  return isBomb(unpackedBytes, compressedBytes) ? 'entry_ratio' : null
}

function isBomb(unpackedBytes: number, compressedBytes: number): boolean {
  return unpackedBytes >= ratioCountsFromBytes && unpackedBytes > compressedBytes * ratioMax
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
