import { isReservedName } from './addon-name.ts'
import { ArchiveFault, type ArchiveProblemCode } from './archive-problems.ts'

const nameLengthMax = 240
const partBytesMax = 255

// Windows refuses these characters; control and format characters, private ones and noncharacters deceive people.
const unfitCharacters =
  /[<>:"|?*\\\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u{fdd0}-\u{fdef}\u{fffe}\u{ffff}]|\p{Default_Ignorable_Code_Point}/u

/** What is wrong with the path of an entry, or null. */
export function archiveNameProblem(name: string): ArchiveProblemCode | null {
  if (name.length > nameLengthMax) return 'name_length'
  if (name.startsWith('/') || /^[a-z]:/iu.test(name) || name.includes('\\')) return 'path'
  if (unfitCharacters.test(name)) return 'name_characters'
  if (name.normalize('NFC') !== name) return 'name_form'
  const parts = partsOf(name)
  if (parts.some((part) => part === '.' || part === '..')) return 'path'
  if (parts.some((part) => part === '' || /[. ]$/u.test(part))) return 'name_part'
  if (parts.some((part) => new TextEncoder().encode(part).length > partBytesMax)) return 'name_length'
  return foldedProblem(parts.map(foldName))
}

/**
 * Names that Windows, macOS or a careless program treats as the same have the same fold: without case, width, ligatures
 * and invisible characters. Some letters have a small form only by way of the large one, and the other way round.
 */
function foldName(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
}

/**
 * Refuses duplicate names, folders that are spelt in two ways, and files that are a folder of another entry. @throws
 * ArchiveFault
 */
export function requireOwnNames(names: readonly string[]): void {
  const seen = new Set<string>()
  const folders = new Map<string, string>()
  for (const name of names) {
    const parts = partsOf(name)
    const path = foldName(parts.join('/'))
    if (seen.has(path)) throw new ArchiveFault('name_twice', name)
    seen.add(path)
    const depth = name.endsWith('/') ? parts.length : parts.length - 1
    for (let count = 1; count <= depth; count += 1) {
      const folder = parts.slice(0, count).join('/')
      const spelling = folders.get(foldName(folder)) ?? folder
      if (spelling !== folder) throw new ArchiveFault('name_twice', name)
      folders.set(foldName(folder), folder)
    }
  }
  const file = names.find((name) => !name.endsWith('/') && folders.has(foldName(name)))
  if (file !== undefined) throw new ArchiveFault('file_and_folder', file)
}

/** Wide letters and small figures look like plain ones, and some programs make plain ones of them. */
function foldedProblem(parts: readonly string[]): ArchiveProblemCode | null {
  if (parts.some((part) => /[/\\:]/u.test(part) || /^\.{1,2}$/u.test(part))) return 'path'
  return parts.some(isReservedName) ? 'device_name' : null
}

function partsOf(name: string): string[] {
  return name.replace(/\/$/u, '').split('/')
}
