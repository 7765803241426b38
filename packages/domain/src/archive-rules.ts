import { isReservedName } from './addon-name.ts'

/** What an archive may hold (DECISIONS, Files). */
export const archiveLimits = {
  entriesMax: 1_000,
  unpackedBytesMax: 500_000_000,
  nameLengthMax: 240,
  /** How often larger an entry may get; small ones may be of one letter. */
  ratioMax: 100,
  ratioCountsFromBytes: 1_048_576,
} as const

/** What the directory of an archive says of one entry. Offsets are bytes from the start of the file. */
export type ArchiveEntry = {
  name: string
  compressedBytes: number
  unpackedBytes: number
  /** 0 is stored, 8 is deflated; others are refused. */
  method: number
  isEncrypted: boolean
  /** The Unix mode, or 0 when the archive has none. */
  mode: number
  startsAt: number
  endsAt: number
}

const typeMask = 0o170_000
const fileType = 0o100_000
const folderType = 0o040_000
// Windows refuses these in names, and control characters deceive people.
// oxlint-disable-next-line no-control-regex
const unfitCharacters = /[\u0000-\u001f\u007f-\u009f<>:"|?*\\\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** What is wrong with an archive by what its directory says, or null. The first finding is told. */
export function archiveProblem(entries: readonly ArchiveEntry[]): string | null {
  if (entries.length === 0) return 'The archive is empty.'
  if (entries.length > archiveLimits.entriesMax) return `The archive has more than ${archiveLimits.entriesMax} entries.`
  for (const entry of entries) {
    const problem = entryProblem(entry)
    if (problem !== null) return `${shown(entry.name)}: ${problem}`
  }
  const unpacked = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0)
  if (unpacked > archiveLimits.unpackedBytesMax) return 'The archive would unpack to more than 500 MB.'
  return overlapProblem(entries) ?? duplicateProblem(entries)
}

function entryProblem({ name, compressedBytes, unpackedBytes, method, isEncrypted, mode }: ArchiveEntry) {
  if (isEncrypted) return 'it is encrypted.'
  if (method !== 0 && method !== 8) return 'it is packed by a method that Windows does not know.'
  const type = mode & typeMask
  const isFolder = name.endsWith('/')
  if (type !== 0 && type !== (isFolder ? folderType : fileType)) return 'it is a link or a special file.'
  if (isFolder && unpackedBytes > 0) return 'it is a folder that holds data.'
  if (unpackedBytes >= archiveLimits.ratioCountsFromBytes && unpackedBytes > compressedBytes * archiveLimits.ratioMax) {
    return 'it unpacks to more than a hundred times its size.'
  }
  return nameProblem(name)
}

function nameProblem(name: string): string | null {
  if (name.length > archiveLimits.nameLengthMax) return 'its name is too long.'
  if (unfitCharacters.test(name)) return 'its name has characters that Windows refuses or that deceive.'
  if (name.startsWith('/')) return 'its path leads out of the folder.'
  const parts = name.replace(/\/$/u, '').split('/')
  if (parts.some((part) => part === '..' || part === '.')) return 'its path leads out of the folder.'
  if (parts.some((part) => part === '' || /[. ]$/u.test(part))) return 'its name has an empty part or ends with a dot.'
  if (parts.some(isReservedName)) return 'Windows keeps its name for itself.'
  return null
}

function overlapProblem(entries: readonly ArchiveEntry[]): string | null {
  const inOrder = entries.toSorted((one, other) => one.startsAt - other.startsAt)
  if (inOrder[0]?.startsAt !== 0) return 'The file begins with something other than the archive.'
  const overlaps = inOrder.some((entry, place) => entry.startsAt < (inOrder[place - 1]?.endsAt ?? 0))
  return overlaps ? 'Entries of the archive overlap.' : null
}

/** Windows takes names that differ in case for one, and a file cannot also be a folder. */
function duplicateProblem(entries: readonly ArchiveEntry[]): string | null {
  const seen = new Set<string>()
  const folders = new Set<string>()
  for (const { name } of entries) {
    const plain = plainName(name)
    if (seen.has(plain)) return `${shown(name)}: its name stands there twice.`
    seen.add(plain)
    const parts = plain.split('/')
    for (let count = 1; count < parts.length; count += 1) folders.add(parts.slice(0, count).join('/'))
  }
  const file = entries.find(({ name }) => !name.endsWith('/') && folders.has(plainName(name)))
  return file === undefined ? null : `${shown(file.name)}: it is both a file and a folder.`
}

function plainName(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\/$/u, '')
}

function shown(name: string): string {
  const text = JSON.stringify(name.replaceAll(new RegExp(unfitCharacters, 'gu'), '?'))
  return text.length > 80 ? `${text.slice(0, 77)}…"` : text
}
